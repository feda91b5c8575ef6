/** The texts of `iacta sheets`: a sentence for every finding. Only that command loads them. */
import type { FindingCode } from '../../sheets/check.ts'
import type { SheetFault } from '../../sheets/sheet.ts'
import type { en } from './en.ts'

export type Code = FindingCode | SheetFault['code']

export type CheckTexts = typeof en
