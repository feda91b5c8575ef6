/** The drawn sheets, chapter by chapter. A released sheet never changes: logs name it by its id. */
import { CHAPTER_1 } from './chapter-1.ts'
import { CHAPTER_2 } from './chapter-2.ts'
import { CHAPTER_3 } from './chapter-3.ts'
import { CHAPTER_4 } from './chapter-4.ts'
import { CHAPTER_5 } from './chapter-5.ts'

export const DRAWN: readonly string[] = [...CHAPTER_1, ...CHAPTER_2, ...CHAPTER_3, ...CHAPTER_4, ...CHAPTER_5]
