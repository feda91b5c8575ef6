import { plural } from '../../../engine/text/lang.ts'
import { grammar } from '../../../engine/text/you/de.ts'
import { book, lesson } from './book/de.ts'
import { COVERS } from './covers.ts'
import type { Catalog } from './en.ts'

const claims = (n: number) => plural('de', n, { one: `${n} Anspruch`, other: `${n} Ansprüche` })

const daggers = (n: number) => plural('de', n, { one: `${n} Dolch`, other: `${n} Dolche` })

const scrolls = (n: number) => plural('de', n, { one: `${n} Schriftrolle`, other: `${n} Schriftrollen` })

const fate = (n: number) => plural('de', n, { one: `${n} Schicksalsmarke`, other: `${n} Schicksalsmarken` })

const isYou = (who: string) => who === grammar.name

const to = (who: string) => `an ${isYou(who) ? 'dich' : who}`

const board = {
  questions: {
    hand: ({ count }) => `Du hast ${scrolls(count)} gewürfelt. Wer bekommt sie?`,
    handLeft: ({ count }) => `Noch ${scrolls(count)} zu übergeben.`,
    handReady: 'Alle Schriftrollen sind verteilt. Übergeben?',
    give: ({ who, count }) =>
      `${who} ist dran, und du hast ${daggers(count)} gewürfelt. ${count === 1 ? 'Wer bekommt ihn?' : 'Wer bekommt sie?'}`,
    giveLeft: ({ count }) => `Noch ${daggers(count)} zu verteilen.`,
    giveReady: 'Jeder Dolch hat sein Opfer. Verteilen?',
    protected: ({ who }) => `Der Bote schützt ${who} vor Dolchen.`,
    choose: 'Hör auf oder würfle neu: Schädel, Schriftrollen oder beides.',
    chooseOne: 'Hör auf oder würfle neu.',
    chooseFate: 'Hör auf, würfle neu oder setz Schicksal für einen Würfel ein.',
    onlyStop: 'Du hast keine losen Würfel: Du kannst nur aufhören.',
    onlyFate: 'Du hast keine losen Würfel: Hör auf oder setz Schicksal für einen Würfel ein.',
    fate: 'Welchen Würfel soll das Schicksal neu würfeln? Ein eigener kostet 1 Marke, ein fremder 2.',
    betrayed: ({ count }) => `${daggers(count)}: Verrat. Nimm ihn hin oder setz Schicksal für einen Würfel ein.`,
    reward: 'Wähl deine Belohnung.',
    vengeance: ({ count }) => `Rache: Wer bekommt ${count} deiner Dolche?`,
    keep: ({ count }) =>
      `Du hast ${daggers(count)} gewürfelt. ${count === 1 ? 'Geht er an Varrick?' : 'Wie viele gehen an Varrick?'}`,
    again: 'Der Zug geht weiter. Was würfelst du neu?',
  },
  buttons: {
    hand: 'Übergeben',
    handTo: ({ who, count }) => `${scrolls(count)} ${to(who)}`,
    deal: 'Gleichmäßig verteilen',
    clear: 'Zurücklegen',
    give: 'Verteilen',
    giveTo: ({ who, count }) => `${daggers(count)} ${to(who)}`,
    keepAll: ({ count }) => `${daggers(count)} behalten`,
    stopFor: ({ reward }) => `Aufhören: ${reward}`,
    rerollSkulls: ({ count }) => `${count} Schädel neu würfeln`,
    rerollScrolls: ({ count }) => `${scrolls(count)} neu würfeln`,
    rerollBoth: ({ count }) => (count === 2 ? 'Beide neu würfeln' : `Alle ${count} neu würfeln`),
    fate: 'Schicksal einsetzen',
    fateDone: 'Doch kein Schicksal',
    claim: ({ count }) => `${claims(count)} nehmen`,
    takeFate: ({ count }) => `${fate(count)} nehmen`,
    passNone: 'Keinen abgeben',
    more: ({ who }) => `Noch einen Würfel ${to(who)}`,
  },
  pieces: {
    area: ({ who }) => `${who}: Bereich`,
    middle: 'Die Mitte',
    dieHanded: ({ die }) => `Gleich zu würfeln: ${die}`,
    dieGiving: ({ die }) => `Zu verteilen: ${die}`,
    dieLocked: ({ die }) => `${die}, fest`,
    dieLoose: ({ die }) => `${die}, lose`,
    dieFresh: ({ die }) => `${die}, zu übergeben`,
    dieInHand: 'Ein Würfel in der Hand',
    dieFate: ({ die, count }) => `${die}: für ${fate(count)} neu würfeln`,
    claims: ({ count, of }) => `${count} von ${of} Anspruchsmarken`,
    supply: ({ count }) => `${fate(count)} im Vorrat`,
    crownOf: ({ who }) => `Die Krone: ${who}`,
    crownInMiddle: 'Die Krone liegt in der Mitte',
    messenger: ({ who }) => `Vom Boten in diesem Zug geschützt: ${who}`,
    varrick: 'Onkel Varrick',
    tokens: ({ who, count, of }) => `${who}: ${count} von ${of} Kronenmarken`,
    onTurn: 'Jetzt dran',
    betrayed: 'Verrat',
  },
  slip: 'Wenn du jetzt aufhörst, bekommst du nichts.',
  keys: {
    seat: 'Noch einen Würfel an diesen Platz',
    fewer: 'Einen Würfel zurücklegen',
    deal: 'Gleichmäßig verteilen',
    clear: 'Alles zurücklegen',
  },
  ending: { won: 'Die Krone gehört dir', lost: 'Varrick behält den Thron' },
} satisfies Catalog['board']

export const de = {
  lang: 'de',
  ...COVERS.de,
  notation:
    'So schreibst du einen Zug: „stop“, „reroll skulls“, „hand 1:2 3:1“ (zwei Schriftrollen an Platz 1, eine an Platz 3; Plätze sind ab 0 nummeriert: Spieler 1 hat Platz 0), „give 0:1“, „take claim“, „steal 1“, „fate 0 dagger“, „accept“, „avenge 1“, „forgive“ oder „pass 2“ (zwei Dolche an Varrick).',
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
    fresh: 'eine gerade gewürfelte Schriftrolle',
  },
  seat: ({ seat }) => `Platz ${seat}`,
  share: ({ dice, who }) => `${dice} ${to(who)}`,
  options: {
    claims: {
      label: 'Ansprüche',
      help: 'Mit so vielen Ansprüchen gewinnst du den Thron: drei im Grundspiel, fünf im erweiterten Spiel.',
      values: { 3: '3 Ansprüche', 5: '5 Ansprüche' },
    },
    rivalDagger: {
      label: 'Dolch aus deiner Schriftrolle',
      help: 'Was passiert, wenn ein Mitspieler mit deiner Schriftrolle einen Dolch würfelt? Laut Verlag gibt er ihn, wem er will; laut der italienischen Übersicht behält er ihn.',
      values: { give: 'Mitspieler gibt ihn weiter', keep: 'Mitspieler behält ihn' },
    },
    sixCrowns: {
      label: 'Sechs Kronen',
      help: 'Laut der gedruckten Übersicht bringen drei bis sechs Kronen einen Anspruch, laut den ausführlichen Regeln gibt es einen für je drei.',
      values: { 1: '1 Anspruch', 2: '2 Ansprüche' },
    },
    sevenSkulls: {
      label: 'Sieben Schädel',
      help: 'Laut der gedruckten Übersicht stiehlst du einen Anspruch. Laut den ausführlichen Regeln bekommst du bis zu zwei: Du stiehlst einen und nimmst einen aus dem Vorrat.',
      values: { steal: 'Einen Anspruch stehlen', 'steal-and-claim': 'Einen stehlen, einen nehmen' },
    },
    sevenDaggers: {
      label: 'Sieben Dolche',
      help: 'Was sieben Dolche außer dem Verrat bewirken. Laut der italienischen Übersicht verlierst du einen Anspruch; dass jeder einen Dolch bekommt, stammt aus dem Prototyp.',
      values: {
        'lose-claim': 'Du verlierst einen Anspruch',
        'everyone-dagger': 'Jeder bekommt einen Dolch',
        nothing: 'Nichts',
      },
    },
    vengeance: {
      label: 'Rache',
      help: 'Wirst du mit vier bis sechs Dolchen verraten, darfst du die Dolche ab dem vierten oder alle einem Mitspieler geben.',
      values: { off: 'Aus', excess: 'Dolche ab dem vierten', all: 'Alle Dolche' },
    },
    fate: {
      label: 'Schicksal',
      help: 'Für Schädel gibt es Schicksalsmarken. Damit würfelst du einen einzelnen Würfel neu und kannst sogar einen Verrat abwenden.',
      values: { off: 'Aus', on: 'An' },
    },
    fateIncome: {
      label: 'Schicksalsmarken für Schädel',
      help: 'Im Heft steht „1 oder 2“, aber nicht, wann. Gilt nur, wenn ihr mit Schicksal spielt.',
      values: { 'per-three': '3–5 Schädel: 1, ab 6: 2', 'five-for-two': '3–4 Schädel: 1, ab 5: 2' },
    },
    crownDefence: {
      label: 'Verteidigung der Krone',
      help: 'Der letzte Anspruch ist die Krone. Du gewinnst, wenn du sie zu Beginn deines Zugs hast und am Ende immer noch.',
      values: { off: 'Aus', on: 'An' },
    },
    tokens: {
      label: 'Kronenmarken',
      help: 'So viele Kronenmarken brauchst du zum Sieg gegen Varrick.',
      values: { 3: '3 Marken', 5: '5 Marken', 7: '7 Marken' },
    },
  },
  refusals: {
    R4: 'Dolche, die du in deinem eigenen Zug würfelst, bleiben fest bei dir.',
    R5: 'Der Bote schützt den Spieler, der dran ist: Gib deine Dolche jemand anderem.',
    R6: 'Nur wenn du gefragt wirst: Übergib alle gerade gewürfelten Schriftrollen deinen Mitspielern, oder verteil alle Dolche, die du in einem fremden Zug gewürfelt hast.',
    R8: 'Neu würfeln kannst du nur, was lose vor dir liegt: alle Schädel, alle Schriftrollen oder beides.',
    R9: 'Einen Verrat kannst du nur hinnehmen oder mit Schicksal abwenden, und erst, wenn er da ist.',
    R10: 'Eine Belohnung nimmst du erst, wenn du aufgehört hast, und nur eine, die deine Würfel hergeben.',
    R14: 'Rache trifft genau einen Mitspieler, und nur nach einem Verrat mit vier, fünf oder sechs Dolchen.',
    R15: 'Mit Schicksal würfelst du einen liegenden Würfel neu: einen eigenen für 1 Marke, einen fremden für 2. Als Belohnung gibt es Marken nur für drei Schädel und solange welche im Vorrat sind.',
    R16: 'Die Krone gibt es nur für sieben Kronen oder sieben Schädel, und nur, solange ein Mitspieler sie hat.',
    S3: 'Sag, wie viele der gerade gewürfelten Dolche an Varrick gehen: keiner, einige oder alle.',
    S6: 'Du musst neu würfeln: alle Schädel oder alle Schriftrollen, die lose vor dir liegen, oder beides.',
  },
  clashes: {
    S1: 'Die Zahl der Kronenmarken gilt nur allein gegen Varrick, alle anderen Optionen erst ab zwei Spielern.',
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
    fate: ({ die, who }) => `Schicksal: ${die} von ${isYou(who) ? 'dir' : who} neu würfeln`,
    accept: 'Verrat hinnehmen',
    take: { claim: 'Anspruch nehmen', fate: 'Schicksalsmarken nehmen', crown: 'Krone nehmen' },
    steal: ({ who }) => `${isYou(who) ? 'Dir' : who} einen Anspruch stehlen`,
    avenge: ({ who }) => `Rache an ${isYou(who) ? 'dir' : who}`,
    forgive: 'Keine Rache',
    pass: ({ count }) => (count === 0 ? 'Keinen Dolch abgeben' : `${daggers(count)} an Varrick geben`),
  },
  place: {
    locked: ({ dice }) => `Fest: ${dice}`,
    loose: ({ dice }) => `Lose: ${dice}`,
    fresh: ({ dice }) => `An andere Spieler zu übergeben: ${dice}`,
    freshAlone: ({ dice }) => `An Varrick zu übergeben: ${dice}`,
    givingAlone: ({ dice }) => `Zu behalten oder Varrick zu geben: ${dice}`,
    handed: ({ dice }) => `Gleich zu würfeln: ${dice}`,
    giving: ({ dice }) => `Zu verteilen: ${dice}`,
    inHand: ({ count }) => `In der Hand: ${count} Würfel`,
    crown: 'Mit der Krone',
    messenger: 'Vom Boten geschützt',
    supply: ({ count }) => `Im Vorrat: ${fate(count)}`,
    varrick: ({ things }) => `Varrick hat ${things}`,
    captive: ({ dice }) => dice.replace(/ /, ' gefangene '),
  },
  purpose: {
    first: 'um zu sehen, wer beginnt',
    answer: 'für die übergebenen Schriftrollen, im Uhrzeigersinn',
    fate: 'für das Schicksal',
    varrick: 'für Varrick',
  },
  you: {
    verbs:
      'übergibt übergibst, gibt gibst, behält behältst, setzt setzt, nimmt nimmst, verzichtet verzichtest, ' +
      'stiehlt stiehlst, erobert eroberst, befreit befreist, bekommt bekommst',
    phrases: [
      ['schützt @', 'schützt dich'],
      ['(nimmt|stiehlt|bringt) @', '$1 dir'],
    ],
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
    fateOwn: ({ who, die }) => `${who} setzt 1 Schicksalsmarke ein, um ${die} neu zu würfeln`,
    fateRival: ({ who, die, other }) => `${who} setzt 2 Schicksalsmarken ein, um ${die} von ${other} neu zu würfeln`,
    accepted: ({ who }) => `${who} nimmt den Verrat hin`,
    doubt: 'Verrat, außer das Schicksal wendet ihn ab',
    ambush: ({ who, dice }) => `${who} beginnt mit ${dice}`,
    loses: ({ who }) => `Sieben Dolche: ${who} verliert einen Anspruch`,
    everyone: 'Sieben Dolche: Alle bekommen einen',
    avenged: ({ who, other, dice }) => `${who} nimmt Rache: ${dice} an ${other}`,
    forgave: ({ who }) => `${who} verzichtet auf Rache`,
    took: ({ who, count }) => `${who} nimmt ${claims(count)}`,
    tookFate: ({ who, count }) => `${who} nimmt ${fate(count)}`,
    tookCrown: ({ who }) => `${who} nimmt die Krone`,
    tookCrownFrom: ({ who, other }) => `${who} nimmt ${other} die Krone ab`,
    stole: ({ who, other }) => `${who} stiehlt ${other} einen Anspruch`,
    full: ({ who }) => `${who} kann keine weiteren Ansprüche nehmen`,
    skipped: ({ who }) => `${who} hat keine Würfel und setzt aus`,
    won: ({ who }) => `${who} ${who === 'Varrick' ? 'behält' : 'erobert'} den Thron`,
    defended: ({ who }) => `${who} hat die Krone verteidigt und erobert den Thron`,
    brought: ({ who, dice }) => `Das bringt ${who} ${dice} ein`,
    captured: ({ who }) => `Varrick nimmt eine Krone von ${who} gefangen`,
    freed: ({ who }) => `${who} befreit eine gefangene Krone`,
    robbed: ({ who }) => `Varrick nimmt ${who} eine Kronenmarke ab`,
    gained: ({ who }) => `${who} bekommt eine Kronenmarke`,
    turnOver: 'Der Zug ist zu Ende',
    timeUp: 'Die Zeit ist um',
  },
  characters: {
    squire: 'Hat nur Augen für Kronen und bekommt beim zweiten Dolch Angst.',
    courtier: 'Sammelt neben Kronen auch Schädel, wagt aber nie einen dritten Dolch.',
    plotter: 'Kennt die Chancen und hört ab und zu doch aufs Gefühl.',
    sovereign: 'Übersieht nichts: Gegen einen einzigen Rivalen spielt er perfekt.',
  },
  decisionKinds: {
    reroll: 'Neu würfeln',
    stop: 'Aufhören',
    scrolls: 'Schriftrollen verteilen',
    daggers: 'Dolche verteilen',
    reward: 'Belohnung wählen',
    fate: 'Schicksal einsetzen',
    vengeance: 'Rache',
  },
  odds: {
    title: 'Wie der erste Wurf eines Zugs ausgeht, nach der Zahl der Würfel, wenn nichts fest in deinem Bereich liegt.',
    key: 'Würfel',
    columns: ['Verrat', 'drei oder mehr Kronen', 'fünf oder mehr Schädel', 'nichts davon'],
  },
  reasons: {
    betrays: 'Drei Dolche bedeuten Verrat.',
    spared: 'Drei Dolche bedeuten Verrat. Ein vierter würde Rache erlauben.',
    varrick: ({ ways, of }) =>
      `${ways} von ${of} Würfen ${ways === '1' ? 'bringt' : 'bringen'} Varrick eine Marke: weniger als bei jeder anderen Wahl.`,
    none: 'Bei jeder anderen Wahl kann Varricks nächster Wurf ihm eine Marke bringen, bei dieser nicht.',
    frees: 'Varricks dritter Dolch befreit eine gefangene Krone.',
    ends: 'Der dritte Dolch beendet den Zug, bevor Varrick würfeln kann.',
    skulls: ({ count }) =>
      `Varrick braucht ${count} Schädel in einem Wurf, um dich auf drei Dolche zu bringen: mehr als bei jeder anderen Wahl.`,
    harmless: 'Mit den Dolchen, die er hat, kann Varrick dich nicht auf drei bringen.',
    goal: ({ ways, of }) =>
      `${ways} von ${of} Würfen ${ways === '1' ? 'bringt' : 'bringen'} dir drei Kronen oder fünf Schädel: mehr als bei jeder anderen Wahl.`,
    reroll: ({ ways, of }) => `${ways} von ${of} Würfen ${ways === '1' ? 'führt' : 'führen'} sofort zum Verrat.`,
    safe: 'Kein Wurf führt sofort zum Verrat.',
    stop: ({ claims, ways, of }) => {
      const gain =
        claims === 0 ? 'keinen Anspruch' : plural('de', claims, { one: '1 Anspruch', other: `${claims} Ansprüche` })
      if (ways === '0') return `Aufhören bringt ${gain}. Weiterwürfeln führt nie sofort zum Verrat.`
      return `Aufhören bringt ${gain}. Weiterwürfeln führt bei mindestens ${ways} von ${of} Würfen zum Verrat.`
    },
  },
  board,
  book,
  lesson,
} satisfies Catalog
