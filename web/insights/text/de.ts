import { plural } from '../../../engine/text/lang.ts'
import type { InsightTexts } from './catalog.ts'

const games = (count: number): string => plural('de', count, { one: `${count} Partie`, other: `${count} Partien` })
const winsOf = (wins: string): string => `${wins} ${wins === '1' ? 'Sieg' : 'Siege'}`

export const de = {
  title: 'Deine Statistik',
  empty: 'Deine Partien haben viel zu erzählen',
  emptyHelp:
    'Spiel eine Partie zu Ende, dann siehst du hier, wie gut du entschieden hast, wie viel Glück dabei war und was du üben kannst.',
  play: 'Eine Partie spielen',
  working: ({ left }) =>
    `Die Entscheidungen aus ${games(left)} werden noch bewertet. Du kannst die Seite verlassen: Was fertig ist, bleibt gespeichert.`,
  others: ({ count }) =>
    `${games(count)} mit mehreren Leuten ${plural('de', count, { one: 'fehlt', other: 'fehlen' })} hier: Wer von ihnen bist du? Trag deinen Namen in den Einstellungen ein, dann zählen die Partien unter diesem Namen.`,
  skipped: ({ count }) =>
    `${games(count)} ${plural('de', count, { one: 'lässt sich nicht lesen und fehlt', other: 'lassen sich nicht lesen und fehlen' })} hier. Gelöscht wird nichts.`,
  games: 'Partien',
  won: 'Gewonnen',
  shared: 'Geteilt',
  rate: 'Siegquote',
  summary: ({ games: all, won }) => `${games(all)}, ${won} gewonnen`,
  choose: 'Spiel wählen',
  accuracy: {
    title: 'Genauigkeit',
    help: '100 heißt: nichts verschenkt.',
    bots: 'Die gestrichelten Linien zeigen, was jeder Bot mit deinen Würfeln erreicht hätte.',
    when: 'Datum',
    you: 'Du',
    games: 'Partien',
  },
  luck: {
    title: 'Glück',
    won: 'Gewonnen',
    expected: 'Bei normalem Glück',
    good: ({ wins }) => `Die Würfel haben dir bisher etwa ${winsOf(wins)} geschenkt.`,
    bad: ({ wins }) => `Die Würfel haben dich bisher etwa ${winsOf(wins)} gekostet.`,
    even: 'Die Würfel waren gerecht zu dir: Glück und Pech halten sich die Waage.',
    help: 'Ein Sieg kann an einem einzigen Glückswurf liegen. Die gestrichelte Linie zählt nur die Entscheidungen, deine und die der anderen. So sagen dreißig Partien so viel aus wie sonst hundert.',
    none: 'Für dieses Spiel wird das Glück hier nicht berechnet: Bei vielen Partien würde das zu lange dauern. Die Analyse einer einzelnen Partie zeigt es.',
  },
  kinds: {
    title: 'Was deine Entscheidungen kosten',
    exact: 'Exakte Zahlen: Dieses Spiel ist durchgerechnet.',
    estimated: 'Schätzungen des stärksten Bots. Kleine Unterschiede zählen nicht.',
    race: 'Beim Schnappen bleibt keine Zeit zum Abwägen. Hier wird gezählt, was du dir schnappst.',
    wins: ({ wins }) => `${winsOf(wins)} in 100 Partien`,
    perGame: ({ percent }) => `${percent} je Partie`,
    free: 'nichts',
    times: ({ count, seconds }) => `${count} ×, im Schnitt nach ${seconds} s`,
    choices: ({ slips, count }) =>
      `${slips} von ${count} ${plural('de', slips, { one: 'hätte', other: 'hätten' })} besser sein können`,
    train: 'Üben',
    worst: 'Am teuersten',
    example: ({ date, percent }) => `${date}: −${percent}`,
  },
  rivals: { title: 'Gegner', who: 'Gegen', guest: 'Gast' },
  months: { title: 'Monat für Monat', month: 'Monat' },
  records: {
    title: 'Rekorde und Premieren',
    names: {
      'first-game': 'Erste Partie',
      'first-win': 'Erster Sieg',
      'best-score': 'Bestes Ergebnis',
      'best-alone': 'Bestes Ergebnis allein',
      'longest-row': 'Siege in Folge',
      'most-accurate': 'Am besten gespielt',
      'against-luck': 'Gegen die Würfel gewonnen',
    },
    row: ({ count }) => `${count}`,
    chance: ({ percent }) => `bei normalem Glück nur ${percent}`,
  },
  table: 'Als Tabelle',
  csv: 'Als CSV speichern',
  json: 'Als JSON speichern',
  ladder: {
    title: 'Bot-Medaillen',
    help: 'Schlag jeden Bot einmal, in beliebiger Reihenfolge. Eine Medaille bleibt, auch wenn du die Partie löschst.',
    beaten: ({ date }) => `Geschlagen am ${date}`,
    open: 'Noch nicht geschlagen',
    count: ({ beaten, all }) => `${beaten} von ${all}`,
  },
} satisfies InsightTexts
