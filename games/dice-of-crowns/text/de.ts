import { plural } from '../../../engine/text/lang.ts'
import { grammar } from '../../../engine/text/you/de.ts'
import type { BoardTexts, BookTexts, Catalog } from './catalog.ts'
import { COVERS } from './covers.ts'

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
    stop: 'Aufhören',
    stopFor: ({ reward }) => `Aufhören: ${reward}`,
    rerollSkulls: ({ count }) => `${count} Schädel neu würfeln`,
    rerollScrolls: ({ count }) => `${scrolls(count)} neu würfeln`,
    rerollBoth: ({ count }) => (count === 2 ? 'Beide neu würfeln' : `Alle ${count} neu würfeln`),
    fate: 'Schicksal einsetzen',
    fateDone: 'Doch kein Schicksal',
    accept: 'Verrat hinnehmen',
    claim: ({ count }) => `${claims(count)} nehmen`,
    takeFate: ({ count }) => `${fate(count)} nehmen`,
    crown: 'Krone nehmen',
    steal: ({ who }) => `${isYou(who) ? 'Dir' : who} einen Anspruch stehlen`,
    avenge: ({ who, count }) => `${daggers(count)} ${to(who)}`,
    forgive: 'Keine Rache',
    pass: ({ count }) => `${daggers(count)} an Varrick geben`,
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
    claims: ({ count, of }) => `${count} von ${of} Ansprüchen`,
    fate: ({ count }) => fate(count),
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
    stop: 'Aufhören',
    skulls: 'Schädel neu würfeln',
    scrolls: 'Schriftrollen neu würfeln',
    both: 'Schädel und Schriftrollen neu würfeln',
    fate: 'Schicksal einsetzen',
    clear: 'Alles zurücklegen',
  },
  ending: { won: 'Die Krone gehört dir', lost: 'Varrick behält den Thron' },
} satisfies BoardTexts

const book = {
  intro:
    'Sieben Würfel wandern zwischen dir und deinen Mitspielern hin und her. Kronen stehen für dein Recht auf den Thron, Dolche für Verrat, Schädel für die Laune des Schicksals und Schriftrollen für Intrigen: Sie werden in deinem Zug von den anderen gewürfelt. Wer drei Ansprüche hat, gewinnt den Thron.',
  headings: {
    dice: 'Die Würfel',
    turn: 'Dein Zug',
    rewards: 'Verrat und Belohnung',
    end: 'Das Ende',
    examples: 'Beispiele',
    advanced: 'Erweiterte Regeln',
    solo: 'Allein gegen Onkel Varrick',
    options: 'Optionen',
  },
  dice: 'Jeder der sieben Würfel hat eine Krone, einen Dolch, zwei Schädel und zwei Schriftrollen.',
  terms:
    'Jeder Spieler hat einen Bereich für Würfel. In deinem Zug gehört dir jeder Würfel, der nicht bei einem ' +
    'Mitspieler liegt.' +
    '\nKronen und Dolche in einem Bereich liegen fest: Nur das Schicksal würfelt sie neu (R15).' +
    '\nSchädel und Schriftrollen in deinem Bereich sind lose.' +
    '\nKronen und Dolche bei einem Mitspieler wirken erst in seinem eigenen Zug, egal wie viele es sind.' +
    '\n„Sieben“ von einem Symbol heißt: Alle sieben Würfel liegen in deinem Bereich und zeigen es.',
  R1: 'Nimm alle Würfel, die kein Mitspieler hat: Sie sind lose. Kronen und Dolche, die du schon hattest, liegen fest in deinem Bereich und zählen. Haben die anderen alle sieben Würfel, setzt du aus: kein Wurf, keine Belohnung.',
  R2: 'Liegen jetzt drei oder mehr Dolche in deinem Bereich, wirst du sofort verraten (R9).',
  R3: 'Wirf alle deine losen Würfel; das ist Pflicht. Hast du keine, geht es mit R8 weiter.',
  R4:
    'Kronen und Dolche liegen fest. Mit drei oder mehr Dolchen in deinem Bereich wirst du sofort verraten (R9), ' +
    'noch bevor eine Schriftrolle übergeben wird.',
  R5: 'Sieben Schriftrollen in einem Wurf rufen den Boten. Für den Rest des Zugs kann dir niemand Dolche geben; die Schriftrollen übergibst du trotzdem. Wenn Mitspieler ihre Dolche behalten (siehe Optionen), ändert der Bote nichts.',
  R6:
    'Übergib alle gerade gewürfelten Schriftrollen deinen Mitspielern, verteilt, wie du magst. Alle, die ' +
    'welche bekommen, würfeln sie in einem gemeinsamen Wurf.' +
    '\nEine Krone bleibt fest bei diesem Mitspieler.' +
    '\nEinen Dolch gibt er, wem er will, auch sich selbst, nur nicht dir, solange der Bote dich schützt.' +
    '\nBei einem Spieler, der nicht dran ist, liegt der Dolch fest, bis dessen eigener Zug endet.' +
    '\nSchädel und Schriftrollen kommen lose zu dir zurück; solche Schriftrollen übergibst du nicht noch ' +
    'einmal, du kannst sie aber neu würfeln.' +
    '\nMitspieler mit Dolchen entscheiden nacheinander im Uhrzeigersinn, angefangen links von dir.' +
    '\nGezählt werden die Dolche erst, wenn alle entschieden haben.',
  R7: 'Liegen jetzt drei oder mehr Dolche in deinem Bereich, wirst du verraten (R9).',
  R8:
    'Hör auf, oder würfle alle Schädel, alle Schriftrollen oder beides neu und mach mit R4 weiter.' +
    '\nVon einem Symbol würfelst du alle Würfel neu oder keinen.' +
    '\nHast du keine losen Würfel und keine Schicksalsmarken, hörst du auf.' +
    '\nDrei Kronen beenden den Zug nicht von selbst: Du kannst weitermachen, sogar bis sieben.',
  R9: 'Wirst du verraten, endet dein Zug ohne Anspruch; frühere Ansprüche sind sicher. Was sieben Dolche noch bewirken, hängt von der Option ab: Du verlierst einen Anspruch; oder jeder Spieler, auch du, bekommt einen Dolch fest in seinen Bereich, der in seinem nächsten Zug zählt, und die übrigen gehen in die Mitte zurück; oder es bleibt beim Verrat.',
  R10:
    'Wenn du aufhörst, bekommst du genau eine Belohnung, falls du eine verdient hast. Unter mehreren wählst ' +
    'du eine; alle ablehnen kannst du nicht.' +
    '\nSieben Kronen, das Geburtsrecht, bringen 2 Ansprüche, drei bis sechs bringen 1 (sechs je nach Option ' +
    '2).' +
    '\nMit sieben Schädeln, der Wende des Schicksals, stiehlst du einem Mitspieler deiner Wahl 1 Anspruch ' +
    'oder nimmst 1 aus dem Vorrat, wenn kein Mitspieler einen hat (siehe auch Optionen).' +
    '\nFünf oder sechs Schädel bringen 1 Anspruch.' +
    '\nSchicksalsmarken (R15) und die Krone (R16) gibt es nur mit den erweiterten Regeln.',
  R11: 'Nach deinem Zug kommen deine Würfel, auch die festen, zurück in die Mitte. Würfel bei Mitspielern bleiben dort. Dann ist der Spieler links von dir dran.',
  R12: 'Wer zuerst drei Ansprüche hat, gewinnt sofort. Die anderen Ränge richten sich nach den Ansprüchen, wobei die Krone als einer zählt; bei Gleichstand wird der Rang geteilt.',
  advanced: 'Diese Regeln könnt ihr einzeln oder in beliebiger Kombination vereinbaren.',
  R13: 'Eine längere Partie: Zum Sieg braucht es fünf statt drei Ansprüche.',
  R14:
    'Rache. Wirst du bei R4 oder R7 mit vier, fünf oder sechs Dolchen verraten, darfst du je nach ' +
    'Vereinbarung die Dolche ab dem vierten oder alle einem einzigen Mitspieler geben.' +
    '\nDort liegen sie fest.' +
    '\nDu musst dich nicht rächen.' +
    '\nNach einem Verrat bei R2 oder mit sieben Dolchen gibt es keine Rache.',
  R15:
    'Schicksal. Hörst du mit drei oder mehr Schädeln auf, darfst du als Belohnung 1 oder 2 Schicksalsmarken ' +
    'nehmen, je nach Zahl der Schädel (siehe Optionen). Der Vorrat hat zehn: Reicht er nicht, bekommst du den ' +
    'Rest; ist er leer, nichts.' +
    '\nIn deinem Zug kannst du sie bei R8 einsetzen, und auch, bevor ein Verrat (R2, R4, R7) endgültig wird.' +
    '\nMit 1 Marke würfelst du einen Würfel deines Bereichs neu, fest oder lose, mit 2 Marken einen ' +
    'fremden, so oft du zahlen kannst.' +
    '\nEingesetzte Marken gehen zurück in den Vorrat.' +
    '\nWürfelst du einen eigenen Würfel neu, gilt das als Wurf mit einem Würfel: Weiter geht es mit R4, auch ' +
    'mit Schriftrollen, die noch nicht übergeben sind; der Bote kommt dabei nie.' +
    '\nDer Würfel eines Mitspielers bleibt als Krone oder Dolch dort; als Schädel oder Schriftrolle kommt er ' +
    'lose in deinen Bereich.' +
    '\nDann werden die Dolche wieder gezählt.' +
    '\nNach einem bei R2 abgewendeten Verrat geht es mit R3 weiter, sonst mit R6, wenn Schriftrollen zu ' +
    'übergeben sind, und sonst mit R8.' +
    '\nVerzichtest du oder kannst du nicht zahlen, ist der Verrat endgültig: Es folgen R9, R14 und R11.',
  R16:
    'Verteidigung der Krone. Niemand gewinnt nach R12. Die Krone zählt als ein Anspruch, und niemand hat mehr ' +
    'als zwei Anspruchsmarken (vier im Spiel um fünf Ansprüche).' +
    '\nKämst du mit einer Belohnung auf drei Ansprüche (oder fünf), bekommst du Marken bis zu dieser Grenze ' +
    'und dann die Krone, aus der Mitte oder von dem Spieler, der sie hat; alles Weitere verfällt.' +
    '\nDu gewinnst am Ende eines Zugs, den du mit der Krone begonnen hast, in dem du nicht verraten wurdest ' +
    'und den du mit der Krone und allen erlaubten Marken beendest.' +
    '\nIn diesem Zug musst du mindestens einmal würfeln, wenn du lose Würfel hast; ein Wurf des Schicksals ' +
    'zählt nicht.' +
    '\nWirst du verraten oder hast du weniger Marken, behältst du die Krone und spielst weiter.' +
    '\nMit sieben Kronen oder sieben Schädeln darfst du statt der üblichen Belohnung einem Mitspieler die ' +
    'Krone abnehmen, egal wie viele Marken du hast.' +
    '\nEin gestohlener oder verlorener Anspruch (R9, R10) ist immer eine Marke, nie die Krone.' +
    '\nGedruckt ist das für fünf Ansprüche; mit dreien ist es eine Hausregel.',
  solo: 'Ein Spiel für dich allein, eine inoffizielle Variante von George Jaros. Es gelten nur die folgenden Regeln: kein Bote, keine Wirkung von sieben Gleichen, nichts von R13 bis R16 und keine Option außer der Zahl der Marken.',
  S1: 'Du und Varrick sammelt Kronenmarken; wer zuerst drei hat (auf Wunsch fünf oder sieben), gewinnt sofort. Gefangene Kronenwürfel behält Varrick von Zug zu Zug; du würfelst mit den übrigen.',
  S2: 'In einem Zug wiederholt sich Folgendes: Du würfelst, beim ersten Mal mit allen deinen Würfeln. Dann kommen S3, S4, S5 und die Prüfungen von S6, bis eine davon den Zug beendet.',
  S3: 'Gerade gewürfelte Kronen liegen fest bei dir, Schädel bleiben lose bei dir. Von den gerade gewürfelten Dolchen bestimmst du, wie viele du fest behältst und wie viele du Varrick gibst.',
  S4:
    'Gerade gewürfelte Schriftrollen gehen an Varrick, der sie würfelt.' +
    '\nDann der Reihe nach: Schriftrollen kommen lose zu dir zurück.' +
    '\nKronen bleiben gefangen bei ihm; hat er jetzt drei oder mehr, gilt sofort die erste Prüfung von S6, ' +
    'und der Rest des Wurfs hat keine Wirkung.' +
    '\nSchädel kommen lose zu dir zurück.' +
    '\nHatte Varrick schon vor diesem Wurf Dolche (gerade von dir gegebene zählen mit), bringt dir jeder ' +
    'Schädel einen davon mit, solange welche übrig sind; dieser Dolch liegt dann fest bei dir.' +
    '\nDolche dieses Wurfs bleiben bei ihm.',
  S5: 'Hattest du weniger als drei Dolche und hast durch die Schädel nun drei oder mehr, nimmt sich Varrick eine deiner Marken, einmal pro Wurf; das kann die Partie beenden. Hast du keine Marke, nimmt er stattdessen eine deiner festen Kronen gefangen, falls du eine hast; sie zählt in S6.',
  S6:
    'Prüfungen, der Reihe nach.' +
    '\nVarrick hat drei oder mehr Kronen: Er bekommt eine Marke, alle seine Kronenwürfel werden frei, der Zug ' +
    'endet, und du bekommst nichts.' +
    '\nDu oder Varrick hat drei oder mehr Dolche: Der Zug endet, und du bekommst nichts; ist es Varrick und ' +
    'hat er in diesem Zug selbst keinen Dolch gewürfelt, befreist du eine gefangene Krone.' +
    '\nDu hast drei oder mehr Kronen oder fünf oder mehr Schädel: Du bekommst eine Marke, der Zug endet.' +
    '\nDu hast keine losen Würfel: Der Zug endet.' +
    '\nSonst musst du neu würfeln: alle Schädel, alle Schriftrollen oder beides.',
  S7: 'Am Ende eines Zugs gehören alle Würfel wieder dir, außer Varricks gefangenen Kronen. Dolche bleiben nie bis zum nächsten Zug liegen.',
  examples: {
    third:
      'Du würfelst drei Kronen, zwei Dolche, eine Schriftrolle und einen Schädel. Bevor du aufhören darfst, musst du die Schriftrolle übergeben. Dein Mitspieler würfelt einen Dolch und gibt ihn dir: Das ist der dritte. Verrat, kein Anspruch.',
    early: 'Du würfelst drei Dolche und drei Schriftrollen: Verrat, und keine Schriftrolle wird übergeben.',
    six: 'Du hörst mit sechs Kronen auf: ein Anspruch.',
    rival: 'Ein Mitspieler hat zwei Kronen: In seinem eigenen Zug braucht er nur noch eine.',
    odds: 'Wirfst du alle sieben Würfel, fallen drei oder mehr Dolche bei 9,58 % der Würfe, fünf oder mehr Schädel bei 4,53 %, sieben Schriftrollen bei 0,046 %.',
  },
} satisfies BookTexts

export const de = {
  lang: 'de',
  ...COVERS.de,
  notation:
    'Züge schreibt man „stop“, „reroll skulls“, „hand 1:2 3:1“ (zwei Schriftrollen an Platz 1, eine an Platz 3; Plätze zählen ab 0), „give 0:1“, „take claim“, „steal 1“, „fate 0 dagger“, „accept“, „avenge 1“, „forgive“ oder „pass 2“.',
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
      help: 'Was passiert, wenn ein Mitspieler mit deiner Schriftrolle einen Dolch würfelt? Laut Verlag gibt er ihn, wem er will; nach der italienischen Übersicht behält er ihn.',
      values: { give: 'Mitspieler gibt ihn weiter', keep: 'Mitspieler behält ihn' },
    },
    sixCrowns: {
      label: 'Sechs Kronen',
      help: 'In der Übersicht bringen drei bis sechs Kronen einen Anspruch; laut Text gibt es einen für je drei.',
      values: { 1: '1 Anspruch', 2: '2 Ansprüche' },
    },
    sevenSkulls: {
      label: 'Sieben Schädel',
      help: 'Die Übersicht sagt: einen Anspruch stehlen. Laut Text sind es bis zu zwei: einer gestohlen, einer aus dem Vorrat.',
      values: { steal: 'Einen Anspruch stehlen', 'steal-and-claim': 'Einen stehlen, einen nehmen' },
    },
    sevenDaggers: {
      label: 'Sieben Dolche',
      help: 'Was sieben Dolche außer dem Verrat bewirken. Laut italienischer Übersicht verlierst du einen Anspruch; den Dolch für alle gab es im Prototyp.',
      values: {
        'lose-claim': 'Du verlierst einen Anspruch',
        'everyone-dagger': 'Ein Dolch für alle',
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
    fresh: ({ dice }) => `Zu übergeben: ${dice}`,
    handed: ({ dice }) => `Gleich zu würfeln: ${dice}`,
    giving: ({ dice }) => `Zu verteilen: ${dice}`,
    inHand: ({ count }) => `In der Hand: ${count} Würfel`,
    crown: 'Mit der Krone',
    messenger: 'Vom Boten geschützt',
    crownInMiddle: 'Die Krone liegt in der Mitte',
    supply: ({ count }) => `Im Vorrat: ${fate(count)}`,
    varrick: ({ things }) => `Varrick hat ${things}`,
    captive: ({ dice }) => `${dice} als Gefangene`,
  },
  purpose: {
    first: 'um zu sehen, wer beginnt',
    answer: 'für die übergebenen Schriftrollen, im Uhrzeigersinn',
    fate: 'für das Schicksal',
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
    fateOwn: ({ who, die }) => `${who} setzt 1 Schicksalsmarke ein, um ${die} neu zu würfeln`,
    fateRival: ({ who, die, other }) => `${who} setzt 2 Schicksalsmarken ein, um ${die} von ${other} neu zu würfeln`,
    accepted: ({ who }) => `${who} nimmt den Verrat hin`,
    betrayal: 'Verrat',
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
    brought: ({ who, dice }) => `Das bringt ${who} ${dice}`,
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
