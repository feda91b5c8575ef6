import { number, plural } from '../../../engine/text/lang.ts'
import { fromTo } from '../../../engine/text/you/it.ts'
import type { CoachTexts } from './catalog.ts'

export const it = {
  levels: {
    title: ({ game }) => `${game}: i bot`,
    honest:
      'Ogni bot vede solo quello che vedi tu e lancia gli stessi dadi. Nessuno sbircia i lanci futuri e nessun dado è truccato. I bot più deboli giocano in modo più semplice, a volte sbagliano i conti o sono più lenti. Sbagliano come le persone, mai a caso.',
    order: 'Dal più debole al più forte',
    rating: 'Punteggio Elo',
    ratingHelp:
      'Punti in più rispetto al livello più debole, contati come negli scacchi, con l’errore standard. Chi ha 100 punti in più vince circa 64 partite su 100; con 400 in più, circa 91.',
    cross: 'Chi batte chi',
    crossHelp: ({ games }) =>
      `Quante volte su cento il livello a sinistra batte quello in alto. Ogni coppia gioca ${number('it', games)} partite, scambiandosi i posti con gli stessi dadi.`,
    level: 'Livello',
    about: 'Quanto sono forti?',
  },
  review: {
    title: 'La storia della partita',
    details: 'Dettagli',
    story: {
      best: 'La scelta migliore',
      costliest: 'L’errore più costoso',
      luckiest: 'Il lancio più fortunato',
      only: ({ who, played, points }) =>
        `${who}: «${played}». Così su 100 partite se ne vincono almeno ${points} in più che con qualsiasi altra scelta.`,
      cost: ({ who, played, best, points }) =>
        `${who}: «${played}». Meglio: «${best}». Così su 100 partite se ne vincono ${points} in più.`,
      gained: ({ who, played, points }) => `${who}: «${played}». Probabilità di vittoria: +${points}%.`,
      lost: ({ who, played, points }) => `${who}: «${played}». Probabilità di vittoria: −${points}%.`,
      lucky: ({ who, before, after }) => `${who}: probabilità di vittoria ${fromTo(before, after)}.`,
      clean: 'Nessuna scelta è costata nulla. Bella partita!',
    },
    medal: {
      only: ({ who, played, points }) =>
        `${who}: «${played}». Probabilità della prossima medaglia: almeno +${points}% rispetto a qualsiasi altra scelta.`,
      cost: ({ who, played, best, points }) =>
        `${who}: «${played}». Meglio: «${best}». Probabilità della prossima medaglia: +${points}%.`,
      lucky: ({ who, before, after }) => `${who}: probabilità della prossima medaglia ${fromTo(before, after)}.`,
      turning: ({ before, after }) => `Il balzo più grande verso la prossima medaglia: ${fromTo(before, after)}`,
    },
    accuracy: 'Precisione',
    accuracyHelp:
      '100 vuol dire che nessuna scelta è costata nulla. Le tacche mostrano dove sarebbe arrivato ogni bot con gli stessi dadi.',
    luckWords: {
      very: 'molta fortuna',
      lucky: 'fortuna',
      even: 'fortuna nella media',
      unlucky: 'sfortuna',
      veryUn: 'molta sfortuna',
    },
    working: ({ percent }) => `Analisi: ${percent}%`,
    failed: 'Questa partita non si può analizzare.',
    exact: 'Valori esatti: questo gioco è calcolato fino in fondo.',
    estimated: ({ games }) =>
      `Stime: da ogni posizione il bot più forte ha giocato almeno ${games} ${plural('it', games, { one: 'volta', other: 'volte' })} fino alla fine. La cifra dopo ± è l’errore standard.`,
    seat: 'Giocatore',
    luck: 'Fortuna',
    skill: 'Scelte',
    others: 'Scelte degli altri',
    adds: 'Fortuna e scelte spiegano come si è passati dalla probabilità iniziale al risultato.',
    slips: ({ who, slips, choices }) =>
      slips === 0
        ? choices === 1
          ? `${who}: l’unica scelta era tra le migliori`
          : `${who}: tutte e ${choices} le scelte erano tra le migliori`
        : `${who}: ${slips} ${plural('it', slips, { one: 'scelta', other: 'scelte' })} su ${choices} ${plural('it', slips, { one: 'poteva essere migliore', other: 'potevano essere migliori' })}`,
    turning: ({ before, after }) => `Il balzo più grande verso la vittoria: ${fromTo(before, after)}`,
    costs: 'Gli errori più costosi',
    cost: ({ who, played, best, cost }) => `${who}: «${played}», costo ${cost}. Meglio: «${best}»`,
    here: ({ who }) => `${who}: quanto valeva ogni scelta`,
    share: 'Condividi come immagine',
    link: 'Condividi come link',
    linkCopied: 'Link copiato.',
    linkByHand: 'Copia questo link:',
    linkTooLong: 'Questa partita è troppo lunga per un link. Salvala in un file e condividi quello.',
    race: {
      skill: 'Abilità',
      others: 'Abilità degli altri',
      adds: 'Qui anche la velocità è abilità: ciò che un giocatore prende conta per lui e contro gli altri. Da ogni posizione si suppone che tutti siano ugualmente veloci.',
      gains: 'Le mosse più utili',
      act: ({ who, played, change }) => `${who}: «${played}», ${change}`,
      clean: 'Nessun errore è costato granché.',
    },
  },
  whatIf: {
    title: 'E se…?',
    help: 'Torna a un passo qualsiasi e continua tu da lì.',
    seat: 'Giochi come',
    against: 'Gli altri',
    playOn: 'Continua da qui',
    over: 'Qui la partita è finita. Torna indietro di un passo.',
  },
  coach: {
    stands: 'Le probabilità adesso',
    best: ({ move }) => `La migliore: ${move}`,
    alike: ({ move }) => `«${move}» vale lo stesso`,
    ahead: ({ count, games, move }) =>
      `Su ${games} partite se ne ${plural('it', count, { one: 'vince', other: 'vincono' })} ${count} in più che con «${move}»`,
    aheadForMedal: ({ count, move }) => `Probabilità della prossima medaglia: +${count}% rispetto a «${move}»`,
    played: 'giocata',
    behind: ({ percent }) => `${percent} in meno della migliore`,
    solve: 'Calcola le probabilità esatte',
    solving: ({ percent }) => `Calcolo: ${percent}%`,
    solveHelp: ({ megabytes }) => `Servono almeno un minuto e ${megabytes} MB. Poi ogni cifra è esatta.`,
    solveFailed: {
      offline: ({ megabytes }) =>
        `Servono ${megabytes} MB di memoria libera qui, oppure un server, e non c’è né l’una né l’altro. Chiudi altre pagine o vai online, poi riprova.`,
      alone: ({ megabytes }) => `Servono ${megabytes} MB di memoria libera. Chiudi altre pagine, poi riprova.`,
      both: ({ megabytes }) =>
        `Servono ${megabytes} MB, e ora non li hanno liberi né questo dispositivo né il server. Chiudi altre pagine, o riprova più tardi.`,
    },
  },
} satisfies CoachTexts
