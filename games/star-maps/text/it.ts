import { plural } from '../../../engine/text/lang.ts'
import { board } from './board/it.ts'
import { book } from './book/it.ts'
import type { Catalog } from './catalog.ts'
import { COVERS } from './covers.ts'
import { reasons } from './reasons/it.ts'
import { sky } from './sky/it.ts'

const points = (n: number) => plural('it', n, { one: `${n} punto`, other: `${n} punti` })

export const it = {
  lang: 'it',
  ...COVERS.it,
  notation:
    'Le mosse si scrivono «write 3 b7» per un numero e la sua casella, «connect c2» per un cerchio, «bonus nudge 5 b3» per un ' +
    'bonus con ciò a cui si applica, e «pass» per nessun bonus.',
  options: {
    sheet: {
      label: 'Scheda',
      help:
        'Una scheda disegnata con il suo nome in codice, per esempio great-bear, oppure un cielo ignoto: «seed:», parole a piacere, ' +
        'due punti e easy, medium o hard, come seed:comet:hard. Le stesse parole danno sempre lo stesso cielo.',
    },
    bonuses: {
      label: 'Bonus',
      help: 'I bonus sbloccati (R13), di solito quelli del tuo diario di bordo. Chi completa una forma può usarne uno (R9).',
    },
    connectBonus: {
      label: 'Bonus dopo una connessione',
      help: 'Se anche una forma completata riempiendo un cerchio dà un bonus (R9).',
      values: { on: 'Sì', off: 'No' },
    },
  },
  refusals: {
    R1: 'In questa scheda non c’è una casella, un cerchio o una stella così.',
    R2: 'Sta in un braccio chiuso: prima sblocca la stella a cui è appeso.',
    R5: 'Un dado dev’essere la forma di una stella legata a una casella vuota in gioco, l’altro il numero che scrivi.',
    R6: 'Quel cerchio è già pieno.',
    R7: 'Puoi scrivere o connettere, quindi devi fare una delle due cose.',
    R9: 'Un bonus spetta a chi ha appena completato una forma; allora c’è il bonus, o nulla.',
    R13: 'Quel bonus non è sbloccato a questo tavolo.',
  },
  clashes: {
    R3: 'Questa scheda non esiste: indica il nome di una disegnata, oppure seed:parole:easy, seed:parole:medium o seed:parole:hard.',
  },
  moves: {
    write: ({ value, box }) => `Scrivi ${value} in ${box}`,
    connect: ({ circle }) => `Riempi il cerchio ${circle}`,
    bonus: ({ bonus, on }) => (on === '' ? bonus : `${bonus}: ${on}`),
    pass: 'Nessun bonus',
    into: ({ value, box }) => `${value} in ${box}`,
    both: ({ one, two }) => `${one} e ${two}`,
  },
  lines: {
    thrown: ({ round, low, high }) => `Turno ${round}: escono ${low} e ${high}`,
    stuck: ({ who, count }) =>
      plural('it', count, {
        one: `${who} è senza mosse: ultimo turno`,
        other: `${who} sono senza mosse: ultimo turno`,
      }),
    wrote: ({ who, value, box }) => `${who} scrive ${value} in ${box}`,
    connected: ({ who, circle }) => `${who} riempie il cerchio ${circle}`,
    used: ({ who, bonus, on }) => (on === '' ? `${who} usa ${bonus}` : `${who} usa ${bonus}: ${on}`),
    passed: ({ who }) => `${who} non usa bonus`,
    found: ({ stars }) => `Scoperte: ${stars}`,
    unlocked: ({ stars }) => `Sbloccate: ${stars}`,
    arms: ({ count }) => plural('it', count, { one: 'Si apre un braccio', other: `Si aprono ${count} bracci` }),
    failed: ({ stars }) => `Lucchetto fallito: ${stars}`,
    complete: ({ shapes }) => `Tutte scoperte: ${shapes}`,
    now: ({ points: n }) => `Ora ${points(n)}`,
    over: ({ totals }) => `La partita è finita: ${totals}`,
    won: ({ who }) => `Vince ${who}`,
    shared: ({ who }) => `${who} condividono la vittoria`,
    alone: ({ points: n }) => `La partita è finita: ${points(n)}`,
    medal: ({ medal }) => `Medaglia: ${medal}`,
    noMedal: 'Stavolta nessuna medaglia',
  },
  place: {
    sheet: ({ sheet }) => `Scheda: ${sheet}`,
    dice: ({ low, high }) => `Dadi: ${low}, ${high}`,
    die: ({ die, shape }) => `${die} (${shape})`,
    sums: ({ points: n, sums, special }) => `${points(n)}: ${sums}, punteggio speciale ${special}`,
    boxes: ({ boxes }) => `Caselle: ${boxes}`,
    circles: ({ circles }) => `Cerchi pieni: ${circles}`,
    found: ({ stars }) => `Scoperte: ${stars}`,
    failed: ({ stars }) => `Lucchetti falliti: ${stars}`,
    used: ({ bonuses }) => `Bonus usati: ${bonuses}`,
    stuck: 'Senza mosse in questo turno',
    sought: ({ shape, stars }) => `Ancora da scoprire, ${shape}: ${stars}`,
    star: ({ star, boxes }) => `${star} (${boxes})`,
    lock: ({ lock }) => `lucchetto ${lock}`,
    empty: ({ box }) => `${box} vuota`,
    holds: ({ box, value }) => `${box} contiene ${value}`,
    via: ({ box, circle }) => `${box} tramite ${circle}`,
    open: ({ circles }) => `Cerchi vuoti: ${circles}`,
    circle: ({ circle, links }) => `${circle} (${links})`,
  },
  terminal: {
    choose: 'scegli',
    number: 'scrivi questo numero',
    circles: 'cerchi',
    names: 'nomi',
    list: 'elenco o cielo',
    look: 'un’altra scheda',
    back: 'indietro',
  },
  sky,
  board,
  book,
  reasons,
} satisfies Catalog
