import type { Catalog } from '../en.ts'

export const book = {
  intro:
    'Sette dadi girano tra te e i tuoi rivali. Le corone sono il tuo diritto al trono, i pugnali il tradimento, i teschi ' +
    'il capriccio del fato e le pergamene l’intrigo: le lanciano i rivali durante il tuo turno. Con tre diritti il trono ' +
    'è tuo.',
  headings: {
    dice: 'I dadi',
    turn: 'Il tuo turno',
    rewards: 'Tradimento e ricompensa',
    end: 'La fine',
    examples: 'Esempi',
    advanced: 'Regole avanzate',
    solo: 'In solitario contro zio Varrick',
    options: 'Opzioni',
  },
  dice: 'Ognuno dei sette dadi ha una corona, un pugnale, due teschi e due pergamene.',
  terms:
    'Ogni giocatore ha un’area per i dadi. Nel tuo turno sono tuoi tutti i dadi che non sono nell’area di un ' +
    'rivale.' +
    '\nCorone e pugnali in un’area sono bloccati: non si rilanciano, se non con il fato (R15); teschi e ' +
    'pergamene nella tua area sono liberi.' +
    '\nCorone e pugnali nell’area di un rivale non fanno nulla fino al suo turno, per quanti siano.' +
    '\n«Sette» di un simbolo vuol dire che tutti e sette i dadi sono nella tua area e lo mostrano.',
  R1:
    'Raccogli tutti i dadi che nessun rivale tiene: sono liberi. Le corone e i pugnali che avevi già restano bloccati ' +
    'nella tua area, e contano. Se i rivali tengono tutti e sette i dadi, niente lancio e niente ricompensa: tocca al ' +
    'prossimo.',
  R2: 'Se a questo punto hai tre o più pugnali nella tua area, è subito tradimento (R9).',
  R3: 'Lancia tutti i tuoi dadi liberi: se ne hai, devi farlo. Se non ne hai, vai a R8.',
  R4:
    'Corone e pugnali si bloccano. Se hai tre o più pugnali nella tua area, è subito tradimento (R9), prima di passare ' +
    'pergamene.',
  R5:
    'Sette pergamene in un solo lancio portano il messaggero: per il resto del turno i rivali non possono darti pugnali. ' +
    'Le pergamene si passano lo stesso. Se i rivali tengono i loro pugnali (vedi le opzioni), il messaggero non cambia ' +
    'nulla.',
  R6:
    'Passa ai rivali tutte le pergamene appena uscite, divise come vuoi; chi ne riceve le lancia, tutti ' +
    'insieme.' +
    '\nUna corona resta bloccata nell’area di quel rivale.' +
    '\nSe esce un pugnale, quel rivale lo dà a chi vuole o lo tiene, ma non può darlo a te se ti protegge il ' +
    'messaggero; resta bloccato lì fino alla fine del turno di chi lo ha.' +
    '\nTeschi e pergamene tornano da te, liberi: una pergamena tornata non si passa di nuovo, ma puoi ' +
    'rilanciarla.' +
    '\nSe più rivali hanno pugnali da dare, decidono uno alla volta, in senso orario dalla tua sinistra; i pugnali si ' +
    'contano solo alla fine.',
  R7: 'Se ora hai tre o più pugnali nella tua area, è tradimento (R9).',
  R8:
    'Poi fermati, oppure rilancia tutti i teschi, tutte le pergamene o entrambi, e riprendi da R4.' +
    '\nSenza dadi liberi, e senza fato da usare, ti fermi.' +
    '\nTre corone non chiudono il turno: puoi continuare, anche fino a sette.',
  R9:
    'Tradimento: il turno finisce e non ottieni nulla; i diritti che avevi sono al sicuro. Sette pugnali possono fare di ' +
    'più, secondo le opzioni: perdi un diritto; oppure un pugnale resta bloccato nell’area di ogni giocatore, anche nella tua, ' +
    'e conta nel suo prossimo turno, mentre gli altri dadi tornano al centro; oppure nulla.',
  R10:
    'Quando ti fermi prendi una sola ricompensa, se ne hai meritate; se sono più d’una scegli, ma non ' +
    'puoi rifiutarle tutte.' +
    '\nSette corone (diritto di nascita) danno 2 diritti; da tre a sei ne danno 1 (sei possono darne 2: vedi le ' +
    'opzioni); cinque o sei teschi danno 1 diritto.' +
    '\nSette teschi (svolta del fato) rubano 1 diritto a un rivale a tua scelta, o ne prendono 1 dalla ' +
    'riserva se nessun rivale ne ha (vedi le opzioni).' +
    '\nGettoni del fato (R15) e corona (R16) sono ricompense delle regole avanzate.',
  R11:
    'Dopo il tuo turno i tuoi dadi, anche quelli bloccati, tornano al centro. I dadi nelle aree dei rivali restano lì. ' +
    'Tocca a chi siede alla tua sinistra.',
  R12:
    'Chi ha per primo tre diritti (nella scatola: gettoni diritto) vince subito. Le altre posizioni dipendono dai diritti, ' +
    'e la corona conta come uno; a parità la posizione è condivisa.',
  advanced: 'Ognuna di queste regole si può scegliere da sola o insieme ad altre.',
  R13: 'Una partita più lunga: si vince con cinque diritti invece di tre.',
  R14:
    'Vendetta. Dopo un tradimento in R4 o R7 con quattro, cinque o sei pugnali, puoi dare quelli oltre il ' +
    'terzo, oppure tutti (come avete deciso), a un solo rivale: restano bloccati nella sua area.' +
    '\nPuoi anche non darne nessuno.' +
    '\nUn tradimento in R2, o con sette pugnali, non permette vendette.',
  R15:
    'Fato. Se ti fermi con tre o più teschi, come ricompensa puoi prendere gettoni del fato (nella scatola: ' +
    'gettoni fato), 1 o 2 come avete deciso, da una riserva di dieci, finché ce ne sono.' +
    '\nNel tuo turno puoi usarli in R8, o per evitare un tradimento (R2, R4, R7): con 1 gettone rilanci un ' +
    'dado della tua area, bloccato o libero, con 2 un dado dell’area di un rivale, finché puoi pagare; i ' +
    'gettoni usati tornano nella riserva.' +
    '\nRilanciare un tuo dado conta come un lancio di un solo dado, che non porta mai il messaggero: si riprende ' +
    'da R4, con le pergamene ancora da passare.' +
    '\nIl dado di un rivale resta lì se mostra corona o pugnale, e viene da te, libero, se mostra teschio o ' +
    'pergamena.' +
    '\nPoi si ricontano i pugnali.' +
    '\nDopo un tradimento evitato in R2 si prosegue con R3, altrimenti con R6 se ci sono pergamene da ' +
    'passare, se no con R8.' +
    '\nSe rinunci o non puoi pagare, il tradimento è definitivo: seguono R9, R14 e R11.',
  R16:
    'Difesa della corona. Nessuno vince con R12: la corona conta come un diritto, e nessuno tiene più di due ' +
    'gettoni diritto (quattro se si gioca a cinque diritti).' +
    '\nUna ricompensa che ti porterebbe a tre diritti (o a cinque) ti dà gettoni fino a quel limite e poi la ' +
    'corona, dal centro o da chi la tiene; il resto va perso.' +
    '\nVinci alla fine di un turno cominciato con la corona, senza tradimenti, e finito con la corona e tutti ' +
    'i gettoni che puoi tenere; se hai dadi liberi devi lanciare almeno una volta, e un rilancio del fato ' +
    'non conta.' +
    '\nAltrimenti tieni la corona e continui.' +
    '\nSette corone o sette teschi, invece della solita ricompensa, possono togliere la corona al rivale che ' +
    'la tiene, qualunque sia il numero dei tuoi gettoni.' +
    '\nUn diritto rubato o perso (R9, R10) è sempre un gettone, mai la corona.' +
    '\nLa scatola prevede la difesa della corona con cinque diritti; con tre è una regola della casa.',
  solo:
    'Un gioco in solitario, variante non ufficiale di George Jaros. Valgono solo le regole che seguono: niente messaggero, ' +
    'nessun effetto per sette simboli uguali, niente R13–R16, e come opzione solo il numero di gettoni.',
  S1:
    'Tu e Varrick raccogliete gettoni corona; chi ne ha tre per primo (cinque o sette, se vuoi) vince subito. ' +
    'Varrick può tenere prigioniere delle corone da un turno all’altro; tu lanci gli altri dadi.',
  S2:
    'Nel tuo turno lanci i dadi, la prima volta tutti i tuoi; poi vengono S3, S4, S5 e i controlli di S6. Si ripete finché un ' +
    'controllo non chiude il turno.',
  S3:
    'Nella tua area le corone appena uscite si bloccano, i teschi restano liberi. Dei pugnali appena usciti scegli quanti ' +
    'tenerne, bloccati, e quanti darne a Varrick.',
  S4:
    'Varrick lancia le pergamene appena uscite.' +
    '\nPrima le pergamene tornano da te, libere.' +
    '\nPoi le corone restano a lui, prigioniere; se ora ne ha tre o più, vale subito il primo controllo di S6 e ' +
    'il resto del lancio non ha effetto.' +
    '\nInfine i teschi tornano da te, liberi, e ognuno ti porta un pugnale, bloccato, finché Varrick ne ha ' +
    'ancora di quelli che aveva prima del lancio, compresi quelli che gli hai appena dato.' +
    '\nI pugnali di questo lancio restano a lui.',
  S5:
    'Se avevi meno di tre pugnali e con quelli portati dai teschi arrivi a tre o più, Varrick prende un tuo gettone, una volta ' +
    'per lancio; la partita può finire così. Se non ne hai, una tua corona bloccata, se c’è, diventa prigioniera e conta in ' +
    'S6.',
  S6:
    'Controlli, in quest’ordine.' +
    '\nVarrick ha tre o più corone: ottiene un gettone, tutte le sue corone tornano libere, e il turno ' +
    'finisce e non ottieni nulla.' +
    '\nTu o Varrick avete tre o più pugnali: il turno finisce e non ottieni nulla; se li ha Varrick, e in ' +
    'questo turno non gliene sono usciti, liberi una corona prigioniera.' +
    '\nHai tre o più corone, o cinque o più teschi: ottieni un gettone e il turno finisce.' +
    '\nNon hai dadi liberi: il turno finisce.' +
    '\nAltrimenti devi rilanciare: tutti i teschi, tutte le pergamene, o entrambi.',
  S7:
    'Alla fine del turno tutti i dadi tornano tuoi, tranne le corone prigioniere di Varrick; i pugnali non passano mai al ' +
    'turno dopo.',
  examples: {
    third:
      'Ti escono tre corone, due pugnali, una pergamena e un teschio. Prima di fermarti devi passare la pergamena. Al ' +
      'rivale esce un pugnale, e lo dà a te: è il terzo. Tradimento, nessun diritto.',
    early: 'Ti escono tre pugnali e tre pergamene: tradimento, e non passi nessuna pergamena.',
    six: 'Ti fermi con sei corone: un diritto.',
    rival: 'Un rivale ha due corone: nel suo turno gliene basta un’altra.',
    odds:
      'Lanciando tutti e sette i dadi, tre o più pugnali escono nel 9,58% dei lanci, cinque o più teschi nel 4,53%, ' +
      'sette pergamene nello 0,046%.',
  },
} satisfies Catalog['book']

export const lesson = {
  you: 'Rowan',
  left: 'Isotta',
  right: 'Mordred',
  notes: {
    roll: ({ you, left, right }) =>
      `Tu sei ${you}; ${left} e ${right} vogliono lo stesso trono. Si vince con tre diritti. Lancia i tuoi sette dadi.`,
    reroll:
      'Corone e pugnali si bloccano. Tre corone valgono un diritto, tre pugnali un tradimento. Hai due corone: rilancia i teschi.',
    hand: ({ left, right }) =>
      `La terza corona. Ma prima di fermarti devi passare le pergamene ai rivali, che le lanciano. Passane una a ${left} e una a ${right}.`,
    stop: ({ right }) =>
      `Il teschio è tornato. A ${right} è uscito un pugnale, e l’ha dato a te: ora sono due. Hai tre corone: fermati e rivendica il tuo diritto.`,
    give: ({ left }) =>
      `Ora sei tu il rivale. Dalla tua pergamena è uscito un pugnale: dallo a chi vuoi. ${left} ne ha già due: aggiungi il terzo.`,
    answer: ({ right }) =>
      `Tradimento: turno finito, nessun diritto. Adesso ${right} ti passa una pergamena. Lanciala.`,
    rollAgain: 'Una corona. Resta bloccata nella tua area e conta ora, nel tuo turno. Lancia gli altri sei dadi.',
    betrayed:
      'Tre pugnali: tradimento. Il turno finisce subito e non ottieni nulla. Il diritto che hai già è al sicuro.',
    rollThird: ({ left, right }) =>
      `${left} ha rivendicato un diritto con cinque teschi, e ${right} ha subito un tradimento. I sette dadi sono di nuovo tuoi. Lancia.`,
    five: 'Cinque teschi: anche questi valgono un diritto. Chi troppo vuole… Fermati.',
    rollLast: ({ left, right }) => `Niente per ${left} e niente per ${right}. Ti manca un solo diritto. Lancia.`,
    win: 'Tre corone, e nessuna pergamena da passare. Fermati: il terzo diritto è tuo, e anche il trono.',
  },
  learned: [
    'Corone e pugnali si bloccano; teschi e pergamene si possono rilanciare.',
    'Ogni pergamena che ti esce va a un rivale, che la lancia.',
    'Un rivale dà un pugnale a chi vuole. Tre nella tua area: tradimento.',
    'Con tre corone o cinque teschi fermati e rivendica un diritto.',
    'Quello che hai nella tua area conta nel tuo turno. Si vince con tre diritti.',
  ],
} satisfies Catalog['lesson']
