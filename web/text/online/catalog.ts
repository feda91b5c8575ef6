/** The texts of online play: described here once, written in six languages beside it. */
import type { online, practice, race } from './en.ts'

export type RaceTexts = typeof race

export type PracticeTexts = typeof practice

/** Tables on a server: opening one, its lobby, its phrases, the shared screen, the lists. */
export type OnlineTexts = typeof online
