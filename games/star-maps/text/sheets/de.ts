import type { CheckTexts } from './catalog.ts'

export const de = {
  findings: {
    'two-boxes': ({ where }) => `${where} braucht genau zwei verschiedene Kästchen.`,
    'idle-box': ({ where }) => `${where} gehört zu keinem Stern.`,
    shapes: ({ where }) => `Kein Stern hat die Form ${where}.`,
    'shared-end': ({ where }) => `Die gestrichelten Verbindungen von ${where} haben kein gemeinsames Ende.`,
    'no-lock': ({ where }) => `${where} hängt an einem Stern ohne Schloss.`,
    'own-lock': ({ where }) => `${where} hängt an einem eigenen Stern.`,
    'empty-arm': ({ where }) => `${where} hat keinen Stern.`,
    'into-arm': ({ where }) => `${where}: Ein Stern außerhalb eines Arms hat ein Kästchen darin.`,
    unreachable: ({ where }) => `${where} kann nie ins Spiel kommen.`,
    overlap: ({ where }) => `${where} liegen zu nah beieinander.`,
    crossed: ({ where }) => `${where}: Eine Linie läuft über etwas, das nicht zu ihr gehört.`,
    figure: ({ where }) => `Die Figur ${where} fehlt oder hat einen Stern zweimal.`,
    lines: ({ where }) => `Die Kreidelinien fehlen, oder eine beginnt und endet am selben Stern: ${where}.`,
    medals: ({ where }) => `Die Medaillen steigen nicht an: ${where}.`,
    short: ({ where }) => `Die Partien sind zu kurz: ${where} Runden.`,
    long: ({ where }) => `Die Partien sind zu lang: ${where} Runden.`,
    luck: ({ where }) => `Können lohnt sich nicht genug: ${where}-mal so viele Punkte wie der Zufall.`,
    'unknown-line': ({ where }) => `${where}: So eine Zeile ist nicht bekannt.`,
    malformed: ({ where }) => `${where}: Die Zeile hat nicht die richtige Form.`,
    order: ({ where }) => `${where}: Kennungen zählen ab 1 und kommen der Reihe nach.`,
    twice: ({ where }) => `${where}: Das kam schon vor.`,
    'too-many': ({ where }) => `${where}: Das ist eins zu viel.`,
    'no-such': ({ where }) => `${where}: So etwas gibt es auf dem Blatt nicht.`,
    outside: ({ where }) => `${where}: Koordinaten gehen von 0 bis 1000.`,
    missing: ({ where }) => `${where}: Diese Zeile fehlt.`,
  },
  figures: ({ rounds, skilled, random, ratio }) =>
    `${rounds} Runden; ${skilled} Punkte, durch Zufall ${random}: ${ratio}-mal so viele`,
  chapter: ({ chapter, title }) => `Kapitel ${chapter}: ${title}`,
} satisfies CheckTexts
