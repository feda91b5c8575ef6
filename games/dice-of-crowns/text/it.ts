import { plural } from '../../../engine/text/lang.ts'
import { grammar, to } from '../../../engine/text/you/it.ts'
import { book, lesson } from './book/it.ts'
import { COVERS } from './covers.ts'
import type { Catalog } from './en.ts'

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
    stopFor: ({ reward }) => `Fermati: ${reward}`,
    rerollSkulls: ({ count }) => `Rilancia ${skulls(count)}`,
    rerollScrolls: ({ count }) => `Rilancia ${scrolls(count)}`,
    rerollBoth: ({ count }) => `Rilancia tutti e ${count}`,
    fate: 'Usa il fato',
    fateDone: 'Non usarlo',
    claim: ({ count }) => `Rivendica ${claims(count)}`,
    takeFate: ({ count }) => `Prendi ${fate(count)}`,
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
    supply: ({ count }) => `${fate(count)} nella riserva`,
    crownOf: ({ who }) => `Corona: ${who}`,
    crownInMiddle: 'La corona è al centro',
    messenger: ({ who }) => `Il messaggero: niente pugnali per ${isYou(who) ? 'te' : who} in questo turno`,
    varrick: 'Zio Varrick',
    tokens: ({ who, count, of }) =>
      `${who}: ${plural('it', count, { one: `${count} gettone corona`, other: `${count} gettoni corona` })} su ${of}`,
    onTurn: 'Di turno',
    betrayed: 'Tradimento',
  },
  slip: 'Se ti fermi adesso, non ottieni nulla.',
  keys: {
    seat: 'Un dado in più a questo giocatore',
    fewer: 'Riprendi un dado',
    deal: 'Dividi in parti uguali',
    clear: 'Riprendi tutto',
  },
  ending: { won: 'La corona è tua', lost: 'Varrick si tiene il trono' },
} satisfies Catalog['board']

export const it = {
  lang: 'it',
  ...COVERS.it,
  notation:
    'Le mosse si scrivono «stop», «reroll skulls», «hand 1:2 3:1» (due pergamene al posto 1, una al posto 3; i ' +
    'posti sono numerati da 0: il giocatore 1 è al posto 0), «give 0:1», «take claim», «steal 1», «fate 0 dagger», «accept», «avenge 1», «forgive» ' +
    'o «pass 2» (due pugnali a Varrick).',
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
      help: 'A un rivale esce un pugnale. Secondo l’editore lo dà a chi vuole; secondo il riassunto del regolamento italiano lo tiene.',
      values: { give: 'Chi lo ottiene lo dà a chi vuole', keep: 'Chi lo ottiene lo tiene' },
    },
    sixCrowns: {
      label: 'Sei corone',
      help: 'Secondo il riassunto del regolamento italiano, da tre a sei corone danno un diritto; secondo il regolamento italiano completo, uno ogni tre.',
      values: { 1: '1 diritto', 2: '2 diritti' },
    },
    sevenSkulls: {
      label: 'Sette teschi',
      help: 'Secondo il riassunto del regolamento italiano rubi un diritto; secondo il regolamento italiano completo fino a due: uno rubato e uno dalla riserva.',
      values: { steal: 'Ruba un diritto', 'steal-and-claim': 'Rubane uno, prendine uno' },
    },
    sevenDaggers: {
      label: 'Sette pugnali',
      help: 'Cosa succede oltre al tradimento: come nel riassunto del regolamento italiano, come nel prototipo, o nulla.',
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
    fresh: ({ dice }) => `Da passare ai rivali: ${dice}`,
    freshAlone: ({ dice }) => `Da passare a Varrick: ${dice}`,
    givingAlone: ({ dice }) => `Da tenere o dare a Varrick: ${dice}`,
    handed: ({ dice }) => `Da lanciare: ${dice}`,
    giving: ({ dice }) => `Da dare: ${dice}`,
    inHand: ({ count }) => `In mano: ${plural('it', count, { one: `${count} dado`, other: `${count} dadi` })}`,
    crown: 'Ha la corona',
    messenger: 'Protezione del messaggero',
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
  you: {
    verbs:
      'dà dai, tiene tieni, accetta accetti, comincia cominci, rinuncia rinunci, rivendica rivendichi, ' +
      'toglie togli, ruba rubi, conquista conquisti, libera liberi, ottiene ottieni',
    phrases: [
      ['(?<!@) (dà|passa|toglie|ruba) ((?:(?! ad? )[^.:@])+) a @(?=[.:]| e tiene|$)', ' ti $1 $2'],
      ['@ si vendica', '@ ti vendichi'],
      ['protegge @', 'ti protegge'],
      ['dà a @', 'ti dà'],
      ['Una corona di @', 'Una tua corona'],
      ['di @', 'della tua area'],
    ],
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
    brought: ({ who, dice }) => `Così dà ${to(who)} ${dice}`,
    captured: ({ who }) => `Una corona di ${who} finisce prigioniera`,
    freed: ({ who }) => `${who} libera una corona prigioniera`,
    robbed: ({ who }) => `Varrick toglie un gettone corona ${to(who)}`,
    gained: ({ who }) => `${who} ottiene un gettone corona`,
    turnOver: 'Il turno finisce',
    timeUp: 'Tempo scaduto',
  },
  characters: {
    squire: 'Ha occhi solo per le corone e si spaventa al secondo pugnale.',
    courtier: 'Raccoglie teschi oltre alle corone, ma non rischia mai il terzo pugnale.',
    plotter: 'Conosce le probabilità, ma ogni tanto si fida dell’istinto.',
    sovereign: 'Non gli sfugge nulla: contro un solo rivale gioca in modo perfetto.',
  },
  decisionKinds: {
    reroll: 'Rilanciare',
    stop: 'Fermarsi',
    scrolls: 'Dividere le pergamene',
    daggers: 'Dare i pugnali',
    reward: 'Scegliere la ricompensa',
    fate: 'Usare il fato',
    vengeance: 'Vendetta',
  },
  odds: {
    title:
      'Come va il primo lancio di un turno, a seconda di quanti dadi lanci, se nella tua area non c’è nulla di bloccato.',
    key: 'Dadi',
    columns: ['tradimento', 'tre o più corone', 'cinque o più teschi', 'nessuna di queste'],
  },
  reasons: {
    betrays: 'Tre pugnali significano tradimento.',
    spared: 'Tre pugnali significano tradimento; un quarto permetterebbe la vendetta.',
    varrick: ({ ways, of }) =>
      `${ways === '1' ? '1 lancio' : `${ways} lanci`} su ${of} ${ways === '1' ? 'dà' : 'danno'} un gettone a Varrick: meno che con ogni altra scelta.`,
    none: 'Con ogni altra scelta il prossimo lancio può dare un gettone a Varrick; con questa no.',
    frees: 'Il terzo pugnale di Varrick libera una corona prigioniera.',
    ends: 'Il terzo pugnale chiude il turno prima che Varrick possa lanciare.',
    skulls: ({ count }) =>
      `A Varrick servono ${count} teschi in un solo lancio per portarti a tre pugnali: più che con ogni altra scelta.`,
    harmless: 'Con i pugnali che ha, Varrick non può portarti a tre.',
    goal: ({ ways, of }) =>
      `${ways === '1' ? '1 lancio' : `${ways} lanci`} su ${of} ti ${ways === '1' ? 'dà' : 'danno'} tre corone o cinque teschi: più che con ogni altra scelta.`,
    reroll: ({ ways, of }) =>
      `${ways === '1' ? '1 lancio' : `${ways} lanci`} su ${of} ${ways === '1' ? 'porta' : 'portano'} subito al tradimento.`,
    safe: 'Nessun lancio porta subito al tradimento.',
    stop: ({ claims, ways, of }) => {
      const gain =
        claims === 0
          ? 'non dà nessun diritto'
          : `dà ${plural('it', claims, { one: '1 diritto', other: `${claims} diritti` })}`
      if (ways === '0') return `Fermarsi ${gain}; continuare non porta mai subito al tradimento.`
      return `Fermarsi ${gain}; continuare porta al tradimento almeno ${ways === '1' ? '1 volta' : `${ways} volte`} su ${of}.`
    },
  },
  board,
  book,
  lesson,
} satisfies Catalog
