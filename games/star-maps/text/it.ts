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
      help: 'Scegli una scheda, oppure scrivi una parola e scegli la difficoltà: la stessa parola dà sempre lo stesso cielo.',
    },
    bonuses: {
      label: 'Bonus',
      help: 'I bonus sbloccati, di solito quelli del tuo diario di bordo. Chi completa una forma può usarne uno.',
    },
    connectBonus: {
      label: 'Bonus dopo un cerchio',
      help: 'Se anche una forma completata riempiendo un cerchio dà un bonus.',
      values: { on: 'Sì', off: 'No' },
    },
  },
  refusals: {
    R1: 'Questa scheda non ha una casella, un cerchio o una stella con quel nome.',
    R2: 'È in un braccio chiuso: prima sblocca la stella da cui parte.',
    R5: 'Un dado sceglie la forma di una stella collegata a una casella vuota in gioco, l’altro è il numero da scrivere.',
    R6: 'Quel cerchio è già pieno.',
    R7: 'Puoi scrivere o riempire un cerchio, quindi devi fare una delle due cose.',
    R9: 'I bonus si usano solo quando hai appena completato una forma.',
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
    thrown: ({ round, low, high }) => `Round ${round}: escono ${low} e ${high}`,
    stuck: ({ who, count }) =>
      plural('it', count, {
        one: `${who} non ha mosse: ultimo round`,
        other: `${who} non hanno mosse: ultimo round`,
      }),
    wrote: ({ who, value, box }) => (box === '' ? `${who} scrive ${value}` : `${who} scrive ${value} in ${box}`),
    connected: ({ who, circle }) =>
      circle === '' ? `${who} riempie un cerchio` : `${who} riempie il cerchio ${circle}`,
    used: ({ who, bonus, on }) => (on === '' ? `${who} usa ${bonus}` : `${who} usa ${bonus}: ${on}`),
    passed: ({ who }) => `${who} non usa bonus`,
    found: ({ stars }) => `Scoperte: ${stars}`,
    unlocked: ({ stars }) => `Sbloccate: ${stars}`,
    arms: ({ count }) => plural('it', count, { one: 'Si apre un braccio', other: `Si aprono ${count} bracci` }),
    failed: ({ stars }) => `Lucchetto inceppato: ${stars}`,
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
    failed: ({ stars }) => `Lucchetti inceppati: ${stars}`,
    used: ({ bonuses }) => `Bonus usati: ${bonuses}`,
    stuck: 'Senza mosse in questo round',
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
