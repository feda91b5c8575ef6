/** The sentence above the buttons: what is asked of whom, or whom one waits for. */
import type { GameText } from '../../../engine/text/game.ts'
import { words } from '../../app/words.svelte.ts'
import type { Sitting } from '../sitting.svelte.ts'

export function questionOf(sitting: Sitting, text: GameText): string {
  const say = words.say.table
  const { ask, presenter } = sitting
  const several = sitting.persons.length > 1
  const race = sitting.racer.now
  if (sitting.reads) return words.say.race.reading
  if (race?.reading) return words.say.race.othersRead
  if (race !== null && race.since === null) return words.say.race.ready
  if (sitting.together) return sitting.briefLine(presenter.at - 1)
  if (presenter.now.table.game.turn(presenter.state).kind === 'over') return sitting.briefLine(presenter.at - 1)
  if (ask === null && sitting.judged) return sitting.lingers ? '' : words.say.race.ready
  if (ask === null) return sitting.briefLine(presenter.at - 1)
  switch (ask.kind) {
    case 'roll':
      return several ? say.yourTurn({ who: sitting.name(ask.seat) }) : say.yourTurnAlone
    case 'faces': {
      const { seat, sides } = ask.turn
      if (sitting.picksFirst) return say.whoStarts
      const who = seat === null ? null : sitting.name(seat)
      const prompt = text.prompt?.(presenter.state) ?? null
      if (prompt !== null) return who === null ? prompt : words.say.app.of({ what: who, about: prompt })
      return say.typeDice({ who, count: sides.length, purpose: text.purpose(presenter.state) })
    }
    case 'move': {
      const question = sitting.doubt?.why ?? sitting.controls?.question ?? ''
      return several ? words.say.app.of({ what: sitting.name(ask.seat), about: question }) : question
    }
  }
}
