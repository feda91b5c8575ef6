/** The sentence above the buttons: the question and its seat, or the seat waited for. */
import type { GameText } from '../../../engine/text/game.ts'
import { words } from '../../app/words.svelte.ts'
import type { TableController } from '../table-controller.svelte.ts'

export function questionOf(controller: TableController, text: GameText): string {
  const say = words.say.table
  const { ask, playback } = controller
  const several = controller.persons.length > 1
  const race = controller.racer.now
  if (controller.reads) return words.say.race.reading
  if (race?.reading) return words.say.race.othersRead
  if (race !== null && race.since === null) return words.say.race.ready
  if (controller.together) return controller.briefLine(playback.at - 1)
  if (playback.now.table.game.turn(playback.state).kind === 'over') return controller.briefLine(playback.at - 1)
  if (ask === null && controller.judged) return controller.lingers ? '' : words.say.race.ready
  if (ask === null) return controller.briefLine(playback.at - 1)
  switch (ask.kind) {
    case 'roll':
      return several ? say.yourTurn({ who: controller.name(ask.seat) }) : say.yourTurnAlone
    case 'faces': {
      const { seat, sides } = ask.turn
      if (controller.picksFirst) return say.whoStarts
      const who = seat === null ? null : controller.name(seat)
      const prompt = text.prompt?.(playback.state) ?? null
      if (prompt !== null) return who === null ? prompt : words.say.app.of({ what: who, about: prompt })
      return say.typeDice({ who, count: sides.length, purpose: text.purpose(playback.state) })
    }
    case 'move': {
      const question = controller.doubt?.why ?? controller.controls?.question ?? ''
      return several ? words.say.app.of({ what: controller.name(ask.seat), about: question }) : question
    }
  }
}
