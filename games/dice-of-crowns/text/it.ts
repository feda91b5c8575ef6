import { plural } from '../../../engine/text/lang.ts'
import { board } from './board/it.ts'
import { book } from './book/it.ts'
import type { Catalog } from './catalog.ts'
import { COVERS } from './covers.ts'

const claims = (n: number) => plural('it', n, { one: `${n} diritto`, other: `${n} diritti` })
const daggers = (n: number) => plural('it', n, { one: `${n} pugnale`, other: `${n} pugnali` })
const fate = (n: number) => plural('it', n, { one: `${n} gettone fato`, other: `${n} gettoni fato` })

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
  share: ({ dice, who }) => `${dice} a ${who}`,
  options: {
    claims: {
      label: 'Diritti',
      help: 'Quanti diritti servono per il trono (R12, R13): tre nel gioco base, cinque in quello avanzato.',
      values: { 3: '3 diritti', 5: '5 diritti' },
    },
    rivalDagger: {
      label: 'Un pugnale da una tua pergamena',
      help:
        'Che cosa succede a un pugnale ottenuto da un rivale (R6). Secondo l’editore chi lo ottiene lo dà a chi ' +
        'vuole; secondo il riassunto italiano lo tiene.',
      values: { give: 'Chi lo ottiene lo dà', keep: 'Chi lo ottiene lo tiene' },
    },
    sixCrowns: {
      label: 'Sei corone',
      help: 'Il riassunto dà un diritto da tre a sei corone; il testo parla di uno ogni tre (R10).',
      values: { 1: '1 diritto', 2: '2 diritti' },
    },
    sevenSkulls: {
      label: 'Sette teschi',
      help:
        'Il riassunto dà un diritto rubato, il testo fino a due: allora uno si ruba e uno viene dalla riserva ' +
        '(R10).',
      values: { steal: 'Ruba un diritto', 'steal-and-claim': 'Rubane uno, prendine uno' },
    },
    sevenDaggers: {
      label: 'Sette pugnali',
      help: 'Che cosa fanno sette pugnali oltre al tradimento (R9): il riassunto italiano, il prototipo, o nulla.',
      values: { 'lose-claim': 'Perdi un diritto', 'everyone-dagger': 'Un pugnale a testa', nothing: 'Nulla' },
    },
    vengeance: {
      label: 'Vendetta',
      help:
        'Dopo un tradimento con quattro, cinque o sei pugnali puoi dare quelli oltre il terzo, oppure tutti, a un ' +
        'solo rivale (R14).',
      values: { off: 'No', excess: 'Quelli oltre il terzo', all: 'Tutti i pugnali' },
    },
    fate: {
      label: 'Fato',
      help: 'I teschi possono dare gettoni fato, che rilanciano un solo dado, anche per evitare un tradimento (R15).',
      values: { off: 'No', on: 'Sì' },
    },
    fateIncome: {
      label: 'Gettoni fato per i teschi',
      help: 'Il regolamento dice «1 o 2» senza dire quando. Conta solo se si gioca con il fato (R15).',
      values: { 'per-three': '3–5 teschi: 1, da 6: 2', 'five-for-two': '3–4 teschi: 1, da 5: 2' },
    },
    crownDefence: {
      label: 'Difesa della corona',
      help: 'L’ultimo diritto è la corona, e per vincere devi tenerla per un tuo turno intero (R16).',
      values: { off: 'No', on: 'Sì' },
    },
    tokens: {
      label: 'Gettoni corona',
      help: 'Quanti gettoni corona servono per battere Varrick (S1).',
      values: { 3: '3 gettoni', 5: '5 gettoni', 7: '7 gettoni' },
    },
  },
  refusals: {
    R4: 'I pugnali che ottieni nel tuo turno restano bloccati nella tua area.',
    R5: 'Il messaggero protegge chi è di turno: dai i tuoi pugnali a qualcun altro.',
    R6:
      'Quando ti viene chiesto, e solo allora, passa ai rivali tutte le pergamene appena uscite, oppure dai tutti ' +
      'i pugnali che hai ottenuto nel turno di un rivale.',
    R8: 'Puoi rilanciare solo ciò che è libero davanti a te: tutti i teschi, tutte le pergamene, o entrambi.',
    R9: 'Un tradimento si può solo accettare o evitare con il fato, e prima che arrivi non c’è nulla da accettare.',
    R10: 'La ricompensa si prende dopo essersi fermati, e solo una che i tuoi dadi hanno meritato.',
    R14: 'La vendetta colpisce un solo rivale, e solo dopo un tradimento con quattro, cinque o sei pugnali.',
    R15:
      'Il fato rilancia un dado che c’è, per 1 gettone se è tuo e 2 se è di un rivale; come ricompensa servono ' +
      'tre teschi, e gettoni nella riserva.',
    R16: 'La corona è una ricompensa solo per sette corone o sette teschi, e solo mentre la tiene un rivale.',
    S3: 'Di’ quanti dei pugnali appena usciti vanno a Varrick: nessuno, alcuni o tutti.',
    S6: 'Devi rilanciare: tutti i teschi o tutte le pergamene libere davanti a te, o entrambi.',
  },
  clashes: {
    S1: 'Il numero di gettoni corona vale per il gioco in solitario, tutte le altre opzioni per due o più persone.',
  },
  moves: {
    hand: ({ shares }) => `Passa ${shares}`,
    give: ({ shares }) => `Dai ${shares}`,
    stop: 'Fermati',
    reroll: { skulls: 'Rilancia i teschi', scrolls: 'Rilancia le pergamene', both: 'Rilancia teschi e pergamene' },
    fate: ({ die, who }) => `Fato: rilancia ${die} nell’area di ${who}`,
    accept: 'Accetta il tradimento',
    take: { claim: 'Prendi il diritto', fate: 'Prendi gettoni fato', crown: 'Prendi la corona' },
    steal: ({ who }) => `Ruba un diritto a ${who}`,
    avenge: ({ who }) => `Vendetta su ${who}`,
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
    messenger: 'Sotto la protezione del messaggero',
    crownInMiddle: 'La corona è al centro',
    supply: ({ count }) => `Nella riserva: ${fate(count)}`,
    varrick: ({ things }) => `Varrick ha ${things}`,
    captive: ({ dice }) => `${dice} (in prigionia)`,
  },
  purpose: {
    first: 'per decidere chi comincia',
    answer: 'per le pergamene passate, in senso orario dalla sinistra di chi è di turno',
    fate: 'per il dado che il fato rilancia',
    varrick: 'per Varrick',
  },
  lines: {
    first: ({ who }) => `Comincia ${who}`,
    rolled: ({ who, dice }) => `${who} ottiene ${dice}`,
    messenger: ({ who }) => `Il messaggero protegge ${who} in questo turno`,
    handed: ({ who, shares }) => `${who} passa ${shares}`,
    gave: ({ who, shares }) => `${who} dà ${shares}`,
    kept: ({ who, dice }) => `${who} tiene ${dice}`,
    gaveAndKept: ({ who, shares, dice }) => `${who} dà ${shares} e tiene ${dice}`,
    stopped: ({ who }) => `${who} si ferma`,
    rerolls: ({ who, dice }) => `${who} rilancia ${dice}`,
    fateOwn: ({ who, die }) => `${who} spende 1 gettone fato per rilanciare ${die}`,
    fateRival: ({ who, die, other }) => `${who} spende 2 gettoni fato per rilanciare ${die} nell’area di ${other}`,
    accepted: ({ who }) => `${who} accetta il tradimento`,
    betrayal: 'Tradimento',
    doubt: 'Tradimento, a meno che il fato non lo eviti',
    ambush: ({ who, dice }) => `${who} comincia con ${dice}`,
    loses: ({ who }) => `Sette pugnali: ${who} perde un diritto`,
    everyone: 'Sette pugnali: uno a testa',
    avenged: ({ who, other, dice }) => `${who} si vendica: ${dice} a ${other}`,
    forgave: ({ who }) => `${who} rinuncia alla vendetta`,
    took: ({ who, count }) => `${who} prende ${claims(count)}`,
    tookFate: ({ who, count }) => `${who} prende ${fate(count)}`,
    tookCrown: ({ who }) => `${who} prende la corona`,
    tookCrownFrom: ({ who, other }) => `${who} toglie la corona a ${other}`,
    stole: ({ who, other }) => `${who} ruba un diritto a ${other}`,
    full: ({ who }) => `${who} non può avere altri diritti`,
    skipped: ({ who }) => `${who} non ha dadi e perde il turno`,
    won: ({ who }) => `${who} conquista il trono`,
    defended: ({ who }) => `${who} ha difeso la corona e conquista il trono`,
    brought: ({ who, dice }) => `I teschi portano a ${who} ${dice}`,
    captured: ({ who }) => `Una corona di ${who} finisce prigioniera`,
    freed: ({ who }) => `${who} libera una corona prigioniera`,
    robbed: ({ who }) => `Varrick toglie un gettone corona a ${who}`,
    gained: ({ who }) => `${who} ottiene un gettone corona`,
    turnOver: 'Il turno finisce',
    timeUp: 'Il tempo è scaduto',
  },
  board,
  book,
} satisfies Catalog
