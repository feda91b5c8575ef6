/** What the picture in a page says: its questions, its labels, the list for those who do not see it. */
import type { Says } from '../../../../engine/text/catalog.ts'
import type { Medal } from '../sky/catalog.ts'

/** The questions. */
export interface QuestionTexts {
  readonly act: Says<{ low: number; high: number }>
  /** With equal dice. */
  readonly actEqual: Says<{ die: number }>
  /** A box is picked that takes either die's number. */
  /** The box that was tapped is lit. */
  readonly which: string
  readonly bonuses: Says<{ count: number }>
  readonly bonusTarget: Says<{ bonus: string; rule: string }>
  readonly secondTarget: Says<{ bonus: string }>
  readonly stuck: string
}

/** Buttons. */
interface ActionTexts {
  readonly noBonus: string
  readonly takeBack: string
  readonly otherBonus: string
  readonly value: Says<{ value: number }>
  readonly fill: string
  // While something is still to be picked.
  readonly pick: string
  readonly pickValue: string
  readonly pickBonus: string
  readonly aim: string
}

/** Labels of the things on the sheet. `shape` with its die: "drop, 1". */
export interface PieceTexts {
  readonly star: Says<{ star: string; shape: string }>
  readonly locked: Says<{ star: string; shape: string; lock: number }>
  readonly worth: Says<{ star: string; shape: string; points: number }>
  readonly unlocked: Says<{ star: string; shape: string; points: number }>
  readonly failed: Says<{ star: string; shape: string; lock: number }>
  /** Added where it lies in a closed arm. */
  readonly closed: string
  /** Added to the stars of the sheet's figure (C4). */
  readonly inFigure: Says<{ figure: string }>
  readonly empty: Says<{ box: string; stars: string }>
  readonly holds: Says<{ box: string; value: number; stars: string }>
  /** Added where it may be written now: "takes 2 or 5". */
  readonly takes: Says<{ values: string }>
  /** `links`: "s3 and b5". */
  readonly circle: Says<{ circle: string; links: string }>
  readonly filled: Says<{ circle: string; links: string }>
  readonly canFill: string
}

/** What a pick would do, before it is confirmed. */
interface PreviewTexts {
  /** `sum`: "5 − 2 = 3". */
  readonly difference: Says<{ star: string; sum: string }>
  readonly opens: Says<{ star: string }>
  readonly fails: Says<{ star: string; lock: number }>
  /** What the other box would have to hold. */
  readonly needs: Says<{ star: string; values: string }>
  readonly completes: Says<{ shape: string }>
  readonly armOpens: string
  readonly nothing: string
  /** "+5 points": the whole change of the total. */
  readonly change: Says<{ points: string }>
}

/** The sheet, and the things around it. */
interface SheetTexts {
  readonly chapter: Says<{ chapter: number; title: string }>
  readonly legend: string
  readonly sums: string
  readonly total: string
  readonly stars: Says<{ count: number; of: number }>
  readonly medals: Says<{ bronze: number; silver: number; gold: number }>
  readonly special: string
  readonly bonusBoxes: string
  readonly bonusFree: string
  readonly bonusUsed: Says<{ bonus: string }>
  readonly round: Says<{ round: number }>
  readonly zoomIn: string
  readonly zoomOut: string
  readonly whole: string
  readonly more: string
  readonly marks: string
  readonly print: string
  readonly printBlank: string
}

/** The choice of a sheet. */
interface PickerTexts {
  readonly chapters: string
  /** The sixth page: a sheet made from a word. */
  readonly fromWord: string
  readonly word: string
  readonly wordHelp: string
  readonly difficulty: string
  readonly surprise: string
}

/** The confirmation of a likely slip. */
interface SlipTexts {
  readonly pass: string
  readonly lock: string
}

/** The others' sheets, in miniature. */
interface OtherTexts {
  readonly title: string
  readonly sheetOf: Says<{ who: string; points: number }>
  readonly show: Says<{ who: string }>
  readonly back: string
  readonly choosing: Says<{ who: string }>
  readonly ready: Says<{ who: string }>
  readonly stuck: Says<{ who: string }>
  readonly revealed: string
}

/** The sheet as a list, for screen readers and small screens. */
interface ListTexts {
  readonly title: string
  readonly picture: string
  readonly stars: string
  readonly boxes: string
  readonly circles: string
  readonly possible: string
  /** A star's two boxes: "b3 holds 5, b7 is empty". */
  readonly boxHolds: Says<{ box: string; value: number }>
  readonly boxEmpty: Says<{ box: string }>
  /** Added to a box that hangs on an unfilled circle. */
  readonly via: Says<{ circle: string }>
  readonly none: string
}

/** What a game alone came to. */
interface EndingTexts {
  readonly found: Says<{ found: number; all: number }>
  /** `shapes`: those of which every star is discovered, joined. */
  readonly complete: Says<{ shapes: string }>
  readonly medals: { readonly [medal in Medal]: string }
  /** The medal to play for next time. */
  readonly next: { readonly [medal in Medal]: Says<{ points: number }> }
}

export interface BoardTexts {
  readonly questions: QuestionTexts
  readonly actions: ActionTexts
  readonly pieces: PieceTexts
  readonly preview: PreviewTexts
  readonly sheet: SheetTexts
  readonly picker: PickerTexts
  readonly slips: SlipTexts
  readonly others: OtherTexts
  readonly list: ListTexts
  readonly ending: EndingTexts
  readonly keys: {
    readonly [key in
      | 'move'
      | 'pick'
      | 'next'
      | 'previous'
      | 'die'
      | 'circles'
      | 'back'
      | 'pass'
      | 'zoom'
      | 'list'
      | 'marks'
      | 'others']: string
  }
}
