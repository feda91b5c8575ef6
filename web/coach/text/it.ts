import { plural } from '../../../engine/text/lang.ts'
import type { CoachTexts } from './catalog.ts'

export const it = {
  levels: {
    title: ({ game }) => `${game}: quanto sono forti i bot`,
    honest:
      'Ogni livello vede esattamente ciò che vedi tu, e lancia gli stessi dadi. Nessuno sbircia i dadi che verranno, e nessun dado è truccato. I livelli più deboli hanno abitudini più semplici, un occhio meno sicuro o mani più lente. Sbagliano come le persone, mai a caso.',
    order: 'Dal più debole al più forte',
    rating: 'Punteggio Elo',
    ratingHelp:
      'Punti in più del livello più debole, come li contano gli scacchisti, con l’errore standard. 100 punti in più vincono circa 64 partite su 100, 400 circa 91.',
    cross: 'Chi batte chi',
    crossHelp: ({ games }) =>
      `Vittorie in percentuale del livello a sinistra contro quello in alto, due posti, ${games} partite per coppia, posti scambiati con gli stessi dadi. Chiunque può rigiocarle: le produce un programma da un seme.`,
    level: 'Livello',
    about: 'Quanto sono forti?',
  },
  review: {
    title: 'Fortuna e abilità',
    help: 'Esamina ogni lancio e ogni scelta di questa partita: come hanno cambiato la probabilità di vittoria di ciascuno.',
    start: 'Riguarda questa partita',
    working: ({ percent }) => `${percent} % esaminato`,
    failed: 'Questa partita non si è potuta riguardare.',
    exact: 'Esatto: questo gioco è risolto. Ogni cifra suppone che da lì in poi si giochi alla perfezione.',
    estimated: ({ games }) =>
      `Stime: da ogni posizione il bot più forte ha proseguito almeno ${games} ${plural('it', games, { one: 'partita', other: 'partite' })}. La cifra dopo ± è l’errore standard.`,
    seat: 'Posto',
    luck: 'Fortuna',
    skill: 'Scelte proprie',
    others: 'Scelte degli altri',
    adds: 'Fortuna e scelte insieme danno il cammino dalla probabilità iniziale al risultato.',
    slips: ({ who, slips, choices }) =>
      slips === 0
        ? `${who}: tutte le ${choices} scelte erano tra le migliori`
        : `${who}: ${slips} ${plural('it', slips, { one: 'scelta', other: 'scelte' })} su ${choices} si potevano migliorare`,
    turning: ({ before, after }) => `La svolta: la probabilità di chi ha vinto è salita da ${before} a ${after}`,
    luckiest: ({ who, luck }) => `Il lancio più fortunato: ${luck} per ${who}`,
    costs: 'Ciò che è costato di più',
    cost: ({ who, played, best, cost }) => `${who}: ${played} è costato ${cost}. Meglio: ${best}`,
    clean: 'Nessuna scelta è costata qualcosa che si possa misurare.',
    here: ({ who }) => `${who} sceglie: quanto valeva ogni scelta`,
    share: 'Condividi come immagine',
    link: 'Condividi come link',
    linkCopied: 'Il link è negli appunti.',
    linkByHand: 'Copia questo link:',
    linkTooLong: 'Qui nessun link può contenere questa partita. Salva il file e condividi quello.',
    race: {
      skill: 'Gioco proprio',
      others: 'Gioco degli altri',
      adds: 'In una gara la rapidità è gioco: ciò che un posto prende conta come suo, e a favore o a sfavore degli altri. Da ogni posizione tutti ripartono da capo, ugualmente veloci. Fortuna e gioco insieme danno il cammino dalla probabilità iniziale al risultato.',
      gains: 'Ciò che ha reso di più',
      act: ({ who, played, change }) => `${who}: ${played}, ${change}`,
      clean: 'Niente di ciò che è stato fatto è costato qualcosa che si possa misurare.',
    },
  },
  whatIf: {
    title: 'E se…?',
    help: 'Dal momento sullo schermo: continua tu, o fai giocare il seguito molte volte.',
    seat: 'Tu giochi',
    against: 'Gli altri',
    playOn: 'Continua da qui',
    playOut: ({ games }) => `Gioca il seguito ${games} volte`,
    played: ({ games }) =>
      `Giocato ${games} ${plural('it', games, { one: 'volta', other: 'volte' })} dal bot più forte`,
    chance: ({ who, percent }) => `${who}: ${percent}`,
    over: 'Qui la partita è finita: torna indietro di un passo o più.',
  },
  coach: {
    stands: 'Come stanno le cose',
    best: ({ move }) => `La migliore: ${move}`,
    alike: ({ move }) => `${move} vale altrettanto, per quanto si può dire`,
    ahead: ({ count, games, move }) => `Su ${games} partite ne vince ${count} in più di «${move}»`,
    played: 'giocata',
    behind: ({ percent }) => `${percent} in meno della migliore`,
    solve: 'Risolvi esattamente questo tavolo',
    solving: ({ percent }) => `${percent} % risolto`,
    solveHelp: ({ megabytes }) => `Un minuto o più e ${megabytes} MB; poi ogni cifra è esatta.`,
    solveFailed: {
      offline: ({ megabytes }) =>
        `A questo dispositivo mancano ${megabytes} MB di memoria libera e il server non è raggiungibile. Chiudi altre pagine o collegati alla rete, poi riprova.`,
      alone: ({ megabytes }) =>
        `A questo dispositivo mancano ${megabytes} MB di memoria libera e questo server non risolve tavoli. Chiudi altre pagine, poi riprova.`,
      both: ({ megabytes }) =>
        `Non ci sono riusciti né questo dispositivo, con ${megabytes} MB di memoria, né il server. Chiudi altre pagine o riprova tra un po’.`,
    },
  },
} satisfies CoachTexts
