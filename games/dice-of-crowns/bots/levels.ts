/** The bots' levels, from the weakest to the strongest: who lives at court. They are in logs and saved tables, and never change. */
export const LEVEL_IDS = ['squire', 'courtier', 'plotter', 'sovereign'] as const

export type LevelId = (typeof LEVEL_IDS)[number]
