/**
 * The bots' levels, from the weakest to the strongest: the people of a court. Logs and saved tables contain these ids, so they never
 * change.
 */
export const LEVEL_IDS = ['squire', 'courtier', 'plotter', 'sovereign'] as const

export type LevelId = (typeof LEVEL_IDS)[number]
