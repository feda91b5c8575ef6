import type { BookTexts } from './catalog.ts'

export const book = {
  intro:
    'Lo spinner mostra un numero, si lanciano nove dadi e tutti guardano insieme: quale coppia colorata forma il numero? ' +
    'Afferra il suo segnalino prima degli altri. Quando non resta nessuna coppia che funziona, afferra il segnalino nero: ' +
    'stop.',
  headings: {
    dice: 'Dadi e segnalini',
    setup: 'Preparazione',
    round: 'Un turno',
    scoring: 'Punteggio',
    end: 'La fine',
    examples: 'Esempi',
    options: 'Opzioni',
  },
  dice:
    'Ci sono quattro coppie di dadi, rossa, arancione, blu e verde, e un dado beige, il jolly. Per ogni colore c’è un ' +
    'segnalino, e quello nero è lo stop. Ogni colore ha una forma tutta sua, sui dadi e sul segnalino: per giocare non ' +
    'serve distinguere i colori.',
  R1: 'Tutti cominciano con 3 punti. Un lancio decide chi gira per primo lo spinner; poi, turno dopo turno, passa a sinistra.',
  R2:
    'All’inizio di ogni turno i cinque segnalini sono sul tavolo. Spinner e dadi si lanciano insieme e, dal momento in cui ' +
    'si vedono, chiunque può agire, quando vuole e senza ordine.',
  R3:
    'Prendi un segnalino colorato che è ancora sul tavolo: affermi che i suoi due dadi formano il numero. Ogni segnalino va ' +
    'a chi è più veloce, una volta sola. Ne puoi prendere più d’uno. Chi arriva tardi non perde nulla.',
  R4:
    'Senza jolly una coppia forma il numero sommando i due dadi o sottraendo l’uno dall’altro. Con il jolly si sommano o si ' +
    'sottraggono tutti e tre i dadi, come vuoi. I due dadi colorati si usano sempre entrambi, ci sono solo più e meno, e il ' +
    'jolly può servire a più colori.',
  R5:
    'Prendi il segnalino nero: affermi che nessuno dei segnalini ancora sul tavolo si può prendere a ragione. Il turno ' +
    'finisce subito. Anche quando i quattro colori sono andati si gareggia per lo stop, e allora è sempre giusto.',
  R6:
    'Un segnalino preso per errore resta preso fino alla fine del turno. Non torna sul tavolo e non conta quando si ' +
    'verifica lo stop.',
  R7:
    'Se scade il tempo del turno, questo finisce senza stop: i colori valgono come al solito, e nessuno guadagna o perde ' +
    'qualcosa per il segnalino nero.',
  fair:
    'A un tavolo in rete tutti vedono i dadi nello stesso istante, e conta quando hai agito, non quanto è veloce la tua ' +
    'connessione. A parità di tempo viene prima chi ha lo spinner, poi gli altri verso sinistra.',
  R8:
    'Ogni colore giusto dà 2 punti, o 1 se serve il jolly; conta il modo migliore. Ogni colore sbagliato costa 1 punto. Fino ' +
    'alla fine del turno nessuno sa che cosa è giusto. Dove si dichiara il calcolo, vale il calcolo: 1 punto se usa il ' +
    'jolly, anche dove basterebbe la coppia, e un calcolo falso è sbagliato anche se un altro è giusto. Lo stop non chiede ' +
    'calcoli.',
  R9:
    'Uno stop giusto dà 2 punti, o 3 nel caso che dicono le opzioni. Uno sbagliato costa 3 punti: vuol dire che qualche ' +
    'segnalino sul tavolo si poteva ancora prendere a ragione.',
  R10:
    'Se siete d’accordo, chi prende lo stop, a ragione o a torto, perde 3 punti invece di 1 per ogni proprio colore ' +
    'sbagliato. Uno stop sbagliato costa in più i suoi 3 punti.',
  R11: 'Guadagni e perdite del turno prima si sommano; se poi il totale è sotto lo 0, diventa 0.',
  R12:
    'Quando dopo un turno qualcuno ha 15 punti o più, vince il totale più alto. Se sono in più ad averlo, giocano da soli ' +
    'turni di spareggio: tutti i segnalini, lo stesso punteggio, ma ogni turno riparte da 0 e può andare sotto. Chi ha il ' +
    'risultato migliore ne gioca un altro, gli altri escono; chi esce più tardi arriva più in alto. I totali non cambiano. Dopo ' +
    'cinque turni di spareggio senza un vincitore la vittoria è condivisa. In solitario si gioca fino al traguardo, e il ' +
    'risultato è il numero di turni.',
  examples: {
    pair: 'Numero 2, arancione 1 e 1: giusto senza jolly, 1 + 1 = 2.',
    joker: 'Numero 2, rosso 2 e 2, jolly 6: giusto con il jolly, 6 − 2 − 2 = 2.',
    twelve: 'Numero 12, una coppia di sei: giusto, 6 + 6 = 12.',
    gap: 'Numero 1, una coppia di 3 e 4: giusto, 4 − 3 = 1.',
    fives: 'Numero 5, una coppia di cinque, jolly 5: giusto con il jolly, 5 + 5 − 5 = 5.',
    nothing:
      'Può darsi che nessun colore funzioni: circa un turno su cinque con i numeri da 1 a 12. Allora lo stop è giusto ' +
      'subito.',
  },
} satisfies BookTexts
