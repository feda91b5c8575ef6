import { plural } from '../../../../engine/text/lang.ts'
import type { BoardTexts } from './catalog.ts'

const claims = (n: number) => plural('it', n, { one: `${n} diritto`, other: `${n} diritti` })
const daggers = (n: number) => plural('it', n, { one: `${n} pugnale`, other: `${n} pugnali` })
const scrolls = (n: number) => plural('it', n, { one: `${n} pergamena`, other: `${n} pergamene` })
const skulls = (n: number) => plural('it', n, { one: `${n} teschio`, other: `${n} teschi` })
const fate = (n: number) => plural('it', n, { one: `${n} gettone del fato`, other: `${n} gettoni del fato` })

/** "1 pugnale a te": the person at the device is called "Tu". */
const to = (who: string) => (who === 'Tu' ? 'te' : who)

export const board = {
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
        ? `Turno di ${who}: ti è uscito ${daggers(count)}. A chi lo dai?`
        : `Turno di ${who}: ti sono usciti ${daggers(count)}. A chi li dai?`,
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
    handTo: ({ who, count }) => `${scrolls(count)} a ${who}`,
    deal: 'Dividi in parti uguali',
    clear: 'Riprendi',
    give: 'Dai i pugnali',
    giveTo: ({ who, count }) => `${daggers(count)} a ${to(who)}`,
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
    steal: ({ who }) => `Ruba un diritto a ${who}`,
    avenge: ({ who, count }) => `${daggers(count)} a ${who}`,
    forgive: 'Nessuna vendetta',
    pass: ({ count }) => `Dai ${daggers(count)} a Varrick`,
    passNone: 'Niente a Varrick',
    more: ({ who }) => `+1 a ${to(who)}`,
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
    messenger: ({ who }) => `Il messaggero: niente pugnali per ${to(who)} in questo turno`,
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
    enter: 'Premi il pulsante principale',
    clear: 'Riprendi tutto',
  },
  ending: { won: 'La corona è tua', lost: 'Varrick si tiene il trono' },
} satisfies BoardTexts
