import { plural } from '../../../engine/text/lang.ts'
import { board } from './board/de.ts'
import { book } from './book/de.ts'
import type { Catalog } from './catalog.ts'
import { COVERS } from './covers.ts'

const claims = (n: number) => plural('de', n, { one: `${n} Anspruch`, other: `${n} Ansprüche` })
const daggers = (n: number) => plural('de', n, { one: `${n} Dolch`, other: `${n} Dolche` })
const fate = (n: number) => plural('de', n, { one: `${n} Schicksalsmarke`, other: `${n} Schicksalsmarken` })

export const de = {
  lang: 'de',
  ...COVERS.de,
  notation:
    'Spielzüge schreibt man „stop“, „reroll skulls“, „hand 1:2 3:1“ (zwei Schriftrollen an Platz 1, eine an Platz ' +
    '3; Plätze zählen ab 0), „give 0:1“, „take claim“, „steal 1“, „fate 0 dagger“, „accept“, „avenge 1“, „forgive“ ' +
    'oder „pass 2“.',
  things: {
    crown: ({ count }) => plural('de', count, { one: `${count} Krone`, other: `${count} Kronen` }),
    dagger: ({ count }) => daggers(count),
    skull: ({ count }) => `${count} Schädel`,
    scroll: ({ count }) => plural('de', count, { one: `${count} Schriftrolle`, other: `${count} Schriftrollen` }),
    claim: ({ count }) => claims(count),
    fate: ({ count }) => fate(count),
    token: ({ count }) => plural('de', count, { one: `${count} Kronenmarke`, other: `${count} Kronenmarken` }),
  },
  kinds: { crown: 'Krone', dagger: 'Dolch', skull: 'Schädel', scroll: 'Schriftrolle' },
  fated: {
    crown: 'eine Krone',
    dagger: 'einen Dolch',
    skull: 'einen Schädel',
    scroll: 'eine zurückgekommene Schriftrolle',
    fresh: 'eine eben gewürfelte Schriftrolle',
  },
  seat: ({ seat }) => `Platz ${seat}`,
  share: ({ dice, who }) => `${dice} an ${who}`,
  options: {
    claims: {
      label: 'Ansprüche',
      help: 'Wie viele Ansprüche den Thron bringen (R12, R13): drei im Grundspiel, fünf im erweiterten Spiel.',
      values: { 3: '3 Ansprüche', 5: '5 Ansprüche' },
    },
    rivalDagger: {
      label: 'Ein Dolch aus deiner Schriftrolle',
      help:
        'Was mit einem Dolch geschieht, den jemand anderes würfelt (R6). Laut Verlag gibt man ihn, wem man will; ' +
        'laut der italienischen Übersicht behält man ihn.',
      values: { give: 'Wird weitergegeben', keep: 'Wird behalten' },
    },
    sixCrowns: {
      label: 'Sechs Kronen',
      help: 'Die Übersicht gibt einen Anspruch für drei bis sechs Kronen; der Text spricht von einem je drei (R10).',
      values: { 1: '1 Anspruch', 2: '2 Ansprüche' },
    },
    sevenSkulls: {
      label: 'Sieben Schädel',
      help:
        'Die Übersicht gibt einen gestohlenen Anspruch, der Text bis zu zwei: dann wird einer gestohlen, und einer ' +
        'kommt aus dem Vorrat (R10).',
      values: { steal: 'Einen Anspruch stehlen', 'steal-and-claim': 'Einen stehlen, einen nehmen' },
    },
    sevenDaggers: {
      label: 'Sieben Dolche',
      help: 'Was sieben Dolche außer dem Verrat bewirken (R9): die italienische Übersicht, der Prototyp oder nichts.',
      values: {
        'lose-claim': 'Ein Anspruch geht verloren',
        'everyone-dagger': 'Ein Dolch für jede Person',
        nothing: 'Nichts',
      },
    },
    vengeance: {
      label: 'Rache',
      help:
        'Nach einem Verrat mit vier bis sechs Dolchen kannst du die Dolche über den dritten hinaus oder alle einer ' +
        'einzigen Person geben (R14).',
      values: { off: 'Aus', excess: 'Die über den dritten hinaus', all: 'Alle Dolche' },
    },
    fate: {
      label: 'Schicksal',
      help:
        'Schädel können Schicksalsmarken bringen; damit würfelt man einen einzelnen Würfel neu, auch gegen einen ' +
        'Verrat (R15).',
      values: { off: 'Aus', on: 'An' },
    },
    fateIncome: {
      label: 'Schicksalsmarken für Schädel',
      help: 'Das Heft sagt „1 oder 2“, aber nicht, wann. Zählt nur, wenn mit Schicksal gespielt wird (R15).',
      values: { 'per-three': '3–5 Schädel: 1, ab 6: 2', 'five-for-two': '3–4 Schädel: 1, ab 5: 2' },
    },
    crownDefence: {
      label: 'Verteidigung der Krone',
      help:
        'Der letzte Anspruch ist die Krone, und du musst sie einen ganzen eigenen Zug lang behalten, um zu ' +
        'gewinnen (R16).',
      values: { off: 'Aus', on: 'An' },
    },
    tokens: {
      label: 'Kronenmarken',
      help: 'Wie viele Kronenmarken zum Sieg gegen Varrick nötig sind (S1).',
      values: { 3: '3 Marken', 5: '5 Marken', 7: '7 Marken' },
    },
  },
  refusals: {
    R4: 'Dolche, die du in deinem eigenen Zug würfelst, liegen fest in deinem Bereich.',
    R5: 'Der Bote schützt die Person am Zug: Gib deine Dolche jemand anderem.',
    R6:
      'Wenn du gefragt wirst, und nur dann, übergib alle eben gewürfelten Schriftrollen an andere oder vergib alle ' +
      'Dolche, die du in einem fremden Zug gewürfelt hast.',
    R8: 'Neu würfeln kannst du nur, was lose vor dir liegt: alle Schädel, alle Schriftrollen oder beides.',
    R9: 'Ein Verrat lässt sich nur hinnehmen oder mit Schicksal abwenden, und vorher gibt es nichts hinzunehmen.',
    R10: 'Eine Belohnung nimmst du, wenn du aufgehört hast, und nur eine, die deine Würfel verdient haben.',
    R14: 'Rache trifft eine einzige Person, und nur nach einem Verrat mit vier, fünf oder sechs Dolchen.',
    R15:
      'Das Schicksal würfelt einen Würfel neu, der da liegt, für 1 Marke, wenn es deiner ist, und 2, wenn nicht; als ' +
      'Belohnung braucht es drei Schädel und Marken im Vorrat.',
    R16:
      'Die Krone ist nur für sieben Kronen oder sieben Schädel eine Belohnung, und nur, solange jemand anderes sie ' +
      'hat.',
    S3: 'Sag, wie viele der eben gewürfelten Dolche an Varrick gehen: keine, einige oder alle.',
    S6: 'Du musst neu würfeln: alle Schädel oder alle Schriftrollen, die lose vor dir liegen, oder beides.',
  },
  clashes: {
    S1:
      'Die Zahl der Kronenmarken gehört zum Spiel für eine Person, alle anderen Optionen zu Tischen ab zwei ' +
      'Personen.',
  },
  moves: {
    hand: ({ shares }) => `${shares} übergeben`,
    give: ({ shares }) => `${shares} geben`,
    stop: 'Aufhören',
    reroll: {
      skulls: 'Schädel neu würfeln',
      scrolls: 'Schriftrollen neu würfeln',
      both: 'Schädel und Schriftrollen neu würfeln',
    },
    fate: ({ die, who }) => `Schicksal: ${die} von ${who} neu würfeln`,
    accept: 'Den Verrat hinnehmen',
    take: { claim: 'Den Anspruch nehmen', fate: 'Schicksalsmarken nehmen', crown: 'Die Krone nehmen' },
    steal: ({ who }) => `Einen Anspruch von ${who} stehlen`,
    avenge: ({ who }) => `Rache an ${who}`,
    forgive: 'Keine Rache',
    pass: ({ count }) => (count === 0 ? 'Alle Dolche behalten' : `${daggers(count)} an Varrick geben`),
  },
  place: {
    locked: ({ dice }) => `Fest: ${dice}`,
    loose: ({ dice }) => `Lose: ${dice}`,
    fresh: ({ dice }) => `Zu übergeben: ${dice}`,
    handed: ({ dice }) => `Gleich zu würfeln: ${dice}`,
    giving: ({ dice }) => `Zu vergeben: ${dice}`,
    inHand: ({ count }) => `In der Hand: ${count} Würfel`,
    crown: 'Hat die Krone',
    messenger: 'Vom Boten geschützt',
    crownInMiddle: 'Die Krone liegt in der Mitte',
    supply: ({ count }) => `Im Vorrat: ${fate(count)}`,
    varrick: ({ things }) => `Varrick hat ${things}`,
    captive: ({ dice }) => `${dice} (gefangen)`,
  },
  purpose: {
    first: 'um zu bestimmen, wer beginnt',
    answer: 'für die übergebenen Schriftrollen, im Uhrzeigersinn, links von der Person am Zug beginnend',
    fate: 'für den Würfel, den das Schicksal neu würfelt',
    varrick: 'für Varrick',
  },
  lines: {
    first: ({ who }) => `${who} beginnt`,
    rolled: ({ who, dice }) => `${who} würfelt ${dice}`,
    messenger: ({ who }) => `Der Bote schützt ${who} in diesem Zug`,
    handed: ({ who, shares }) => `${who} übergibt ${shares}`,
    gave: ({ who, shares }) => `${who} gibt ${shares}`,
    kept: ({ who, dice }) => `${who} behält ${dice}`,
    gaveAndKept: ({ who, shares, dice }) => `${who} gibt ${shares} und behält ${dice}`,
    stopped: ({ who }) => `${who} hört auf`,
    rerolls: ({ who, dice }) => `${who} würfelt ${dice} neu`,
    fateOwn: ({ who, die }) => `${who} gibt 1 Schicksalsmarke aus, um ${die} neu zu würfeln`,
    fateRival: ({ who, die, other }) => `${who} gibt 2 Schicksalsmarken aus, um ${die} von ${other} neu zu würfeln`,
    accepted: ({ who }) => `${who} nimmt den Verrat hin`,
    betrayal: 'Verrat',
    doubt: 'Verrat, wenn das Schicksal ihn nicht abwendet',
    ambush: ({ who, dice }) => `${who} beginnt mit ${dice}`,
    loses: ({ who }) => `Sieben Dolche: ${who} verliert einen Anspruch`,
    everyone: 'Sieben Dolche: einer für jede Person',
    avenged: ({ who, other, dice }) => `${who} nimmt Rache: ${dice} an ${other}`,
    forgave: ({ who }) => `${who} verzichtet auf Rache`,
    took: ({ who, count }) => `${who} nimmt ${claims(count)}`,
    tookFate: ({ who, count }) => `${who} nimmt ${fate(count)}`,
    tookCrown: ({ who }) => `${who} nimmt die Krone`,
    tookCrownFrom: ({ who, other }) => `${who} nimmt ${other} die Krone ab`,
    stole: ({ who, other }) => `${who} stiehlt ${other} einen Anspruch`,
    full: ({ who }) => `${who} kann keine weiteren Ansprüche haben`,
    skipped: ({ who }) => `${who} hat keine Würfel und setzt aus`,
    won: ({ who }) => `${who} erobert den Thron`,
    defended: ({ who }) => `${who} hat die Krone verteidigt und erobert den Thron`,
    brought: ({ who, dice }) => `Die Schädel bringen ${who} ${dice}`,
    captured: ({ who }) => `Eine Krone von ${who} gerät in Gefangenschaft`,
    freed: ({ who }) => `${who} befreit eine gefangene Krone`,
    robbed: ({ who }) => `Varrick nimmt ${who} eine Kronenmarke ab`,
    gained: ({ who }) => `${who} bekommt eine Kronenmarke`,
    turnOver: 'Der Zug ist zu Ende',
    timeUp: 'Die Zeit ist um',
  },
  board,
  book,
} satisfies Catalog
