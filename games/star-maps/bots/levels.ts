/** The bots' levels, from the weakest to the strongest: who looks at the sky. They are in logs and saved tables, and never change. */
export const LEVEL_IDS = ['stargazer', 'pilot', 'navigator', 'astronomer'] as const

export type LevelId = (typeof LEVEL_IDS)[number]
