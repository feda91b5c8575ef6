import { plural } from '../../../engine/text/lang.ts'
import { grammar, to } from '../../../engine/text/you/it.ts'
import type { BoardTexts, BookTexts, Catalog } from './catalog.ts'
import { COVERS } from './covers.ts'

const claims = (n: number) => plural('it', n, { one: `${n} diritto`, other: `${n} diritti` })

const daggers = (n: number) => plural('it', n, { one: `${n} pugnale`, other: `${n} pugnali` })

const scrolls = (n: number) => plural('it', n, { one: `${n} pergamena`, other: `${n} pergamene` })

const skulls = (n: number) => plural('it', n, { one: `${n} teschio`, other: `${n} teschi` })

const fate = (n: number) => plural('it', n, { one: `${n} gettone del fato`, other: `${n} gettoni del fato` })

const isYou = (who: string) => who === grammar.name

const board = {
  questions: {
    hand: ({ count }) =>
      count === 1 ? `È uscita ${scrolls(count)}. A chi la passi?` : `Sono uscite ${scrolls(count)}. A chi le passi?`,
    handLeft: ({ count }) =>
      plural('it', count, {
        one: `Resta ${scrolls(count)} da passare.`,
        other: `Restano ${scrolls(count)} da passare.`,
      }),
    handReady: 'Ogni pergamena ha un destinatario. Confermi?',
    give: ({ who, count }) =>
      count === 1
        ? `Nel turno di ${who} ti è uscito ${daggers(count)}. A chi lo dai?`
        : `Nel turno di ${who} ti sono usciti ${daggers(count)}. A chi li dai?`,
    giveLeft: ({ count }) =>
      plural('it', count, { one: `Resta ${daggers(count)} da dare.`, other: `Restano ${daggers(count)} da dare.` }),
    giveReady: 'Ogni pugnale ha la sua vittima. Confermi?',
    protected: ({ who }) => `Il messaggero protegge ${who} dai pugnali.`,
    choose: 'Fermati, oppure rilancia i teschi, le pergamene o entrambi.',
    chooseOne: 'Fermati, oppure rilancia.',
    chooseFate: 'Fermati, rilancia, oppure usa il fato per un solo dado.',
    onlyStop: 'Non hai dadi liberi: puoi solo fermarti.',
    onlyFate: 'Non hai dadi liberi: fermati, oppure usa il fato per un solo dado.',
    fate: 'Quale dado rilancia il fato? Uno tuo costa 1 gettone, quello di un rivale 2.',
    betrayed: ({ count }) => `${daggers(count)}: tradimento. Accettalo, oppure usa il fato per un dado.`,
    reward: 'Scegli la tua ricompensa.',
    vengeance: ({ count }) => `Vendetta: chi riceve ${count} dei tuoi pugnali?`,
    keep: ({ count }) =>
      count === 1
        ? `È uscito ${daggers(count)}. Lo dai a Varrick?`
        : `Sono usciti ${daggers(count)}. Quanti ne dai a Varrick?`,
    again: 'Il turno continua. Cosa rilanci?',
  },
  buttons: {
    hand: 'Passa le pergamene',
    handTo: ({ who, count }) => `${scrolls(count)} ${to(who)}`,
    deal: 'Dividi in parti uguali',
    clear: 'Riprendi',
    give: 'Dai i pugnali',
    giveTo: ({ who, count }) => `${daggers(count)} ${to(who)}`,
    keepAll: ({ count }) => `Tieni ${daggers(count)}`,
    stop: 'Fermati',
    stopFor: ({ reward }) => `Fermati: ${reward}`,
    rerollSkulls: ({ count }) => `Rilancia ${skulls(count)}`,
    rerollScrolls: ({ count }) => `Rilancia ${scrolls(count)}`,
    rerollBoth: ({ count }) => `Rilancia tutti e ${count}`,
    fate: 'Usa il fato',
    fateDone: 'Non usarlo',
    accept: 'Accetta il tradimento',
    claim: ({ count }) => `Rivendica ${claims(count)}`,
    takeFate: ({ count }) => `Prendi ${fate(count)}`,
    crown: 'Prendi la corona',
    steal: ({ who }) => `Ruba un diritto ${to(who)}`,
    avenge: ({ who, count }) => `${daggers(count)} ${to(who)}`,
    forgive: 'Nessuna vendetta',
    pass: ({ count }) => `Dai ${daggers(count)} a Varrick`,
    passNone: 'Niente a Varrick',
    more: ({ who }) => `+1 ${to(who)}`,
  },
  pieces: {
    area: ({ who }) => `${who}: area`,
    middle: 'Il centro',
    dieHanded: ({ die }) => `Da lanciare: ${die}`,
    dieGiving: ({ die }) => `Da dare: ${die}`,
    dieLocked: ({ die }) => `${die}, dado bloccato`,
    dieLoose: ({ die }) => `${die}, dado libero`,
    dieFresh: ({ die }) => `${die}, da passare`,
    dieInHand: 'Dado da lanciare',
    dieFate: ({ die, count }) => `${die}: rilancia per ${fate(count)}`,
    claims: ({ count, of }) => `${claims(count)} su ${of}`,
    fate: ({ count }) => fate(count),
    supply: ({ count }) => `${fate(count)} nella riserva`,
    crownOf: ({ who }) => `Corona: ${who}`,
    crownInMiddle: 'La corona è al centro',
    messenger: ({ who }) => `Il messaggero: niente pugnali per ${isYou(who) ? 'te' : who} in questo turno`,
    varrick: 'Zio Varrick',
    tokens: ({ who, count, of }) =>
      `${who}: ${plural('it', count, { one: `${count} gettone corona`, other: `${count} gettoni corona` })} su ${of}`,
    onTurn: 'Gioca ora',
    betrayed: 'Tradimento',
  },
  slip: 'Se ti fermi adesso, non ottieni nulla.',
  keys: {
    seat: 'Un dado in più a questo giocatore',
    fewer: 'Riprendi un dado',
    deal: 'Dividi in parti uguali',
    stop: 'Fermati',
    skulls: 'Rilancia i teschi',
    scrolls: 'Rilancia le pergamene',
    both: 'Rilancia teschi e pergamene',
    fate: 'Usa il fato',
    clear: 'Riprendi tutto',
  },
  ending: { won: 'La corona è tua', lost: 'Varrick si tiene il trono' },
} satisfies BoardTexts

const book = {
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
    '\nSette corone (diritto di nascita) danno 2 diritti, da tre a sei 1 (sei possono darne 2: vedi le ' +
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
    'In un turno lanci, la prima volta tutti i tuoi dadi; poi vengono S3, S4, S5 e i controlli di S6. Si ripete finché un ' +
    'controllo non chiude il turno.',
  S3:
    'Nella tua area le corone appena uscite si bloccano, i teschi restano liberi. Dei pugnali appena usciti scegli quanti ' +
    'tenerne, bloccati, e quanti darne a Varrick.',
  S4:
    'Varrick lancia le pergamene appena uscite.' +
    '\nPrima le pergamene tornano da te, libere.' +
    '\nPoi le corone restano a lui, prigioniere; se ora ne ha tre o più, vale subito il primo controllo di S6 e ' +
    'il resto del lancio non ha effetto.' +
    '\nInfine i teschi tornano da te, liberi, e ognuno ti porta un pugnale, bloccato, finché Varrick ne ha tra ' +
    'quelli di prima del lancio, compresi quelli che gli hai appena dato.' +
    '\nI pugnali di questo lancio restano a lui.',
  S5:
    'Se avevi meno di tre pugnali e con quelli portati dai teschi arrivi a tre o più, Varrick prende un tuo gettone, una volta ' +
    'per lancio; la partita può finire così. Se non ne hai, una tua corona bloccata, se c’è, diventa prigioniera e conta in ' +
    'S6.',
  S6:
    'Controlli, in quest’ordine.' +
    '\nVarrick ha tre o più corone: ottiene un gettone, tutte le sue corone tornano libere, e il turno ' +
    'finisce senza nulla per te.' +
    '\nTu o Varrick avete tre o più pugnali: il turno finisce senza nulla per te; se li ha Varrick, e in ' +
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
} satisfies BookTexts

export const it = {
  lang: 'it',
  ...COVERS.it,
  notation:
    'Le mosse si scrivono «stop», «reroll skulls», «hand 1:2 3:1» (due pergamene al posto 1, una al posto 3; i ' +
    'posti si contano da 0), «give 0:1», «take claim», «steal 1», «fate 0 dagger», «accept», «avenge 1», «forgive» ' +
    'o «pass 2».',
  things: {
    crown: ({ count }) => plural('it', count, { one: `${count} corona`, other: `${count} corone` }),
    dagger: ({ count }) => daggers(count),
    skull: ({ count }) => plural('it', count, { one: `${count} teschio`, other: `${count} teschi` }),
    scroll: ({ count }) => plural('it', count, { one: `${count} pergamena`, other: `${count} pergamene` }),
    claim: ({ count }) => claims(count),
    fate: ({ count }) => fate(count),
    token: ({ count }) => plural('it', count, { one: `${count} gettone corona`, other: `${count} gettoni corona` }),
  },
  kinds: { crown: 'Corona', dagger: 'Pugnale', skull: 'Teschio', scroll: 'Pergamena' },
  fated: {
    crown: 'una corona',
    dagger: 'un pugnale',
    skull: 'un teschio',
    scroll: 'una pergamena tornata indietro',
    fresh: 'una pergamena appena uscita',
  },
  seat: ({ seat }) => `posto ${seat}`,
  share: ({ dice, who }) => `${dice} ${to(who)}`,
  options: {
    claims: {
      label: 'Diritti',
      help: 'Quanti diritti servono per il trono: tre nel gioco base, cinque in quello avanzato.',
      values: { 3: '3 diritti', 5: '5 diritti' },
    },
    rivalDagger: {
      label: 'Un pugnale da una tua pergamena',
      help: 'A un rivale esce un pugnale. Secondo l’editore lo dà a chi vuole; secondo il riassunto italiano lo tiene.',
      values: { give: 'Chi lo lancia lo dà', keep: 'Chi lo lancia lo tiene' },
    },
    sixCrowns: {
      label: 'Sei corone',
      help: 'Secondo il riassunto, da tre a sei corone danno un diritto; secondo il testo, uno ogni tre.',
      values: { 1: '1 diritto', 2: '2 diritti' },
    },
    sevenSkulls: {
      label: 'Sette teschi',
      help: 'Secondo il riassunto rubi un diritto; secondo il testo fino a due: uno rubato e uno dalla riserva.',
      values: { steal: 'Ruba un diritto', 'steal-and-claim': 'Rubane uno, prendine uno' },
    },
    sevenDaggers: {
      label: 'Sette pugnali',
      help: 'Cosa succede oltre al tradimento: come nel riassunto italiano, come nel prototipo, o nulla.',
      values: { 'lose-claim': 'Perdi un diritto', 'everyone-dagger': 'Un pugnale a testa', nothing: 'Nulla' },
    },
    vengeance: {
      label: 'Vendetta',
      help: 'Dopo un tradimento con quattro, cinque o sei pugnali puoi darne a un solo rivale.',
      values: { off: 'No', excess: 'Quelli oltre il terzo', all: 'Tutti i pugnali' },
    },
    fate: {
      label: 'Fato',
      help: 'I teschi possono dare gettoni del fato: con ognuno rilanci un dado, anche per evitare un tradimento.',
      values: { off: 'No', on: 'Sì' },
    },
    fateIncome: {
      label: 'Gettoni del fato per i teschi',
      help: 'Il regolamento dice «1 o 2» senza dire quando. Conta solo se si gioca con il fato.',
      values: { 'per-three': '3–5 teschi: 1, da 6: 2', 'five-for-two': '3–4 teschi: 1, da 5: 2' },
    },
    crownDefence: {
      label: 'Difesa della corona',
      help: 'L’ultimo diritto è la corona: per vincere devi tenerla per un tuo turno intero.',
      values: { off: 'No', on: 'Sì' },
    },
    tokens: {
      label: 'Gettoni corona',
      help: 'Quanti gettoni corona servono per battere Varrick.',
      values: { 3: '3 gettoni', 5: '5 gettoni', 7: '7 gettoni' },
    },
  },
  refusals: {
    R4: 'I pugnali che ti escono nel tuo turno restano bloccati nella tua area.',
    R5: 'Il messaggero protegge chi sta giocando: dai i tuoi pugnali a qualcun altro.',
    R6:
      'Solo quando ti viene chiesto: passa ai rivali tutte le pergamene appena uscite, oppure dai tutti i pugnali che ' +
      'ti sono usciti nel turno di un rivale.',
    R8: 'Puoi rilanciare solo i tuoi dadi liberi: tutti i teschi, tutte le pergamene, o entrambi.',
    R9: 'Un tradimento si può solo accettare, o evitare con il fato.',
    R10: 'La ricompensa si prende quando ti fermi, e solo se i tuoi dadi l’hanno meritata.',
    R14: 'La vendetta colpisce un solo rivale, e solo dopo un tradimento con quattro, cinque o sei pugnali.',
    R15:
      'Il fato rilancia un dado: 1 gettone per uno tuo, 2 per quello di un rivale. Per averne come ricompensa servono ' +
      'tre teschi, e gettoni nella riserva.',
    R16: 'La corona è una ricompensa solo per sette corone o sette teschi, e solo mentre la tiene un rivale.',
    S3: 'Di’ quanti dei pugnali appena usciti vanno a Varrick: nessuno, alcuni o tutti.',
    S6: 'Devi rilanciare: tutti i tuoi teschi liberi, tutte le pergamene libere, o entrambi.',
  },
  clashes: {
    S1: 'Il numero di gettoni corona vale per il gioco in solitario, le altre opzioni per due o più giocatori.',
  },
  moves: {
    hand: ({ shares }) => `Passa ${shares}`,
    give: ({ shares }) => `Dai ${shares}`,
    stop: 'Fermati',
    reroll: { skulls: 'Rilancia i teschi', scrolls: 'Rilancia le pergamene', both: 'Rilancia teschi e pergamene' },
    fate: ({ die, who }) => `Fato: rilancia ${die} ${isYou(who) ? 'della tua area' : `di ${who}`}`,
    accept: 'Accetta il tradimento',
    take: { claim: 'Rivendica il diritto', fate: 'Prendi i gettoni del fato', crown: 'Prendi la corona' },
    steal: ({ who }) => `Ruba un diritto ${to(who)}`,
    avenge: ({ who }) => `Vendetta su ${isYou(who) ? 'di te' : who}`,
    forgive: 'Nessuna vendetta',
    pass: ({ count }) => (count === 0 ? 'Tieni tutti i pugnali' : `Dai ${daggers(count)} a Varrick`),
  },
  place: {
    locked: ({ dice }) => `Bloccati: ${dice}`,
    loose: ({ dice }) => `Liberi: ${dice}`,
    fresh: ({ dice }) => `Da passare: ${dice}`,
    handed: ({ dice }) => `Da lanciare: ${dice}`,
    giving: ({ dice }) => `Da dare: ${dice}`,
    inHand: ({ count }) => `In mano: ${plural('it', count, { one: `${count} dado`, other: `${count} dadi` })}`,
    crown: 'Ha la corona',
    messenger: 'Protezione del messaggero',
    crownInMiddle: 'La corona è al centro',
    supply: ({ count }) => `Nella riserva: ${fate(count)}`,
    varrick: ({ things }) => `Varrick ha ${things}`,
    captive: ({ dice }) => `${dice} ${dice.startsWith('1 ') ? 'prigioniera' : 'prigioniere'}`,
  },
  purpose: {
    first: 'per decidere chi comincia',
    answer: 'per le pergamene passate, in senso orario da chi siede a sinistra',
    fate: 'per il fato',
    varrick: 'per Varrick',
  },
  lines: {
    first: ({ who }) => `Comincia ${who}`,
    rolled: ({ who, dice }) => `${who} lancia: ${dice}`,
    messenger: ({ who }) => `Il messaggero protegge ${who} in questo turno`,
    handed: ({ who, shares }) => `${who} passa ${shares}`,
    gave: ({ who, shares }) => `${who} dà ${shares}`,
    kept: ({ who, dice }) => `${who} tiene ${dice}`,
    gaveAndKept: ({ who, shares, dice }) => `${who} dà ${shares} e tiene ${dice}`,
    stopped: ({ who }) => `${who} si ferma`,
    rerolls: ({ who, dice }) => `${who} rilancia ${dice}`,
    fateOwn: ({ who, die }) => `${who} usa 1 gettone del fato per rilanciare ${die}`,
    fateRival: ({ who, die, other }) => `${who} usa 2 gettoni del fato per rilanciare ${die} di ${other}`,
    accepted: ({ who }) => `${who} accetta il tradimento`,
    betrayal: 'Tradimento',
    doubt: 'Tradimento, se il fato non lo evita',
    ambush: ({ who, dice }) => `${who} comincia con ${dice}`,
    loses: ({ who }) => `Sette pugnali: ${who} perde un diritto`,
    everyone: 'Sette pugnali: uno a testa',
    avenged: ({ who, other, dice }) => `${who} si vendica: ${dice} ${to(other)}`,
    forgave: ({ who }) => `${who} rinuncia alla vendetta`,
    took: ({ who, count }) => `${who} rivendica ${claims(count)}`,
    tookFate: ({ who, count }) => `${who} prende ${fate(count)}`,
    tookCrown: ({ who }) => `${who} prende la corona`,
    tookCrownFrom: ({ who, other }) => `${who} toglie la corona ${to(other)}`,
    stole: ({ who, other }) => `${who} ruba un diritto ${to(other)}`,
    full: ({ who }) => `${who} non può avere altri diritti`,
    skipped: ({ who }) => `${who} non ha dadi: niente turno`,
    won: ({ who }) => (who === 'Varrick' ? 'Varrick si tiene il trono' : `${who} conquista il trono`),
    defended: ({ who }) => `${who} ha difeso la corona e conquista il trono`,
    brought: ({ who, dice }) => `Così porta ${to(who)} ${dice}`,
    captured: ({ who }) => `Una corona di ${who} finisce prigioniera`,
    freed: ({ who }) => `${who} libera una corona prigioniera`,
    robbed: ({ who }) => `Varrick toglie un gettone corona ${to(who)}`,
    gained: ({ who }) => `${who} ottiene un gettone corona`,
    turnOver: 'Il turno finisce',
    timeUp: 'Tempo scaduto',
  },
  board,
  book,
} satisfies Catalog
