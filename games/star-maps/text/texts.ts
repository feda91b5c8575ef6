/** A language of Star Maps as the `GameText` that the command line, the pages and the server know. */

import type { RuleRef } from '../../../engine/contract.ts'
import type { GameText, RuleSentences } from '../../../engine/text/game.ts'
import { languagesAs } from '../../../engine/text/lang.ts'
import { bonusRule } from '../rules/bonuses.ts'
import type { Move } from '../rules/moves.ts'
import { BONUS_IDS, type BonusId } from '../rules/options.ts'
import type { State } from '../rules/state.ts'
import { chartOf } from '../sheets/library.ts'
import { bookOf, SCORINGS } from './book.ts'
import { describedMove } from './described.ts'
import type { Catalog } from './en.ts'
import { line, targetName } from './lines.ts'
import { boxName, circleName, sheetName } from './names.ts'
import { middle, place } from './places.ts'
import { reasonOf } from './reasons.ts'
import type { NamedRule, SkyTexts } from './sky/en.ts'

/** What the board and the terminal say beyond what every game does. */
export interface StarText extends GameText<State, Move> {
  readonly board: Catalog['board']
  readonly lesson: Catalog['lesson']
  readonly check: Catalog['check']
  readonly sky: SkyTexts
  readonly terminal: Catalog['terminal']
  /** Of a drawn sheet or a generated one. */
  sheetName(id: string): string
  /** The special scoring of a chapter, 1 to 5. */
  scoring(chapter: number): NamedRule
}

export function textOf(say: Catalog): StarText {
  const { sky } = say
  return {
    ...say,
    options: optionsOf(say),
    refusals: { ...say.refusals, ...bonusRefusals(say) },
    rules: bookOf(say),
    sheetName: (id) => sheetName(sky, id),
    scoring: (chapter) => sky.scorings[SCORINGS[chapter - 1] ?? 'C1'],
    move: (move, _, view) =>
      view === undefined ? label(say, move) : describedMove(say, chartOf(view.table.sheet), move),
    place: (state, seat) => place(say, state, seat),
    middle: (state) => middle(say, state),
    face: () => null,
    purpose: () => null,
    reason: (view, seat, move) => reasonOf(say, view, seat, move),
    line: (happening) => line(say, happening),
  }
}

function optionsOf({ options, sky }: Catalog): StarText['options'] {
  const names = BONUS_IDS.map((id) => [id, sky.bonuses[id].name])
  return {
    sheet: { ...options.sheet, values: {}, name: (id) => sheetName(sky, id) },
    bonuses: { ...options.bonuses, values: Object.fromEntries(names) },
    connectBonus: options.connectBonus,
  }
}

/** A bonus that is aimed at the wrong thing: its own rule says what it can do. B12 needs no aim. */
function bonusRefusals({ sky, book, moves }: Catalog): RuleSentences {
  const told = (id: BonusId): readonly [RuleRef, string] => {
    const { name, rule } = sky.bonuses[id]
    return [bonusRule(id), `${moves.bonus({ bonus: name, on: rule })} ${book.bonuses[id]}`]
  }
  return Object.fromEntries(BONUS_IDS.filter((id) => id !== 'note').map(told))
}

function label(say: Catalog, move: Move): string {
  const { moves, sky } = say
  switch (move.kind) {
    case 'write':
      return moves.write({ value: move.value, box: boxName(move.box) })
    case 'connect':
      return moves.connect({ circle: circleName(move.circle) })
    case 'bonus':
      return moves.bonus({ bonus: sky.bonuses[move.bonus].name, on: targetName(say, move.on) })
    case 'pass':
      return moves.pass
  }
}

/** What Star Maps says, in this language. */
export const loadText = languagesAs(textOf, {
  en: () => import('./en.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  de: () => import('./de.ts'),
  pt: () => import('./pt.ts'),
})
