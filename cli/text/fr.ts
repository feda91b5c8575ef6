import { list, plural } from '../../engine/text/lang.ts'
import { grammar } from '../../engine/text/you/fr.ts'
import { youOf } from '../../engine/text/you/you.ts'
import { verdict } from '../../fair/text/fr.ts'
import type { CliText } from './catalog.ts'
import { chance, faces, fixed, percent, whole } from './numbers.ts'

// Non-breaking spaces before : ; ! ? and within « ».

const didYouMean = (near: string | null): string => (near === null ? '' : ` Vouliez-vous écrire ${near} ?`)
const gamesOf = (n: number) =>
  `${whole('fr', n)} ${plural('fr', n, { one: 'partie', many: 'de parties', other: 'parties' })}`

export const fr = {
  tagline: 'Iacta : des jeux de dés entre amis, contre des bots ou avec de vrais dés.',
  usage: 'Utilisation :',
  commandWord: 'COMMANDE',
  exitCodes: 'Codes de sortie :',
  exits: {
    ok: 'terminé',
    bad: 'ce qui a été lu est incorrect',
    nothing: 'rien à vérifier',
    usage: 'commande ou option mal écrite',
    bug: 'un bug d’Iacta',
    unavailable: 'il manque quelque chose : un port, une adresse, un Node plus récent',
    noInput: 'un fichier ne peut pas être lu',
    noOutput: 'un fichier ne peut pas être écrit',
    interrupted: 'arrêté en cours de partie',
  },
  commands: {
    replay: {
      summary: 'montrer toutes les positions d’une partie enregistrée',
      more: `Avec --json, chaque position est une ligne de JSON : step, input, due (move, throw ou over), seats,
sides, moves, scores, places ; les champs sans objet sont absents. FILE peut être - pour lire
l’entrée standard.`,
    },
    play: {
      summary: 'jouer dans ce terminal : contre des bots, à plusieurs ou avec de vrais dés',
      more: `iacta play                                       choisir dans un menu
iacta play dicy-cards --bots icicle              contre un bot
iacta play dicy-cards --names Anna,Ben           à deux sur le même clavier
iacta play dicy-cards --names Anna --dice real   en saisissant ce que montrent de vrais dés
iacta play dicy-cards --options '{"target":50}'  une partie courte`,
    },
    review: {
      summary: 'analyser une partie : chances, coups de chance, choix et ce qui a coûté le plus',
      more: `Avec --json, la réponse est un objet JSON : chances par étape et par place, la part de chance de
chaque lancer, le coût de chaque choix et le meilleur choix, les coups des manches de rapidité et
leur gain, et les sommes. FILE peut être - pour l’entrée standard.`,
    },
    simulate: {
      summary: 'faire jouer beaucoup de parties aux bots, et compter les résultats',
      more: `La même graine donne les mêmes parties, quel que soit le nombre de cœurs. Avec --json, la dernière
ligne est un seul objet JSON.`,
    },
    solve: {
      summary: 'les chances exactes en jouant parfaitement, là où un jeu peut être résolu',
      more: `Avec --json, la réponse est un seul objet JSON : {"mode":"solo","tokens":3,"win":0.9} ou
{"mode":"two-seats","first":0.6}. Les chances sont exactes à neuf décimales, à six si la réponse
contient cards, target et first. Les grandes solutions (100 Mo) occupent tous les cœurs pendant une
demi-minute et restent sur le disque ; après Ctrl-C, la même commande reprend où elle en était.`,
    },
    odds: {
      summary: 'le tableau exact des chances sur tous les lancers, pour les jeux qui en ont un',
      more: 'Avec --json, la réponse est un objet JSON : rows avec key, total, counts et fractions.',
    },
    sheets: {
      summary: 'les feuilles des jeux qui en ont : les lister, vérifier, dessiner',
      more: `iacta sheets list                         toutes les feuilles faites à la main
iacta sheets check                        toutes : dessin, durée des parties, si le talent paie
iacta sheets check draft.txt              une que vous dessinez vous-même
iacta sheets check --seeds 1000           des feuilles générées, montrées seulement en cas de défaut
iacta sheets draw great-bear              dans ce terminal
iacta sheets draw great-bear --svg        en image, sur la sortie standard
iacta sheets draw --all --out sheets.svg  toutes sur une page
Avec --json, une ligne de JSON pour chacune : id avec name, ou avec findings et figures.`,
    },
    verify: {
      summary: 'vérifier les dés d’une partie enregistrée',
      more: `La partie est rejouée selon les règles, et chaque lancer comparé à celui qui était scellé avant le
début. Avec --json, la réponse est un seul objet JSON : outcome (verified, failed ou nothing) avec
throws, dice, devices, restarts, voided et over, ou avec line et reason, ou avec why. FILE peut
être - pour lire l’entrée standard.`,
    },
    serve: {
      summary: 'mettre l’application web à disposition de cet appareil et des téléphones du même réseau',
      more: `iacta serve                                      ici et sur votre réseau
iacta serve --host localhost                     ici seulement
iacta serve --port 3000                          ce port ou aucun
HOST, PORT et DATA dans l’environnement valent --host, --port et --data. Le serveur a d’autres
réglages : voir son README.`,
    },
    backup: {
      summary: 'copier la base de données du serveur dans un fichier, même pendant qu’il tourne',
      more: `iacta backup tables.db                           une copie complète, telle qu’elle est à cet instant
Placez la copie dans un dossier vide sous le nom iacta.db, puis démarrez le serveur avec --data.`,
    },
    check: {
      summary: 'vérifier que la base de données du serveur est intacte',
      more: `iacta check                                      la lit en entier, serveur en marche ou non`,
    },
    rules: { summary: 'lire les règles d’un jeu', more: '' },
    completion: {
      summary: 'écrire un script de complétion pour bash, zsh ou fish',
      more: `eval "$(iacta completion bash)"   pour bash, dans ~/.bashrc
eval "$(iacta completion zsh)"    pour zsh, dans ~/.zshrc après compinit
iacta completion fish | source    pour fish, dans ~/.config/fish/config.fish`,
    },
    about: { summary: 'qui a créé les jeux, et qui a fait ce programme', more: '' },
  },
  flags: {
    help: 'afficher cette aide',
    lang: 'utiliser cette langue : en, it, fr, es, de ou pt (par défaut : celle du système)',
    version: 'afficher la version',
    json: 'écrire du JSON, pour d’autres programmes',
    seats: 'combien de places',
    names: 'les noms des joueurs, séparés par des virgules',
    bots: 'les niveaux des bots, séparés par des virgules',
    options: 'les options du jeu, en JSON',
    dice: 'd’où viennent les dés : app ou real (de vrais dés)',
    plain: 'des lignes de texte au lieu d’une image : pour lecteurs d’écran et scripts',
    speed: 'à quelle vitesse jouent les bots : slow, normal ou instant',
    resume: 'reprendre cette partie enregistrée',
    games: 'combien de parties',
    seed: 'le même nombre donne les mêmes parties',
    log: 'enregistrer chaque partie dans ce dossier',
    cores: 'combien de cœurs utiliser (par défaut : tous)',
    solo: 'en solo, au lieu de jouer à deux',
    playouts: 'parties poursuivies depuis chaque position non résolue (par défaut : selon le jeu)',
    steps: 'chaque étape avec les chances de victoire de tous',
    rule: 'seulement cette règle, par exemple R7',
    seeds: 'vérifier ce nombre de feuilles générées',
    all: 'toutes sur une page',
    svg: 'une image en SVG',
    out: 'écrire dans ce fichier',
    host: 'écouter sur cette adresse de la machine (par défaut : toutes)',
    port: 'écouter sur ce port (par défaut : 8080 ou le prochain libre)',
    data: 'le dossier de la base de données (par défaut : le dossier habituel du système)',
  },

  bug: ({ what }) =>
    `c’est un bug d’Iacta, vous n’y êtes pour rien : ${what}. Merci de le signaler en disant ce que vous faisiez.`,
  notWith: ({ flag, other }) => `${flag} ne va pas avec ${other}.`,
  unknownCommand: ({ command, near }) =>
    `la commande « ${command} » n’existe pas.${didYouMean(near)} Voir iacta --help.`,
  unknownFlag: ({ flag, near }) => `${flag} n’existe pas ici.${didYouMean(near)} Voir --help.`,
  flagValue: ({ flag, takes }) => (takes ? `${flag} demande une valeur.` : `${flag} ne prend pas de valeur.`),
  tooMany: ({ word }) => `« ${word} » est un mot de trop. Voir --help.`,
  missing: ({ what, command }) => `il manque ${what}. Voir iacta ${command} --help.`,
  notANumber: ({ flag, got, min, max }) => `${flag} demande un nombre entier de ${min} à ${max}, pas « ${got} ».`,
  notAWord: ({ flag, got, words }) => `${flag} ne peut pas être « ${got} ». Valeurs possibles : ${words}.`,
  unknownGame: ({ got, known }) => `le jeu « ${got} » n’existe pas. Jeux connus : ${known}.`,
  notJson: ({ flag, got }) => `${flag} demande du JSON, par exemple '{"target":50}', pas ${got}.`,
  cannotRead: ({ file, reason }) => `impossible de lire ${file} : ${reason}`,
  cannotWrite: ({ file, reason }) => `impossible d’écrire ${file} : ${reason}`,
  reasons: {
    ENOENT: 'le fichier n’existe pas.',
    EACCES: 'ce n’est pas autorisé.',
    EISDIR: 'c’est un dossier.',
    ENOTDIR: 'une partie du chemin n’est pas un dossier.',
    ENOSPC: 'le disque est plein.',
    EFBIG: 'c’est trop gros pour une partie enregistrée.',
    EEXIST: 'cela existe déjà.',
  },

  you: youOf(grammar),
  forced: 'coup forcé',
  by: { bot: 'coup d’un bot', clock: 'coup joué une fois le temps écoulé' },
  wins: ({ names }) =>
    names.length === 1 ? `Victoire : ${names[0]}.` : `Victoire partagée : ${list('fr', names, 'and')}.`,
  unended: 'la dernière ligne n’a pas de fin de ligne ; si le fichier est coupé, elle peut être incomplète.',

  verdict,
  verify: {
    verified: ({ file }) => `${file} : vérifié.`,
    failed: ({ file }) => `${file} : la vérification échoue.`,
    nothing: ({ file }) => `${file} : rien à vérifier.`,
    firstAttempt: 'Les dés ont été préparés du premier coup.',
    over: 'La partie a été jouée jusqu’au bout.',
    proof: {
      'fair-malformed': ({ got }) => `« ${got} » n’est pas une ligne d’une preuve des dés.`,
      version: ({ got, known }) => `La preuve est en version ${got} ; ce programme vérifie la version ${known}.`,
      onlyHere: ({ line }) => `Seule la ligne « ${line} » peut se trouver ici.`,
      afterSecret: 'Le secret est la dernière ligne d’un fichier de partie : rien ne peut le suivre.',
      'commit-mismatch':
        'Le sceau du serveur ne correspond pas à l’identifiant de la table et à la première ligne du fichier : ' +
        'quelque chose a été modifié.',
      'secret-mismatch': 'Ce n’est pas le secret que le serveur avait scellé.',
      'not-unicode': 'La première ligne a des caractères qu’aucun fichier texte ne peut contenir.',
      'other-commit':
        'Votre appareil a vu un autre sceau : ce n’est pas la table où vous avez joué, ou elle a été modifiée.',
      'other-bytes': ({ seat }) => `Ce ne sont pas les octets que votre appareil a fournis pour la place ${seat}.`,
      closed: 'Tous les sceaux sont déjà posés : on ne peut pas en ajouter.',
      'not-closed': 'Tous les sceaux ne sont pas encore posés : avant, on ne révèle pas d’octets.',
      barred: ({ seat }) => `La place ${seat} n’a pas révélé ses octets auparavant : elle ne peut plus contribuer.`,
      'not-hex': ({ bytes }) =>
        `Il faut ici ${plural('fr', bytes, { one: `${bytes} octet`, other: `${bytes} octets` })}, avec deux chiffres ` +
        'parmi 0–9 et a–f par octet.',
      'not-committed': ({ seat }) => `La place ${seat} n’a rien scellé : elle n’a pas d’octets à révéler.`,
      'bytes-mismatch': ({ seat }) => `Ce ne sont pas les octets que la place ${seat} avait scellés.`,
      'none-missing': 'Tous les octets ont été révélés : il n’y a pas de raison de recommencer.',
    },
  },

  simulate: {
    progress: ({ percent: done, games, perSecond }) =>
      `${percent('fr', done)}  ${gamesOf(games)}  ${whole('fr', perSecond)} par seconde`,
    done: ({ games, seconds }) => `${gamesOf(games)} en ${fixed('fr', seconds, 1)} s`,
    partial: ({ games, of }) => `arrêté après ${gamesOf(games)} sur ${whole('fr', of)}`,
    winsHead: 'Victoires (avec l’intervalle qui contient le taux réel dans 95 essais sur 100 comme celui-ci)',
    winRate: ({ seat, bot, rate, low, high }) =>
      `place ${seat}  ${bot}  ${percent('fr', rate, 2)}  (${fixed('fr', low, 2)}–${percent('fr', high, 2)})`,
    shared: ({ rate }) => `victoires partagées  ${percent('fr', rate, 2)}`,
    pointsHead: 'Points à la fin',
    lengthHead: 'Longueur d’une partie',
    length: ({ mean, shortest, longest }) =>
      `en moyenne ${fixed('fr', mean, 1)} lancers et coups, au moins ${shortest}, au plus ${longest}`,
    logs: ({ count, folder }) =>
      `${whole('fr', count)} ${plural('fr', count, { one: 'partie enregistrée', many: 'de parties enregistrées', other: 'parties enregistrées' })} dans ${folder}`,
    folderNotEmpty: ({ folder }) => `${folder} contient déjà des parties enregistrées ; indiquez un dossier vide.`,
    botsForSeats: ({ bots, seats }) =>
      `${plural('fr', bots, { one: `${bots} bot`, other: `${bots} bots` })} pour ` +
      `${plural('fr', seats, { one: `${seats} place`, other: `${seats} places` })} : indiquez-en un par place.`,
  },

  solve: {
    progress: ({ percent: done }) => `résolu à ${percent('fr', done)}`,
    alone: ({ rate, digits }) => `Le jeu parfait gagne ${percent('fr', rate, digits)} des parties.`,
    order: ({ number, rate, digits }) =>
      `Si tout le monde joue parfaitement, le numéro ${number} dans l’ordre du jeu gagne ${percent('fr', rate, digits)} des parties.`,
    unsolved: ({ game }) => `${game} n’a pas de solution exacte pour une telle table.`,
    slow: 'Il n’y a pas ici de WebAssembly avec SIMD : la résolution prend environ trente fois plus de temps.',
    damaged: ({ file }) => `${file} est abîmé : tout est résolu à nouveau.`,
    kept: 'Arrêté en cours de route et conservé : la même commande reprend où elle en était.',
  },

  review: {
    progress: ({ percent: done }) => `analysé à ${percent('fr', done)}`,
    exact: 'Chaque chiffre est exact, si tous jouent ensuite au mieux.',
    estimated: ({ games }) =>
      `Estimations : depuis chaque position, le bot le plus fort a joué au moins ${whole('fr', games)} ${plural('fr', games, { one: 'partie', other: 'parties' })}. ± est une erreur type.`,
    solvable: 'Après cette commande, tous les chiffres sont exacts :',
    unfinished: 'La partie n’est pas finie ; voici où elle en est.',
    sums: ({ who, luck, skill, others }) => `${who} : chance ${luck}, choix ${skill}, choix des autres ${others}.`,
    slips: ({ who, slips, choices }) =>
      `${who} : ${slips} choix sur ${choices} ${plural('fr', slips, { one: 'aurait pu être meilleur', other: 'auraient pu être meilleurs' })}.`,
    turning: ({ from, step, before, after }) =>
      `Plus grand bond vers la victoire : de ${chance('fr', before)} à ${chance('fr', after)}, de l’étape ${from} à l’étape ${step}.`,
    turningForMedal: ({ from, step, before, after }) =>
      `Plus grand bond vers la prochaine médaille : de ${chance('fr', before)} à ${chance('fr', after)}, de l’étape ${from} à l’étape ${step}.`,
    luckiest: ({ step, luck, line }) => `Lancer le plus chanceux, ${luck} : étape ${step}, ${line}`,
    costHead: 'Ce qui a coûté le plus',
    cost: ({ step, who, played, best, cost }) => `étape ${step}  ${cost}  ${who} : « ${played} » ; mieux : « ${best} »`,
    clean: 'Aucun choix n’a coûté cher.',
    race: {
      help: 'Ici, la vitesse fait partie du jeu : ce qu’un joueur attrape compte pour lui et contre les autres. À chaque position, on suppose que tous les joueurs sont aussi rapides les uns que les autres.',
      sums: ({ who, luck, skill, others }) => `${who} : chance ${luck}, jeu ${skill}, jeu des autres ${others}.`,
      gainHead: 'Ce qui a rapporté le plus',
      act: ({ step, who, played, change }) => `étape ${step}  ${change}  ${who} : « ${played} »`,
      clean: 'Rien n’a coûté cher.',
    },
  },

  odds: {
    throws: 'lancers',
    all: 'en tout',
    none: ({ game }) => `${game} n’a pas de tableau des chances.`,
  },

  sheets: {
    none: 'Ici, aucun jeu ne se joue sur des feuilles.',
    unknown: ({ got }) => `il n’y a pas de feuille « ${got} ». Voir iacta sheets list.`,
    fit: 'Prête à être jouée.',
    progress: ({ count, of }) => `${whole('fr', count)} sur ${whole('fr', of)} vérifiées`,
    checked: ({ count, faulty }) =>
      `${whole('fr', count)} ${plural('fr', count, { one: 'feuille vérifiée', other: 'feuilles vérifiées' })}, ${whole('fr', faulty)} avec des défauts.`,
  },

  serve: {
    building: 'Préparation de l’application web, car quelque chose a changé…',
    here: 'Sur cet appareil',
    network: 'Sur votre réseau',
    instead: ({ port, instead }) => `Le port ${port} est occupé : ce sera le ${instead}.`,
    scan: 'Pour jouer sur un téléphone du même réseau, scannez ce code :',
    stop: 'Ctrl+C pour arrêter.',
    stopped: 'Arrêté.',
    notBuilt: ({ what }) => `l’application web n’a pas pu être préparée. ${what}`,
    noBuild: ({ folder }) => `l’application web manque : ${folder}`,
    taken: ({ port }) => `le port ${port} est occupé. Choisissez-en un autre avec --port, ou n’en indiquez pas.`,
    notAllowed: ({ port }) => `le port ${port} n’est pas permis ici. Choisissez-en un au-dessus de 1023 avec --port.`,
    noSuchHost: ({ host }) => `cette machine n’a pas l’adresse ${host}.`,
    notAnAddress: ({ name, got }) => `${name} attend une adresse comme https://des.example, pas « ${got} ».`,
    alone: ({ name, missing }) => `${name} est défini et ${missing} ne l’est pas : il faut les deux.`,
    inUse: ({ folder }) =>
      `un autre Iacta sert déjà les tables de ${folder}. Arrêtez-le, ou choisissez un autre dossier avec --data.`,
    badData: ({ folder, reason }) => `impossible d’ouvrir les tables de ${folder} : ${reason}`,
    newerData: ({ folder }) =>
      `les tables de ${folder} viennent d’un Iacta plus récent. Mettez celui-ci à jour, ou utilisez une copie.`,
    foreignData: ({ folder }) =>
      `${folder} contient la base de données d’un autre programme. Choisissez un autre dossier avec --data.`,
    notADatabase: ({ name }) => `${name} attend une adresse comme postgres://nom:motdepasse@hote/base.`,
    badDatabase: ({ place, reason }) => `impossible d’ouvrir la base de données ${place} : ${reason}`,
    newerDatabase: ({ place }) =>
      `les tables de ${place} viennent d’un Iacta plus récent. Mettez celui-ci à jour, ou utilisez une copie.`,
    foreignDatabase: ({ place }) =>
      `dans ${place}, un schéma nommé iacta appartient à un autre programme. Choisissez une autre base de données.`,
  },

  backup: {
    done: ({ file }) => `Tout est dans ${file}.`,
    nothing: ({ folder }) => `il n’y a pas de base de données dans ${folder}. Indiquez son dossier avec --data.`,
    itself: ({ file }) => `${file} est la base de données elle-même. Choisissez un autre fichier.`,
    notAFile: ({ file }) =>
      `les tables sont dans une base PostgreSQL, qui se copie avec son propre outil : pg_dump --schema=iacta --file=${file} "$DATABASE_URL"`,
  },

  check: {
    well: ({ tables }) =>
      `Tout est en ordre : ${plural('fr', tables, { one: `${tables} table`, other: `${tables} tables` })}.`,
    damaged: ({ folder }) =>
      `la base de données dans ${folder} est endommagée. Arrêtez le serveur et remplacez-la par une copie : voir iacta backup.`,
    notAFile:
      'les tables sont dans une base PostgreSQL, qui se vérifie avec son propre outil : pg_amcheck "$DATABASE_URL"',
  },

  play: {
    player: ({ number }) => `Joueur ${number}`,
    bot: ({ level }) => `${level} (bot)`,
    points: ({ points }) => plural('fr', points, { one: `${points} point`, other: `${points} points` }),
    yourMove: ({ who }) => (who === grammar.name ? 'À vous de choisir.' : `${who} : choisissez.`),
    chosen: ({ who }) => `${who} a choisi`,
    grab: 'Attrapez maintenant.',
    pressToRoll: ({ who }) => (who === grammar.name ? 'Lancez les dés.' : `${who} : lancez les dés.`),
    roll: 'lancer',
    typeFirst: ({ legend }) => `Qui commence ? Saisissez un nombre : ${legend}.`,
    notFirst: ({ max }) => `Saisissez un nombre de 1 à ${max}.`,
    typeFor: ({ purpose }) => `${purpose}.`,
    typeDice: ({ who, sides }) => {
      const dice = plural('fr', sides.length, { one: 'montre le dé', other: `montrent les ${sides.length} dés` })
      return `${who === null || who === grammar.name ? 'Saisissez' : `${who} : saisissez`} ce que ${dice} (${faces(sides)}) :`
    },
    notDice: ({ got }) =>
      got === ''
        ? 'Saisissez les nombres que montrent les dés.'
        : `« ${got} » ne ressemble pas à des dés : saisissez les nombres qu’ils montrent.`,
    done: 'terminé',
    undo: 'annuler',
    undone: 'Annulé.',
    noUndo: 'On ne peut plus annuler : des dés ou un autre choix sont venus après.',
    rules: 'règles',
    quit: 'enregistrer et quitter',
    shared: { dice: 'choisir les dés à relancer', cards: 'choisir une carte' },
    pager: '↑ ↓ défiler · espace : page suivante · autre touche : retour à la table',
    anyKey: 'Appuyez sur une touche.',
    logged: ({ file }) => `La partie est enregistrée dans ${file}`,
    saved: ({ file, command }) => `Partie enregistrée dans ${file}\nPour continuer : ${command}`,
    more: ({ count }) => plural('fr', count, { one: `et ${count} autre`, other: `et ${count} autres` }),
    typeOne: 'Saisissez l’un de ces coups, ou « ? » pour l’aide :',
    plainHelp: '« undo » annule votre dernier choix, « quit » enregistre et quitte.',
    menuHelp: '↑ ↓ et Entrée, ou un chiffre ; q pour quitter',
    proven: ({ file }) =>
      `la partie ${file} a été jouée en ligne : on peut la revoir et la vérifier, pas la continuer.`,
    options: ({ options }) => `Règles : ${options}`,
    back: 'Retour',
    goOn: 'Reprendre votre dernière partie',
    against: ({ bot }) => `Contre ${bot}`,
    alone: 'Jouer en solo',
    together: ({ seats }) =>
      plural('fr', seats, { one: `${seats} joueur à ce clavier`, other: `${seats} joueurs à ce clavier` }),
  },
} satisfies CliText
