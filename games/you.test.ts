/** Lines of real games, told to the person at the device. */
import { expect, test } from 'vitest'
import { playMatch } from '../bots/matches/match.ts'
import type { Game, Input } from '../engine/contract.ts'
import { Xoshiro128 } from '../engine/dice/random.ts'
import { readOptions } from '../engine/options.ts'
import { play } from '../engine/play.ts'
import { unwrap } from '../engine/result.ts'
import { LANGS, type Lang } from '../engine/text/lang.ts'
import { grammar as de } from '../engine/text/you/de.ts'
import { grammar as en } from '../engine/text/you/en.ts'
import { grammar as es } from '../engine/text/you/es.ts'
import { grammar as fr } from '../engine/text/you/fr.ts'
import { grammar as it } from '../engine/text/you/it.ts'
import { grammar as pt } from '../engine/text/you/pt.ts'
import { toYou, YOU } from '../engine/text/you/you.ts'
import { type GameId, partsOf, rulesOf } from './index.ts'

const GRAMMARS = { en, it, fr, es, de, pt }

const MATCHES: readonly [GameId, number, object][] = [
  ['dicy-cards', 2, {}],
  ['dicy-cards', 4, {}],
  ['dice-of-crowns', 2, {}],
  ['dice-of-crowns', 4, {}],
  ['dice-of-crowns', 1, {}],
  ['nine-dice', 3, {}],
  ['star-maps', 2, {}],
]

function next(game: Game, state: unknown, input: Input<unknown>): unknown {
  return unwrap(play(game, state, input))
}

test('says "you" to the person at the device', async () => {
  const you = en
  const told = (line: string): string => toYou(line.replaceAll('@', YOU), you)
  expect(told('@ rolls 3 4')).toBe('You roll 3 4')
  expect(told('@ passes and wakes 2 cards')).toBe('You pass and wake 2 cards')
  expect(told('@ rolls 2 3 and now has 2 3 4')).toBe('You roll 2 3 and now have 2 3 4')
  expect(told('Ben hands 1 scroll to @. Seven daggers: @ loses a claim')).toBe(
    'Ben hands 1 scroll to you. Seven daggers: you lose a claim',
  )
  expect(told('The dice show 5 and 6. @, Ann and Ben are stuck')).toBe(
    'The dice show 5 and 6. You, Ann and Ben are stuck',
  )
  expect(told('Ben passes')).toBe('Ben passes')
  const line = `${YOU} saca 2 3 y ahora tiene 2 3 4`
  expect(toYou(line, GRAMMARS.es)).toBe('Sacas 2 3 y ahora tienes 2 3 4')
  const toldIn = (lang: Lang, text: string): string => toYou(text.replaceAll('@', YOU), GRAMMARS[lang])
  // The verb tells who; with others before it, or without a verb, the pronoun stays.
  expect(toldIn('es', '@ se planta. En total: @ +3')).toBe('Te plantas. En total: tú +3')
  expect(toldIn('es', 'Empieza @ con la ruleta')).toBe('Empiezas tú con la ruleta')
  expect(toldIn('it', 'Tre pugnali: @ perde un diritto')).toBe('Tre pugnali: perdi un diritto')
  expect(toldIn('pt', '@ já escolheu')).toBe('Já escolheste')
})

test.each(LANGS)('knows the verbs of every line in %s', async (lang) => {
  const you = GRAMMARS[lang]
  const second = new Set(you.verbs.split(', ').map((pair) => pair.split(' ')[1]))
  const subject = new RegExp(`(?:^|[.!] )${you.name} ([^\\s,.:!]+)`, 'gu')
  const strange = new Set<string>()
  for (const [id, seats, given] of MATCHES) {
    const [game, { levels }, text] = await Promise.all([rulesOf(id), partsOf(id).bots(), partsOf(id).text(lang)])
    const options = readOptions(game, seats, given)
    const bot = levels[0]?.bot
    if (!options.ok || bot === undefined) throw new Error(`no game of ${id}`)
    const match = { game, options: options.value, seats: Array.from({ length: seats }, () => ({ bot })) }
    let before = game.setup(seats, options.value)
    playMatch(match, { dice: new Xoshiro128(7), bots: new Xoshiro128(8) }, ({ input }) => {
      const after = next(game, before, input)
      const line = toYou(text.line({ before, input, after, who: (seat) => (seat === 0 ? YOU : `Bot${seat}`) }), you)
      before = after
      for (const [found, verb = ''] of line.matchAll(subject)) {
        if (
          !second.has(verb) &&
          verb !== you.and.split('|')[0] &&
          !you.phrases.some(([, by]) => by.includes(`@ ${verb}`))
        )
          strange.add(`${found} | ${line}`)
      }
    })
  }
  expect([...strange]).toEqual([])
})
