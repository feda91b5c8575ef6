/** Lines of real games, told to the person at the device. */
import { describe, expect, test } from 'vitest'
import { playMatch } from '../bots/matches/match.ts'
import { Xoshiro128 } from '../engine/dice/random.ts'
import { isOffered, readOptions } from '../engine/options.ts'
import { play } from '../engine/play.ts'
import { unwrap } from '../engine/result.ts'
import { LANGS, type Lang } from '../engine/text/lang.ts'
import { grammar as de } from '../engine/text/you/de.ts'
import { grammar as en } from '../engine/text/you/en.ts'
import { grammar as es } from '../engine/text/you/es.ts'
import { grammar as fr } from '../engine/text/you/fr.ts'
import { grammar as it } from '../engine/text/you/it.ts'
import { grammar as pt } from '../engine/text/you/pt.ts'
import { toYou, verbsOf, YOU } from '../engine/text/you/you.ts'
import { EVERY } from './every.testing.ts'
import { type GameId, partsOf } from './index.ts'

const GRAMMARS = { en, it, fr, es, de, pt }

test('says "you" to the person at the device', async () => {
  const toldOf = async (id: GameId, lang: Lang, line: string): Promise<string> =>
    toYou(line.replaceAll('@', YOU), GRAMMARS[lang], (await partsOf(id).text(lang)).you)
  expect(await toldOf('dicy-cards', 'en', '@ rolls 3 4')).toBe('You roll 3 4')
  expect(await toldOf('dicy-cards', 'en', '@ passes and wakes 2 cards')).toBe('You pass and wake 2 cards')
  expect(await toldOf('dicy-cards', 'en', '@ rolls 2 3 and now has 2 3 4')).toBe('You roll 2 3 and now have 2 3 4')
  expect(await toldOf('dice-of-crowns', 'en', 'Ben hands 1 scroll to @. Seven daggers: @ loses a claim')).toBe(
    'Ben hands 1 scroll to you. Seven daggers: you lose a claim',
  )
  expect(await toldOf('star-maps', 'en', 'The dice show 5 and 6. @, Ann and Ben are stuck')).toBe(
    'The dice show 5 and 6. You, Ann and Ben are stuck',
  )
  expect(await toldOf('dicy-cards', 'en', 'Ben passes')).toBe('Ben passes')
  expect(await toldOf('dicy-cards', 'es', '@ saca 2 3 y ahora tiene 2 3 4')).toBe('Sacas 2 3 y ahora tienes 2 3 4')
  // The verb tells who; with others before it, or without a verb, the pronoun stays.
  expect(await toldOf('nine-dice', 'es', '@ se planta. En total: @ +3')).toBe('Te plantas. En total: tú +3')
  expect(await toldOf('nine-dice', 'es', 'Empieza @ con la ruleta')).toBe('Empiezas tú con la ruleta')
  expect(await toldOf('dice-of-crowns', 'it', 'Tre pugnali: @ perde un diritto')).toBe('Tre pugnali: perdi un diritto')
  expect(await toldOf('star-maps', 'pt', '@ já escolheu')).toBe('Já escolheste')
})

describe.each(EVERY)('$id', ({ rules, parts }) => {
  test.each(LANGS)('knows the verbs of every line in %s', async (lang) => {
    const [game, { levels }, text, { plan }] = await Promise.all([
      rules(),
      parts.bots(),
      parts.text(lang),
      parts.fixtures(),
    ])
    const you = GRAMMARS[lang]
    const second = new Set([...verbsOf(you, text.you).values(), you.and.split('|')[0]])
    const phrases = [...(text.you?.phrases ?? []), ...you.phrases]
    const subject = new RegExp(`(?:^|[.!] )${you.name} ([^\\s,.:!]+)`, 'gu')
    const bot = levels[0]?.bot ?? expect.fail('no bot')
    const strange = new Map<string, string>()
    for (const seats of [game.seats.min, 2, Math.min(4, game.seats.max)]) {
      const given = plan.options.filter((one) => isOffered(game, seats, one))[seats % 2] ?? {}
      const options = unwrap(readOptions(game, seats, given))
      let before = game.setup(seats, options)
      const match = { game, options, seats: Array.from({ length: seats }, () => ({ bot })) }
      playMatch(match, { dice: new Xoshiro128(7), bots: new Xoshiro128(8) }, ({ input }) => {
        const after = unwrap(play(game, before, input))
        const who = (seat: number): string => (seat === 0 ? YOU : `Bot${seat}`)
        const line = toYou(text.line({ before, input, after, who }), you, text.you)
        before = after
        for (const [found, verb = ''] of line.matchAll(subject)) {
          if (!second.has(verb) && !phrases.some(([, by]) => by.includes(`@ ${verb}`))) strange.set(found, line)
        }
      })
    }
    // Add the verb to `you` of the game's texts.
    expect([...strange]).toEqual([])
  })
})
