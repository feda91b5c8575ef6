/** The bots' levels, from the weakest to the strongest: what grows in the cold. They are in logs and saved tables, and never change. */
export const LEVEL_IDS = ['snowflake', 'icicle', 'iceberg', 'avalanche'] as const

export type LevelId = (typeof LEVEL_IDS)[number]
