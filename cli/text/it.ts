import { list, plural } from '../../engine/text/lang.ts'
import { fromTo, grammar, the } from '../../engine/text/you/it.ts'
import { youOf } from '../../engine/text/you/you.ts'
import { verdict } from '../../fair/text/it.ts'
import type { CliText } from './catalog.ts'
import { chance, faces, fixed, percent, whole } from './numbers.ts'

const didYouMean = (near: string | null): string => (near === null ? '' : ` Forse volevi scrivere ${near}?`)
const gamesOf = (n: number) =>
  `${whole('it', n)} ${plural('it', n, { one: 'partita', many: 'di partite', other: 'partite' })}`

export const it = {
  tagline: 'Iacta: giochi di dadi allo stesso tavolo, con gli amici, con i bot o con dadi veri.',
  usage: 'Uso:',
  commandWord: 'COMANDO',
  exitCodes: 'Codici di uscita:',
  exits: {
    ok: 'fatto',
    bad: 'il contenuto letto è sbagliato',
    nothing: 'niente da verificare',
    usage: 'comando usato in modo sbagliato',
    bug: 'un errore di Iacta',
    unavailable: 'manca ciò che serve: una porta, un indirizzo, un Node più recente',
    noInput: 'un file non si può leggere',
    noOutput: 'un file non si può scrivere',
    interrupted: 'interrotto da chi gioca',
  },
  commands: {
    replay: {
      summary: 'mostra tutte le posizioni di una partita salvata',
      more: `Con --json ogni posizione è una riga di JSON: step, input, due (move, throw o over), seats, sides,
moves, scores, places; i campi non pertinenti sono omessi. FILE può essere - per leggere dallo
standard input.`,
    },
    play: {
      summary: 'gioca in questo terminale: contro i bot, in compagnia o con dadi veri',
      more: `iacta play                                       scegli da un menu
iacta play dicy-cards --bots icicle              contro un bot
iacta play dicy-cards --names Anna,Ben           in due alla stessa tastiera
iacta play dicy-cards --names Anna --dice real   scrivi tu quello che mostrano i dadi
iacta play dicy-cards --options '{"target":50}'  una partita breve`,
    },
    review: {
      summary: 'analizza una partita: probabilità, fortuna, scelte, gli errori più costosi',
      more: `Con --json la risposta è un oggetto JSON: probabilità per passo e posto, quanto è stato
fortunato ogni lancio, il costo di ogni scelta e l’alternativa migliore, le mosse nelle fasi di
velocità e ciò che hanno reso, e le somme. FILE può essere - per leggere dallo standard input.`,
    },
    simulate: {
      summary: 'fai giocare ai bot molte partite e conta i risultati',
      more: `Lo stesso seme dà le stesse partite, con qualsiasi numero di core. Con --json l’ultima riga è un
solo oggetto JSON.`,
    },
    solve: {
      summary: 'le probabilità esatte giocando alla perfezione, dove un gioco si può risolvere',
      more: `Con --json la risposta è un solo oggetto JSON: {"mode":"solo","tokens":3,"win":0.9} oppure
{"mode":"two-seats","first":0.6}. Le probabilità sono esatte fino alla nona cifra, o alla sesta se
la risposta contiene cards, target e first. Le soluzioni grandi (100 MB) occupano tutti i core
per mezzo minuto e restano su disco; dopo Ctrl-C lo stesso comando riprende da lì.`,
    },
    odds: {
      summary: 'i conteggi esatti su tutti i lanci, per i giochi che hanno una tabella',
      more: 'Con --json la risposta è un oggetto JSON: rows con key, total, counts e fractions.',
    },
    sheets: {
      summary: 'le schede dei giochi che le usano: elencale, controllale, disegnale',
      more: `iacta sheets list                         tutte le schede fatte a mano
iacta sheets check                        tutte: disegno, durata delle partite, se l’abilità rende
iacta sheets check draft.txt              una che stai disegnando tu
iacta sheets check --seeds 1000           quelle generate, mostrate solo se qualcosa non va
iacta sheets draw great-bear              in questo terminale
iacta sheets draw great-bear --svg        come immagine, sullo standard output
iacta sheets draw --all --out sheets.svg  tutte su una pagina
Con --json una riga di JSON per ciascuna: id con name, oppure con findings e figures.`,
    },
    verify: {
      summary: 'verifica i dadi di una partita salvata',
      more: `La partita viene rigiocata secondo le regole, e ogni lancio confrontato con quello sigillato
all’inizio. Con --json la risposta è un solo oggetto JSON: outcome (verified, failed o nothing) con
throws, dice, devices, restarts, voided e over, oppure con line e reason, oppure con why. FILE può
essere - per leggere dallo standard input.`,
    },
    serve: {
      summary: 'offri l’app web a questo dispositivo e ai telefoni sulla stessa rete',
      more: `iacta serve                                      qui e sulla tua rete
iacta serve --host localhost                     solo qui
iacta serve --port 3000                          questa porta o nessuna
HOST, PORT e DATA nell’ambiente valgono come --host, --port e --data. Il server ha altre
impostazioni: vedi il suo README.`,
    },
    backup: {
      summary: 'copia il database del server in un file, anche mentre è in funzione',
      more: `iacta backup tables.db                           una copia completa, com’è in quel momento
Metti la copia in una cartella vuota, con il nome iacta.db, e avvia il server con --data.`,
    },
    check: {
      summary: 'controlla che il database del server sia integro',
      more: `iacta check                                      lo legge tutto, anche con il server in funzione`,
    },
    rules: { summary: 'leggi le regole di un gioco', more: '' },
    completion: {
      summary: 'stampa uno script di completamento per bash, zsh o fish',
      more: `eval "$(iacta completion bash)"   per bash, in ~/.bashrc
eval "$(iacta completion zsh)"    per zsh, in ~/.zshrc dopo compinit
iacta completion fish | source    per fish, in ~/.config/fish/config.fish`,
    },
    about: { summary: 'chi ha fatto i giochi e chi ha fatto questo programma', more: '' },
  },
  flags: {
    help: 'mostra questo aiuto',
    lang: 'usa questa lingua: en, it, fr, es, de o pt (di norma: quella del sistema)',
    version: 'mostra la versione',
    json: 'scrivi JSON, per altri programmi',
    seats: 'quanti posti',
    names: 'i nomi dei giocatori, separati da virgole',
    bots: 'i livelli dei bot, separati da virgole',
    options: 'le opzioni del gioco, in JSON',
    dice: 'da dove vengono i dadi: app o real (veri)',
    plain: 'righe di testo al posto del disegno: per lettori di schermo e pipe',
    speed: 'con che ritmo giocano i bot: slow, normal o instant',
    resume: 'continua questa partita salvata',
    games: 'quante partite',
    seed: 'lo stesso numero dà le stesse partite',
    log: 'salva ogni partita in un file di questa cartella',
    cores: 'quanti core usare (di norma: tutti)',
    solo: 'in solitario, invece che in due',
    playouts: 'quante partite giocare da ogni posizione non risolta (di norma: dipende dal gioco)',
    steps: 'ogni passo con la probabilità di vittoria di tutti',
    rule: 'solo questa regola, per esempio R7',
    seeds: 'controlla questo numero di schede generate',
    all: 'tutte su una pagina',
    svg: 'un’immagine in SVG',
    out: 'scrivi in questo file',
    host: 'ascolta su questo indirizzo della macchina (di norma: tutti)',
    port: 'ascolta su questa porta (di norma: 8080 o la prima libera dopo)',
    data: 'la cartella del database (di norma: quella prevista dal sistema)',
  },

  bug: ({ what }) => `questo è un errore di Iacta, non tuo: ${what}. Segnalalo, raccontando cosa stavi facendo.`,
  notWith: ({ flag, other }) => `${flag} non può stare insieme a ${other}.`,
  unknownCommand: ({ command, near }) => `il comando «${command}» non esiste.${didYouMean(near)} Vedi iacta --help.`,
  unknownFlag: ({ flag, near }) => `l’opzione ${flag} non esiste.${didYouMean(near)} Vedi --help.`,
  flagValue: ({ flag, takes }) => (takes ? `${flag} vuole un valore.` : `${flag} non vuole un valore.`),
  tooMany: ({ word }) => `«${word}» è una parola di troppo. Vedi --help.`,
  missing: ({ what, command }) => `manca ${what}. Vedi iacta ${command} --help.`,
  notANumber: ({ flag, got, min, max }) => `${flag} vuole un numero intero da ${min} a ${max}, non «${got}».`,
  notAWord: ({ flag, got, words }) => `${flag} non può essere «${got}». Può essere: ${words}.`,
  unknownGame: ({ got, known }) => `il gioco «${got}» non esiste. Ci sono: ${known}.`,
  notJson: ({ flag, got }) => `${flag} vuole JSON, per esempio '{"target":50}', non ${got}.`,
  cannotRead: ({ file, reason }) => `impossibile leggere ${file}: ${reason}`,
  cannotWrite: ({ file, reason }) => `impossibile scrivere ${file}: ${reason}`,
  reasons: {
    ENOENT: 'il file non esiste.',
    EACCES: 'manca il permesso.',
    EISDIR: 'è una cartella.',
    ENOTDIR: 'una parte del percorso non è una cartella.',
    ENOSPC: 'il disco è pieno.',
    EFBIG: 'è troppo grande per una partita salvata.',
    EEXIST: 'esiste già.',
  },

  you: youOf(grammar),
  forced: 'mossa obbligata',
  by: { bot: 'ha giocato un bot', clock: 'tempo scaduto' },
  wins: ({ names }) =>
    names.length === 1 ? `Vince ${names[0]}.` : `${list('it', names, 'and')} condividono la vittoria.`,
  unended: 'l’ultima riga non ha un fine riga; se il file è interrotto, può essere incompleta.',

  verdict,
  verify: {
    verified: ({ file }) => `${file}: verifica riuscita.`,
    failed: ({ file }) => `${file}: verifica fallita.`,
    nothing: ({ file }) => `${file}: niente da verificare.`,
    firstAttempt: 'I dadi sono stati preparati al primo tentativo.',
    over: 'La partita è stata giocata fino alla fine.',
    proof: {
      'fair-malformed': ({ got }) => `«${got}» non è una riga di una prova dei dadi.`,
      version: ({ got, known }) => `La prova ha la versione ${got}; questo programma verifica la versione ${known}.`,
      onlyHere: ({ line }) => `Qui può stare solo «${line}».`,
      afterSecret: 'Il segreto è l’ultima riga del file: dopo non può venire altro.',
      'commit-mismatch':
        'Il sigillo del server non corrisponde all’identificativo del tavolo e alla prima riga del file: qualcosa è ' +
        'stato cambiato.',
      'secret-mismatch': 'Questo non è il segreto che il server aveva sigillato.',
      'not-unicode': 'La prima riga ha caratteri che nessun file di testo può contenere.',
      'other-commit':
        'Il tuo dispositivo ha visto un altro sigillo: questo non è il tavolo a cui hai giocato, oppure è stato ' +
        'cambiato.',
      'other-bytes': ({ seat }) =>
        `Questi non sono i byte con cui il tuo dispositivo ha contribuito per il posto ${seat}.`,
      closed: 'I sigilli sono già completi: non se ne possono aggiungere.',
      'not-closed': 'I sigilli non sono ancora completi: prima non si rivelano byte.',
      barred: ({ seat }) => `Il posto ${seat} prima non ha rivelato i suoi byte: non può più contribuire.`,
      'not-hex': ({ bytes }) =>
        `Qui ${plural('it', bytes, { one: `serve ${bytes} byte`, other: `servono ${bytes} byte` })}, con due cifre ` +
        'tra 0–9 e a–f per ogni byte.',
      'not-committed': ({ seat }) => `Il posto ${seat} non ha sigillato niente: non ha byte da rivelare.`,
      'bytes-mismatch': ({ seat }) => `Questi non sono i byte che il posto ${seat} aveva sigillato.`,
      'none-missing': 'Tutti i byte sono stati rivelati: non c’è motivo di ricominciare.',
    },
  },

  simulate: {
    progress: ({ percent: done, games, perSecond }) =>
      `${percent('it', done)}  ${gamesOf(games)}  ${whole('it', perSecond)} al secondo`,
    done: ({ games, seconds }) => `${gamesOf(games)} in ${fixed('it', seconds, 1)} s`,
    partial: ({ games, of }) => `interrotto dopo ${whole('it', games)} partite su ${whole('it', of)}`,
    winsHead: 'Vittorie (con l’intervallo che contiene la quota vera in 95 prove su 100 come questa)',
    winRate: ({ seat, bot, rate, low, high }) =>
      `posto ${seat}  ${bot}  ${percent('it', rate, 2)}  (${fixed('it', low, 2)}–${percent('it', high, 2)})`,
    shared: ({ rate }) => `vittorie condivise  ${percent('it', rate, 2)}`,
    pointsHead: 'Punti alla fine',
    lengthHead: 'Durata di una partita',
    length: ({ mean, shortest, longest }) =>
      `in media ${fixed('it', mean, 1)} tra lanci e mosse, almeno ${shortest}, al massimo ${longest}`,
    logs: ({ count, folder }) =>
      `${whole('it', count)} ${plural('it', count, { one: 'partita salvata', many: 'di partite salvate', other: 'partite salvate' })} in ${folder}`,
    folderNotEmpty: ({ folder }) => `${folder} contiene già partite salvate; indica una cartella vuota.`,
    botsForSeats: ({ bots, seats }) =>
      `${bots} bot per ${plural('it', seats, { one: `${seats} posto`, other: `${seats} posti` })}: ` +
      'indicane uno per ogni posto.',
  },

  solve: {
    progress: ({ percent: done }) => `risolto al ${percent('it', done)}`,
    alone: ({ rate, digits }) => `Il gioco perfetto vince ${the(percent('it', rate, digits))} delle partite.`,
    order: ({ number, rate, digits }) =>
      `Se tutti giocano alla perfezione, il numero ${number} nell’ordine di gioco vince ${the(percent('it', rate, digits))} delle partite.`,
    unsolved: ({ game }) => `${game} non ha una soluzione esatta per un tavolo così.`,
    slow: 'Qui manca WebAssembly con SIMD: ci vorrà circa trenta volte tanto.',
    damaged: ({ file }) => `${file} è danneggiato: si risolve da capo.`,
    kept: 'Fermato a metà e conservato: lo stesso comando riprende da lì.',
  },

  review: {
    progress: ({ percent: done }) => `analisi: ${percent('it', done)}`,
    exact: 'Ogni cifra è esatta, se da lì in poi tutti giocano al meglio.',
    estimated: ({ games }) =>
      `Stime: da ogni posizione il bot più forte ha giocato almeno ${whole('it', games)} ${plural('it', games, { one: 'volta', other: 'volte' })} fino alla fine. ± è un errore standard.`,
    solvable: 'Dopo questo comando tutte le cifre sono esatte:',
    unfinished: 'La partita non è finita; ecco come sta andando.',
    sums: ({ who, luck, skill, others }) => `${who}: fortuna ${luck}, scelte ${skill}, scelte degli altri ${others}.`,
    slips: ({ who, slips, choices }) =>
      `${who}: ${plural('it', slips, { one: `${slips} scelta su ${choices} poteva essere migliore`, other: `${slips} scelte su ${choices} potevano essere migliori` })}.`,
    turning: ({ from, step, before, after }) =>
      `Balzo più grande verso la vittoria: dal passo ${from} al passo ${step} la probabilità passa ${fromTo(chance('it', before), chance('it', after))}.`,
    turningForMedal: ({ from, step, before, after }) =>
      `Balzo più grande verso la prossima medaglia: dal passo ${from} al passo ${step} la probabilità passa ${fromTo(chance('it', before), chance('it', after))}.`,
    luckiest: ({ step, luck, line }) => `Lancio più fortunato, ${luck}: passo ${step}, ${line}`,
    costHead: 'Gli errori più costosi',
    cost: ({ step, who, played, best, cost }) => `passo ${step}  ${cost}  ${who}: «${played}»; meglio: «${best}»`,
    clean: 'Nessuna scelta è costata nulla.',
    race: {
      help: 'Qui anche la velocità è abilità: ciò che un giocatore prende conta per lui e contro gli altri. Da ogni posizione si suppone che tutti siano ugualmente veloci.',
      sums: ({ who, luck, skill, others }) =>
        `${who}: fortuna ${luck}, abilità ${skill}, abilità degli altri ${others}.`,
      gainHead: 'Le mosse più utili',
      act: ({ step, who, played, change }) => `passo ${step}  ${change}  ${who}: «${played}»`,
      clean: 'Nessun errore è costato granché.',
    },
  },

  odds: {
    throws: 'lanci',
    all: 'in tutto',
    none: ({ game }) => `${game} non ha una tabella delle probabilità.`,
  },

  sheets: {
    none: 'Qui nessun gioco usa schede.',
    unknown: ({ got }) => `non esiste la scheda «${got}». Vedi iacta sheets list.`,
    fit: 'Pronta per giocare.',
    progress: ({ count, of }) => `${whole('it', count)} su ${whole('it', of)} controllate`,
    checked: ({ count, faulty }) =>
      `${whole('it', count)} ${plural('it', count, { one: 'scheda controllata', other: 'schede controllate' })}, ${whole('it', faulty)} con difetti.`,
  },

  serve: {
    building: 'Preparo l’app web, perché qualcosa è cambiato…',
    here: 'Su questo dispositivo',
    network: 'Sulla tua rete',
    instead: ({ port, instead }) => `La porta ${port} è occupata: uso la ${instead}.`,
    scan: 'Per giocare con un telefono sulla stessa rete, inquadra questo codice:',
    stop: 'Ctrl+C per fermare.',
    stopped: 'Fermato.',
    notBuilt: ({ what }) => `non è stato possibile preparare l’app web. ${what}`,
    noBuild: ({ folder }) => `manca l’app web: ${folder}`,
    taken: ({ port }) => `la porta ${port} è occupata. Scegline un’altra con --port, oppure non indicarla.`,
    notAllowed: ({ port }) => `qui la porta ${port} non si può usare. Scegline una oltre 1023 con --port.`,
    noSuchHost: ({ host }) => `questa macchina non ha l’indirizzo ${host}.`,
    notAnAddress: ({ name, got }) => `${name} vuole un indirizzo come https://dadi.example, non «${got}».`,
    alone: ({ name, missing }) => `${name} è impostato e ${missing} no: servono entrambi.`,
    inUse: ({ folder }) =>
      `un altro server Iacta usa già i tavoli in ${folder}. Fermalo, o scegli un’altra cartella con --data.`,
    badData: ({ folder, reason }) => `non è possibile aprire i tavoli in ${folder}: ${reason}`,
    newerData: ({ folder }) =>
      `i tavoli in ${folder} vengono da una versione più recente. Aggiorna Iacta, o usa una copia.`,
    foreignData: ({ folder }) =>
      `in ${folder} c’è il database di un altro programma. Scegli un’altra cartella con --data.`,
    notADatabase: ({ name }) => `${name} vuole un indirizzo come postgres://utente:password@host/database.`,
    badDatabase: ({ place, reason }) => `non è possibile aprire il database ${place}: ${reason}`,
    newerDatabase: ({ place }) =>
      `i tavoli in ${place} vengono da una versione più recente. Aggiorna Iacta, o usa una copia.`,
    foreignDatabase: ({ place }) =>
      `in ${place} uno schema di nome iacta appartiene a un altro programma. Scegli un altro database.`,
  },

  backup: {
    done: ({ file }) => `È tutto in ${file}.`,
    nothing: ({ folder }) => `in ${folder} non c’è nessun database. Indica la sua cartella con --data.`,
    itself: ({ file }) => `${file} è il database stesso. Scegli un altro file.`,
    notAFile: ({ file }) =>
      `i tavoli sono in un database PostgreSQL, che si copia con il suo strumento: pg_dump --schema=iacta --file=${file} "$DATABASE_URL"`,
  },

  check: {
    well: ({ tables }) => `Tutto in ordine: ${tables} ${tables === 1 ? 'tavolo' : 'tavoli'}.`,
    damaged: ({ folder }) =>
      `il database in ${folder} è danneggiato. Ferma il server e sostituiscilo con una copia: vedi iacta backup.`,
    notAFile:
      'i tavoli sono in un database PostgreSQL, che si controlla con il suo strumento: pg_amcheck "$DATABASE_URL"',
  },

  play: {
    player: ({ number }) => `Giocatore ${number}`,
    bot: ({ level }) => `${level} (bot)`,
    points: ({ points }) => plural('it', points, { one: `${points} punto`, other: `${points} punti` }),
    yourMove: ({ who }) => (who === grammar.name ? 'Tocca a te.' : `${who}: tocca a te.`),
    chosen: ({ who }) => `${who} ha scelto`,
    grab: 'Prendi ora!',
    pressToRoll: ({ who }) => (who === grammar.name ? 'Lancia i dadi.' : `${who}: lancia i dadi.`),
    roll: 'lancia',
    typeFirst: ({ legend }) => `Chi comincia? Scrivi un numero: ${legend}.`,
    notFirst: ({ max }) => `Scrivi un numero da 1 a ${max}.`,
    typeFor: ({ purpose }) => `${purpose}.`,
    typeDice: ({ who, sides }) => {
      const dice = plural('it', sides.length, { one: 'mostra il dado', other: `mostrano i ${sides.length} dadi` })
      return `${who === null || who === grammar.name ? 'Scrivi' : `${who}: scrivi`} cosa ${dice} (${faces(sides)}):`
    },
    notDice: ({ got }) =>
      got === ''
        ? 'Scrivi i numeri che mostrano i dadi.'
        : `«${got}» non si può leggere come dadi: scrivi i numeri che mostrano.`,
    done: 'fatto',
    undo: 'annulla',
    undone: 'Annullato.',
    noUndo: 'Non si può più annullare: dopo c’è stato un lancio o un’altra scelta.',
    rules: 'regole',
    quit: 'salva ed esci',
    shared: { dice: 'scegli i dadi da rilanciare', cards: 'scegli una carta' },
    pager: '↑ ↓ scorri · spazio: pagina seguente · un altro tasto: torna al tavolo',
    anyKey: 'Premi un tasto.',
    logged: ({ file }) => `La partita è salvata in ${file}`,
    saved: ({ file, command }) => `Partita salvata in ${file}\nPer continuare: ${command}`,
    more: ({ count }) => plural('it', count, { one: `e ${count} altra`, other: `e altre ${count}` }),
    typeOne: 'Scrivi una di queste mosse, oppure «?» per l’aiuto:',
    plainHelp: '«undo» annulla la tua ultima scelta, «quit» salva ed esce.',
    menuHelp: '↑ ↓ e Invio, oppure una cifra; q per uscire',
    proven: ({ file }) => `la partita ${file} è stata giocata online: si può rivedere e verificare, ma non continuare.`,
    options: ({ options }) => `Regole: ${options}`,
    back: 'Indietro',
    goOn: 'Continua la tua ultima partita',
    against: ({ bot }) => `Contro ${bot}`,
    alone: 'Gioca in solitario',
    together: ({ seats }) =>
      plural('it', seats, {
        one: `${seats} giocatore a questa tastiera`,
        other: `${seats} giocatori a questa tastiera`,
      }),
  },
} satisfies CliText
