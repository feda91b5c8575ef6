/** What the asked seat is asked, what the buttons below the board say and do, and what an input sounds like. */
import type { Seat } from '../../../engine/contract.ts'
import type { GameText } from '../../../engine/text/game.ts'
import type { Action, Controls, KeyHint, Step } from '../../../kit/board.ts'
import { keyHints } from '../../../kit/keys.ts'
import type { Sound } from '../../../kit/sound.ts'
import { bonusRule } from '../rules/bonuses.ts'
import { type Move, PASS, type Target } from '../rules/moves.ts'
import { pageOf } from '../rules/page.ts'
import { owedTo, type State } from '../rules/state.ts'
import { chartOf } from '../sheets/library.ts'
import type { StarText } from '../text/texts.ts'
import { type Change, changeBy, changeOf } from './change.ts'
import { previewOf } from './labels.ts'
import {
  back,
  chosen,
  isOwed,
  pickValue,
  readingsOf,
  type StarScene,
  starText,
  tryMove,
  type Ui,
  usableBonuses,
} from './ui.ts'
import type { VOICES } from './voices.ts'

type Act = Action<Move, Ui>
type Said = Controls<Move, Ui>

export function controls(scene: StarScene, given: GameText<State, Move>): Said {
  const text = starText(given)
  const move = chosen(scene)
  if (move !== null) return confirming(scene, text, move)
  const readings = readingsOf(scene)
  if (readings.length > 1) return choosing(scene, text, readings)
  return isOwed(scene.state, scene.seat) ? aiming(scene, text) : acting(scene, text)
}

/** All is said: what it would do, and the button that does it. */
function confirming(scene: StarScene, text: StarText, move: Move): Said {
  const { state, seat } = scene
  const told = previewOf(text, chartOf(state.table.sheet), changeBy(state, seat, move))
  return {
    question: told.map(sentence).join(' '),
    primary: { label: labelOf(text, state, move), does: tryMove(scene, move) },
    others: [...stepBack(scene, text), ...passing(scene, text)],
  }
}

/** The written box or filled circle is lit on the sheet, so the label leaves out its name; lists and logs have it. */
function labelOf(text: StarText, state: State, move: Move): string {
  const { actions } = text.board
  if (move.kind === 'write') return actions.value({ value: move.value })
  return move.kind === 'connect' ? actions.fill : text.move(move, undefined, state)
}

const sentence = (words: string): string => (/[.!?…]$/.test(words) ? words : `${words}.`)

/** A box that takes several numbers. */
function choosing(scene: StarScene, text: StarText, readings: readonly Target[]): Said {
  const { questions, actions } = text.board
  const writes = readings.flatMap((on) => (on.kind === 'write' ? [on] : []))
  const values: Act[] = writes.map(({ value }) => ({
    label: actions.value({ value }),
    does: pickValue(scene, value),
    key: String(value),
  }))
  const [first] = values
  return {
    question: questions.which,
    primary: { label: actions.pickValue, does: { kind: 'refused', rule: 'R5' } },
    // More than a few stand on the board itself.
    others: [...(first !== undefined && values.length <= 2 ? values : []), ...stepBack(scene, text)],
  }
}

/** R4 to R7. */
function acting(scene: StarScene, text: StarText): Said {
  const { low, high } = scene.state
  const { questions, actions } = text.board
  return {
    question: low === high ? questions.actEqual({ die: low }) : questions.act({ low, high }),
    primary: { label: actions.pick, does: { kind: 'refused', rule: 'R7' } },
    others: stepBack(scene, text),
  }
}

/** R9. */
function aiming(scene: StarScene, text: StarText): Said {
  const { state, seat, ui } = scene
  const { questions, actions } = text.board
  const others = [...stepBack(scene, text), ...passing(scene, text)]
  if (ui.bonus === null) {
    const question = questions.bonuses({ count: owedTo(state, seat) })
    return { question, primary: { label: actions.pickBonus, does: { kind: 'refused', rule: 'R9' } }, others }
  }
  const { name: bonus, rule } = text.sky.bonuses[ui.bonus]
  const question = ui.picks.length > 0 ? questions.secondTarget({ bonus }) : questions.bonusTarget({ bonus, rule })
  return { question, primary: { label: actions.aim, does: { kind: 'refused', rule: bonusRule(ui.bonus) } }, others }
}

function stepBack(scene: StarScene, { board: { actions } }: StarText): Act[] {
  const does = back(scene)
  if (does.kind !== 'ui') return []
  const { ui } = scene
  const bare = ui.picks.length === 0 && ui.value === 0
  return [{ label: bare ? actions.otherBonus : actions.takeBack, does, key: 'Esc' }]
}

function passing(scene: StarScene, { board: { actions } }: StarText): Act[] {
  if (!isOwed(scene.state, scene.seat)) return []
  return [{ label: actions.noBonus, does: tryMove(scene, PASS), key: 'p' }]
}

const KEYS = {
  ...{ move: '← → ↑ ↓', pick: '␣', next: 'N', previous: 'B', circles: 'C', die: '1–6', back: 'Esc', pass: 'P' },
  ...{ zoom: '+ − 0', marks: 'K', list: 'I', others: 'O' },
}

export function keys(given: GameText<State, Move>): readonly KeyHint[] {
  return keyHints(KEYS, starText(given).board.keys)
}

/** A bonus that is given up, and a lock that fails with an arm behind it: neither comes back. */
export function slip(state: State, seat: Seat, move: Move, given: GameText<State, Move>): string | null {
  const { slips } = starText(given).board
  if (move.kind === 'pass') return usableBonuses(state, seat).length > 0 ? slips.pass : null
  const chart = chartOf(state.table.sheet)
  const lost = changeBy(state, seat, move).stars.find(
    ({ star, kind }) => kind === 'failed' && (chart.opens[star] ?? 0) !== 0,
  )
  return lost === undefined ? null : slips.lock
}

/** The changes of a step that all viewers may see, by seat: nothing still hidden. */
export function changesOf({ before, after }: Pick<Step<State>, 'before' | 'after'>): readonly (Change | null)[] {
  const chart = chartOf(after.table.sheet)
  return after.pages.map((page, seat) => {
    const last = pageOf(before, seat)
    return last === page || JSON.stringify(last) === JSON.stringify(page) ? null : changeOf(chart, last, page)
  })
}

/** Hidden changes make no sound either. */
export function sound(step: Step<State, Move>): Sound<keyof typeof VOICES> | null {
  if (step.input.kind === 'throw' && step.after.round === 1) return { kind: 'begin' }
  const changes = changesOf(step).flatMap((change) => change ?? [])
  const kinds = changes.flatMap(({ stars }) => stars.map(({ kind }) => kind))
  if (changes.length === 0) return null
  if (kinds.includes('opened')) return { kind: 'unlock' }
  if (kinds.includes('found')) return { kind: 'star' }
  return { kind: kinds.includes('failed') ? 'thud' : 'chalk' }
}
