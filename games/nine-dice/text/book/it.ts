import type { BookTexts } from './catalog.ts'

export const book = {
  intro:
    'La ruota (nella scatola: lo spinner) dà un numero, si lanciano nove dadi e tutti guardano insieme: quale coppia ' +
    'colorata forma il numero? Prendi il suo segnalino prima degli altri. Quando non resta nessuna coppia che funziona, ' +
    'prendi il segnalino nero: stop.',
  headings: {
    dice: 'Dadi e segnalini',
    setup: 'Preparazione',
    round: 'Un round',
    scoring: 'Punteggio',
    end: 'La fine',
    examples: 'Esempi',
    options: 'Opzioni',
  },
  dice:
    'Ci sono quattro coppie di dadi, rossa, arancione, blu e verde, e un dado beige, il jolly. Per ogni colore c’è un ' +
    'segnalino, e quello nero è lo stop. Ogni colore ha una forma tutta sua, sui dadi e sul segnalino: per giocare non ' +
    'serve distinguere i colori.',
  R1: 'Tutti cominciano con 3 punti. Un lancio decide chi gira per primo la ruota; poi, a ogni round, passa a sinistra.',
  R2:
    'All’inizio di ogni round (nella scatola: «turno») i cinque segnalini sono sul tavolo. Ruota e dadi partono insieme; ' +
    'appena si vedono, tutti possono prendere segnalini quando vogliono, senza aspettare nessuno.',
  R3:
    'Se prendi un segnalino colorato, dici che i suoi due dadi formano il numero. Ogni segnalino va a chi è più veloce; ne ' +
    'puoi prendere più d’uno. Chi arriva tardi non perde nulla.',
  R4:
    'Senza jolly si sommano i due dadi della coppia, o si sottrae l’uno dall’altro. Con il jolly si sommano o si sottraggono ' +
    'tutti e tre, come vuoi. I due dadi colorati si usano sempre entrambi, e il jolly può servire a più colori.',
  R5:
    'Se prendi il segnalino nero, dici che sul tavolo non resta nessun segnalino giusto. Il round finisce subito. Anche ' +
    'quando i quattro colori sono finiti si può correre per lo stop, e allora è sempre giusto.',
  R6:
    'Un segnalino preso per errore resta preso fino alla fine del round. Non torna sul tavolo e non conta quando si ' +
    'verifica lo stop.',
  R7:
    'Se scade il tempo, il round finisce senza stop: i colori valgono come al solito, e per il segnalino nero nessuno ' +
    'guadagna o perde punti.',
  fair:
    'Online tutti vedono i dadi nello stesso istante, e conta quando hai toccato, non quanto è veloce la tua connessione. A ' +
    'parità di tempo viene prima chi ha girato la ruota, poi gli altri verso sinistra.',
  R8:
    'Ogni colore giusto dà 2 punti, o 1 se serve il jolly; conta il modo migliore. Ogni colore sbagliato ' +
    'costa 1 punto; fino alla fine del round nessuno sa cosa è giusto.' +
    '\nSe si dichiara il calcolo, vale quello: 1 punto se usa il jolly anche quando basterebbe la coppia, e ' +
    'un calcolo sbagliato resta sbagliato anche se un altro tornava.' +
    '\nLo stop non chiede calcoli.',
  R9:
    'Uno stop giusto dà 2 punti, o 3 nel caso scelto nelle opzioni. Uno sbagliato costa 3 punti: vuol dire che sul tavolo ' +
    'c’era ancora un segnalino giusto.',
  R10:
    'Se siete d’accordo, chi prende lo stop, giusto o sbagliato che sia, perde 3 punti invece di 1 per ogni suo colore ' +
    'sbagliato. Uno stop sbagliato costa in più i suoi 3 punti.',
  R11: 'Prima si sommano guadagni e perdite del round; se poi il totale è sotto lo 0, diventa 0.',
  R12:
    'Quando dopo un round qualcuno ha 15 punti o più, vince il totale più alto.' +
    '\nA parità, chi è in testa gioca round di spareggio, con tutti i segnalini e le solite regole: ogni round ' +
    'riparte da 0 e si può andare sotto, resta in gara chi fa meglio, e chi esce più tardi arriva più in alto; ' +
    'i totali non cambiano, e dopo cinque round senza un vincitore la vittoria è condivisa.' +
    '\nIn solitario si gioca fino al traguardo, e il risultato è il numero di round.' +
    '\nOppure dieci round, e contano i punti.',
  examples: {
    pair: 'Numero 2, arancione 1 e 1: giusto senza jolly, 1 + 1 = 2.',
    joker: 'Numero 2, rosso 2 e 2, jolly 6: giusto con il jolly, 6 − 2 − 2 = 2.',
    twelve: 'Numero 12, una coppia di sei: giusto, 6 + 6 = 12.',
    gap: 'Numero 1, una coppia di 3 e 4: giusto, 4 − 3 = 1.',
    fives: 'Numero 5, una coppia di cinque, jolly 5: giusto con il jolly, 5 + 5 − 5 = 5.',
    nothing:
      'Può darsi che nessun colore funzioni: circa un round su cinque con i numeri da 1 a 12. Allora lo stop è giusto ' +
      'subito.',
  },
} satisfies BookTexts
