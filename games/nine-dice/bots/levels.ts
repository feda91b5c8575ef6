/** The bots' levels, from the weakest to the strongest: how fast they are. They are in logs and saved tables, and never change. */
export const LEVEL_IDS = ['turtle', 'hare', 'fox', 'falcon'] as const

export type LevelId = (typeof LEVEL_IDS)[number]
