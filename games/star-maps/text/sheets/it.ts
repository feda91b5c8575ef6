import type { CheckTexts } from './catalog.ts'

export const it = {
  findings: {
    'two-boxes': ({ where }) => `${where} deve avere esattamente due caselle diverse.`,
    'idle-box': ({ where }) => `${where} non appartiene a nessuna stella.`,
    shapes: ({ where }) => `Nessuna stella ha la forma ${where}.`,
    'shared-end': ({ where }) => `Le linee tratteggiate di ${where} non hanno un capo in comune.`,
    'no-lock': ({ where }) => `${where} parte da una stella senza lucchetto.`,
    'own-lock': ({ where }) => `${where} parte da una sua stella.`,
    'empty-arm': ({ where }) => `${where} non ha stelle.`,
    'into-arm': ({ where }) => `${where}: una stella fuori da un braccio ha una casella al suo interno.`,
    unreachable: ({ where }) => `${where} non può mai entrare in gioco.`,
    overlap: ({ where }) => `${where} sono troppo vicini.`,
    crossed: ({ where }) => `${where}: una linea passa sopra qualcosa che non le appartiene.`,
    figure: ({ where }) => `La figura ${where} manca o ha una stella due volte.`,
    lines: ({ where }) => `Mancano le linee di gesso, o una comincia e finisce nella stessa stella: ${where}.`,
    medals: ({ where }) => `Le medaglie non sono crescenti: ${where}.`,
    short: ({ where }) => `Le partite sono troppo brevi: ${where} round.`,
    long: ({ where }) => `Le partite sono troppo lunghe: ${where} round.`,
    luck: ({ where }) => `L’abilità non rende abbastanza: ${where} volte i punti del caso.`,
    'unknown-line': ({ where }) => `${where}: riga sconosciuta.`,
    malformed: ({ where }) => `${where}: la riga non ha la forma giusta.`,
    order: ({ where }) => `${where}: i nomi si contano da 1 e vengono in ordine.`,
    twice: ({ where }) => `${where}: c’è già.`,
    'too-many': ({ where }) => `${where}: è uno di troppo.`,
    'no-such': ({ where }) => `${where}: nella scheda non c’è nulla di simile.`,
    outside: ({ where }) => `${where}: le coordinate vanno da 0 a 1000.`,
    missing: ({ where }) => `${where}: questa riga manca.`,
  },
  figures: ({ rounds, skilled, random, ratio }) =>
    `${rounds} round; ${skilled} punti, a caso ${random}: ${ratio} volte tanto`,
  chapter: ({ chapter, title }) => `Capitolo ${chapter}: ${title}`,
} satisfies CheckTexts
