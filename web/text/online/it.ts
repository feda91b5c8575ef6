import { plural } from '../../../engine/text/lang.ts'
import type { MeTexts, OnlineTexts } from './catalog.ts'

export const online = {
  withFriends: 'Con gli amici',
  noServer: 'Qui non c’è un server',
  noServerHelp:
    'Per giocare insieme serve un server Iacta, e a questo indirizzo non risponde nessuno. Tutto il resto funziona come sempre.',
  create: {
    help: 'Apri un tavolo e manda il link: ognuno gioca sul proprio dispositivo, vicino o lontano.',
    seats: 'Posti',
    clock: 'Orologio',
    clockHelp: 'A chi finisce il tempo, quella mossa la gioca il bot più facile.',
    listed: 'Mostra nell’elenco pubblico',
    listedHelp: 'Allora chiunque può sedersi. Altrimenti trova il tavolo solo chi ha il link.',
    reading: 'Aspettare che tutti abbiano letto',
    readingHelp:
      'Per chi si fa leggere i dadi ad alta voce: prima non si può prendere niente, e il tempo conta da ' +
      'lì. Chi usa un lettore di schermo lo dice nelle impostazioni.',
    coach: 'Permetti l’allenatore',
    coachHelp: 'Tutti possono farsi dire la probabilità di ogni scelta. Altrimenti ognuno gioca da sé.',
    open: 'Apri il tavolo',
  },
  clocks: {
    none: 'Senza orologio',
    live: ({ move, bank }) => `${move} s a mossa, ${bank} min di riserva`,
    slow: ({ days }) => plural('it', days, { one: `${days} giorno a mossa`, other: `${days} giorni a mossa` }),
  },
  lobby: {
    openSeat: 'Posto libero',
    you: 'tu',
    host: 'ospite',
    away: 'non c’è',
    sit: 'Siediti',
    sitOn: ({ seat }) => `Siediti al posto ${seat}`,
    sitTitle: 'Come ti chiami?',
    nameHelp: 'È il nome che vedono gli altri. Viene ricordato su questo dispositivo.',
    rename: 'Cambia nome',
    addBot: 'Un bot',
    botOn: ({ seat }) => `Metti un bot al posto ${seat}`,
    levelOn: ({ seat }) => `Bot al posto ${seat}`,
    remove: ({ who }) => `Libera il posto di ${who}`,
    rise: 'Alzati',
    fill: 'Completa con i bot',
    start: 'Inizia la partita',
    seatsOpen: ({ count }) =>
      plural('it', count, { one: `${count} posto è ancora libero`, other: `${count} posti sono ancora liberi` }),
    waitsHost: 'La partita la inizia chi ospita.',
    hostAway: 'Chi ospita non è qui. Se non torna entro un minuto, prende il suo posto chi è qui da più tempo.',
    nowHost: 'Ora ospiti tu: puoi iniziare la partita.',
    invite: 'Invita',
    inviteHelp: 'Manda il link, oppure fai inquadrare il codice con la fotocamera.',
    link: 'Link a questo tavolo',
    copy: 'Copia',
    copied: 'Il link è copiato.',
    notCopied: 'Questo browser non copia nulla. Seleziona il link e copialo a mano.',
    share: 'Condividi',
    shareText: ({ game }) => `Giochiamo a ${game}! Il tuo posto ti aspetta.`,
    code: 'Il link come codice QR',
    tv: 'Mostra su uno schermo grande',
    watching: ({ count }) => plural('it', count, { one: `${count} guarda`, other: `${count} guardano` }),
    watch: 'Stai guardando.',
    listed: 'Nell’elenco pubblico',
    unlisted: 'Solo con il link',
    coach: 'Tutti possono chiedere all’allenatore',
    reading: 'Le gare aspettano che tutti abbiano letto',
    opening: 'Ci si accorda sui dadi',
    openingHelp: 'Ogni dispositivo aggiunge il proprio caso. Bastano pochi secondi.',
  },
  connection: {
    connecting: 'Connessione in corso …',
    lost: ({ since }) => `Nessuna connessione dalle ${since}. Torna da sola.`,
    paused: ({ since }) =>
      `In pausa dalle ${since}: il server non raggiunge i suoi tavoli. Non si perde nulla e nessun orologio corre.`,
    again: 'Connetti ora',
    unsent: 'Al momento non c’è connessione. Riprova quando torna.',
    unanswered: 'In viaggio …',
    closed: 'La connessione è finita',
  },
  dice: {
    line: ({ devices }) =>
      plural('it', devices, {
        one: `Dadi fissati da ${devices} dispositivo`,
        other: `Dadi fissati da ${devices} dispositivi`,
      }),
    none: 'Dadi senza prova',
    title: 'Dadi verificabili',
    before:
      'Tutti i lanci di questa partita erano fissati prima del primo: da un segreto del server e dal caso dei dispositivi dei giocatori, ognuno sigillato prima che chiunque mostrasse il suo. Nessuno poteva sceglierli.',
    after:
      'Dopo la partita il segreto viene rivelato. Il replay controlla allora ogni lancio, qui sul tuo dispositivo.',
    limits: 'Il server potrebbe conoscere i lanci in anticipo, ma non cambiarli.',
    seen: 'Il tuo dispositivo c’era e ricorda questo sigillo:',
    unseen: 'Il tuo dispositivo non c’era quando i dadi sono stati sigillati. Questo è il sigillo del tavolo:',
    commitment: 'Sigillo',
  },
  hand: {
    give: 'Fai giocare un bot al posto mio',
    take: 'Riprendi il mio posto',
    given: 'Un bot gioca al posto tuo.',
    gives: ({ who }) => `Un bot gioca per ${who}`,
  },
  say: {
    title: 'Di’ qualcosa',
    phrases: 'Frasi',
    reactions: 'Reazioni',
    said: ({ who, what }) => `${who}: ${what}`,
  },
  takeback: {
    asks: ({ who }) => `${who} vorrebbe annullare l’ultima mossa.`,
    waits: ({ names }) => `Hai chiesto di annullare la tua mossa. In attesa di ${names}.`,
    yes: 'Va bene',
    no: 'Non adesso',
    done: 'La mossa è annullata.',
    void: 'Il server si è interrotto: questo turno non conta e si tira di nuovo.',
    refused: ({ who }) =>
      who === null ? 'La partita è andata avanti: la mossa resta.' : `${who} non è d’accordo: la mossa resta.`,
  },
  clock: ({ who, time }) => `A ${who} restano ${time}`,
  rematch: 'Rivincita',
  rematchGo: 'Vai alla rivincita',
  ended: 'Questo tavolo è stato chiuso',
  endedHelp: 'È finito prima della partita. Aprine uno nuovo quando vuoi.',
  turn: {
    badge: 'Tocca a te',
    notify: 'Avvisami quando tocca a me',
    notifyOff: 'Niente più avvisi',
    refused: 'Il browser non permette avvisi da questo indirizzo. Puoi cambiarlo nelle sue impostazioni.',
    offer: 'Questa partita può durare giorni. Vuoi un avviso quando tocca a te?',
    offerYes: 'Avvisami',
    offerNo: 'No, grazie',
  },
  tv: {
    join: 'Unisciti',
    turn: ({ who }) => `Tocca a ${who}`,
    wait: 'In attesa di giocatori',
  },
  tables: {
    title: 'Tavoli',
    mine: 'I miei tavoli',
    others: 'Tavoli pubblici',
    mineHelp: 'Non siedi a nessun tavolo. Aprine uno dalla pagina iniziale o segui un link.',
    othersHelp: 'Al momento nessuno ha aperto un tavolo pubblico.',
    yourTurn: 'Tocca a te',
    left: ({ time }) => `restano ${time}`,
    status: {
      lobby: 'In attesa di giocatori',
      opening: 'Sta per iniziare',
      playing: 'In corso',
      over: 'Finita',
      closed: 'Chiuso',
    },
    more: 'Mostra altri',
  },
} satisfies OnlineTexts

export const me = {
  title: 'Tu in rete',
  name: 'Il tuo nome',
  nameHelp: 'Quello che gli altri vedono ai tavoli.',
  colour: 'Il tuo colore',
  saved: 'Salvato.',
  device: 'Un altro dispositivo',
  deviceHelp:
    'Con un link che vale una volta, il tuo telefono o un altro computer diventa te: stesso nome, stessi posti.',
  makeLink: 'Crea un link',
  linkHelp: ({ minutes }) =>
    plural('it', minutes, {
      one: `Aprilo sull’altro dispositivo entro ${minutes} minuto. Non darlo a nessun altro.`,
      other: `Aprilo sull’altro dispositivo entro ${minutes} minuti. Non darlo a nessun altro.`,
    }),
  move: 'Essere la stessa persona qui?',
  moveHelp:
    'Questo dispositivo prende il nome e i posti di quello che ha creato il link. Ciò che era prima resta indietro.',
  moveYes: 'Sì, sono io',
  moved: 'Questo dispositivo ora è tuo.',
  notify: 'Avvisami quando tocca a me',
  notifyHelp:
    'Anche quando Iacta è chiuso: il servizio di notifiche del browser porta un messaggio che solo questo dispositivo può leggere.',
  notifyOpenHelp: 'Solo finché un tavolo è aperto in una scheda, e solo su questo dispositivo.',
  notifyNot: 'I browser mostrano avvisi solo da indirizzi cifrati (https), e questo non lo è.',
  notifyInstall:
    'Su iPhone e iPad gli avvisi richiedono Iacta nella schermata Home: tocca Condividi, poi «Aggiungi alla schermata Home», e attivali lì.',
  notifyNone: 'Questo browser non mostra avvisi. Il titolo della scheda e un suono te lo dicono comunque.',
  data: 'I tuoi dati',
  dataHelp:
    'Il server conserva il tuo nome, il tuo colore, i tavoli a cui siedi e, se hai chiesto gli avvisi, come raggiungere questo dispositivo. Nessun indirizzo, nessuna password.',
  save: 'Salva i miei dati',
  delete: 'Cancella tutti i miei dati',
  deleteTitle: 'Cancellare tutti i tuoi dati?',
  deleteHelp:
    'I tuoi posti diventano di un visitatore, i bot continuano a giocarli e nulla riporta a te. Non si può annullare.',
  deleted: 'I tuoi dati sul server sono cancellati.',
} satisfies MeTexts
