import { plural } from '../../../engine/text/lang.ts'
import { COVERS } from './covers.ts'
import type { Catalog } from './en.ts'

// Non-breaking spaces before : ; ! ? and within « ».

const points = (n: number) => plural('fr', n, { one: `${n} point`, other: `${n} points` })
const sure = (n: number): string => plural('fr', n, { one: `${n} point assuré`, other: `${n} points assurés` })
const cards = (n: number) =>
  n === 5 ? 'ses cinq cartes' : plural('fr', n, { one: `${n} carte`, other: `${n} cartes` })

export const fr = {
  lang: 'fr',
  ...COVERS.fr,
  characters: {
    snowflake: 'N’est jamais content : gèle carte après carte pour relancer encore.',
    icicle: 'Aime relancer, mais garde trois cartes actives.',
    iceberg: 'Prévoit bien et se trompe un peu de temps en temps.',
    avalanche: 'Pèse chaque carte, chaque lancer et chaque tour à venir.',
  },
  notation:
    'Les coups s’écrivent « pass », « score straight », « freeze odds », « wake odds » ou « reroll odds 1 2 », la ' +
    'plus petite valeur d’abord.',
  points: (p) => points(p.points),
  forExample: ({ dice, points: n }) => `Exemple : ${dice} rapporte ${points(n)}.`,
  cards: {
    'any-two': {
      name: 'Deux au choix',
      rule: 'Deux dés au choix rapportent leur somme, et chacun de vos voisins gèle une de ses cartes actives.',
    },
    'no-sixes': { name: 'Sans six', rule: 'Les six dés, sans aucun 6, rapportent leur somme.' },
    odds: { name: 'Impairs', rule: 'Les dés impairs, tous ensemble, rapportent leur somme.' },
    straight: {
      name: 'Suite',
      rule:
        'Deux valeurs consécutives ou plus, un dé par valeur, rapportent leur somme ; le 6 et le 1 ne se suivent ' +
        'pas.',
    },
    'two-pairs': {
      name: 'Deux paires',
      rule: 'Deux paires de valeurs différentes rapportent la somme des quatre dés.',
    },
    sixes: {
      name: 'Que des six',
      rule: 'Les dés qui montrent 6 rapportent leur somme, et chacun de vos voisins dégèle une de ses cartes.',
    },
    'double-pair': { name: 'Paire doublée', rule: 'Deux dés égaux rapportent le double de leur somme.' },
    'lowest-three': {
      name: 'Les trois plus bas',
      rule:
        'Les trois dés les plus bas rapportent leur somme, et chacun des autres joueurs gèle une de ses cartes ' +
        'actives (ou tout le monde : voir les options).',
    },
    'all-different': {
      name: 'Tous différents',
      rule: 'Les dés de valeurs différentes, un par valeur, rapportent 4 points chacun.',
    },
    'five-different': {
      name: 'Cinq différents',
      rule: 'Jusqu’à cinq dés de valeurs différentes rapportent leur somme.',
    },
    'forty-minus': { name: 'Quarante moins', rule: 'Les six dés rapportent 40 moins leur somme.' },
    same: { name: 'Tous pareils', rule: 'Les dés d’une même valeur, même un seul, rapportent 5 points chacun.' },
  },
  lineups: {
    glacial: { name: 'Glaciaire', about: 'Le jeu de base, avec les cartes « A » de la boîte.' },
    interglacial: {
      name: 'Interglaciaire',
      about: 'Cinq des douze cartes, tirées au sort, les mêmes pour tout le monde.',
    },
    beginner: {
      name: 'Premières parties',
      about: 'Pour commencer. Nous n’avons pas la série du livret : celle-ci n’est pas officielle.',
    },
    intermediate: { name: 'Intermédiaire', about: 'Un cran au-dessus ; pas officielle non plus.' },
    interaction: { name: 'Interaction', about: 'Pleine d’effets sur les autres joueurs ; pas officielle non plus.' },
    custom: { name: 'Au choix', about: 'Cinq cartes différentes, choisies avant la partie.' },
  },
  options: {
    lineup: { label: 'Série de cartes', help: 'Cinq cartes, les mêmes pour tout le monde.' },
    cards: { label: 'Cartes au choix', help: 'Cinq cartes différentes, pour la série « Au choix ».' },
    target: {
      label: 'Objectif',
      help:
        'Dès que quelqu’un l’atteint, la partie se termine avec ce tour de table. Le livret dit 100 ; le reste, ce ' +
        'sont des règles maison.',
    },
    lowestThree: {
      label: 'Qui gèle avec « Les trois plus bas »',
      help:
        'Les livrets se contredisent : le portugais dit « les autres joueurs », l’italien « tout le monde ». Avec « Tout le ' +
        'monde », celui qui marque avec la carte gèle aussi une autre de ses cartes actives.',
      values: { others: 'Les autres joueurs', everyone: 'Tout le monde' },
    },
  },
  refusals: {
    R2: 'On ne joue pas avec cette carte dans cette partie.',
    R3: 'Toutes vos cartes étaient gelées au début de votre tour : pas de lancer, vous pouvez seulement passer.',
    R5: 'Pour relancer, gelez une de vos cartes actives et prenez au moins un dé de la table.',
    R6: 'Vous ne pouvez marquer qu’avec une carte active dont vos dés remplissent la condition.',
    R8:
      'Gelez ou dégelez une carte seulement quand le jeu le demande. À geler : une carte active, mais pas celle qui ' +
      'est en train de marquer ; à dégeler : une carte gelée.',
    R9: 'Il ne vous reste aucune carte active : vous pouvez seulement passer.',
  },
  clashes: {
    R2: 'Choisissez exactement cinq cartes pour la série « Au choix », et aucune pour les autres séries.',
  },
  moves: {
    pass: 'Passer',
    score: ({ card }) => `Marquer avec ${card}`,
    reroll: ({ card, dice }) => `Geler ${card}, relancer ${dice}`,
    freeze: ({ card }) => `Geler ${card}`,
    wake: ({ card }) => `Dégeler ${card}`,
  },
  place: {
    table: ({ dice }) => `Sur la table : ${dice}`,
    active: ({ cards }) => `Actives : ${cards}`,
    frozen: ({ cards }) => `Gelées : ${cards}`,
  },
  purpose: { draw: 'pour tirer les cartes au sort', first: 'pour savoir qui commence' },
  you: {
    verbs: 'dégèle dégelez, marque marquez, gèle gelez',
    phrases: [['(@ (?:passe|doit passer) et dégèle) ses', '$1 vos']],
  },
  lines: {
    drawn: (p) => `Cartes tirées au sort : ${p.cards}`,
    first: ({ who }) => `${who} commence`,
    rolled: ({ who, dice }) => `${who} obtient ${dice}`,
    rerolled: ({ who, dice, all }) => `${who} obtient ${dice} et a maintenant ${all}`,
    passed: ({ who, woken }) => (woken === 0 ? `${who} passe` : `${who} passe et dégèle ${cards(woken)}`),
    mustPass: ({ who }) => `${who} doit passer et dégèle ${cards(5)}`,
    scored: ({ who, card, dice, points: n }) => `${who} marque ${points(n)} avec ${card} : ${dice}`,
    tookUp: ({ who, card, dice }) => `${who} gèle ${card} et relance ${dice}`,
    froze: ({ who, card }) => `${who} gèle ${card}`,
    woke: ({ who, card }) => `${who} dégèle ${card}`,
    timeUp: 'Le temps est écoulé',
  },
  board: {
    tray: 'Les dés',
    choose: 'Marquez avec une carte, gelez-en une pour relancer, ou passez.',
    onlyPass: 'Vous n’avez aucune carte active : vous pouvez seulement passer.',
    givesUp: ({ card, points: n }) => `Passer maintenant, c’est renoncer à ${points(n)} avec ${card}.`,
    lastCard: ({ card, points: n }) =>
      `C’est votre dernière carte active : il ne restera qu’à passer, et vous renoncez à ${points(n)} avec ${card}.`,
    pick: 'Choisissez une carte',
    pickToFreeze: 'Choisissez une carte à geler',
    score: ({ card, points }) => `Marquer avec ${card} : ${points}`,
    rerollAll: ({ card }) => `Geler ${card}, tout relancer`,
    rerollNone: 'Rien à relancer',
    freezeFor: ({ who, card }) => `${who} a marqué avec ${card}. Gelez une de vos cartes.`,
    freezeOwn: ({ card }) => `Vous avez marqué avec ${card}. Gelez une autre de vos cartes.`,
    wakeFor: ({ who, card }) => `${who} a marqué avec ${card}. Dégelez une de vos cartes.`,
    wakeAfterPass: ({ who }) => `${who} a passé. Dégelez une de vos cartes.`,
    pickToWake: 'Choisissez une carte à dégeler',
    card: {
      active: ({ card }) => `${card}, carte active`,
      scores: ({ card, points: n, dice }) => `${card}, carte active, rapporterait ${points(n)} avec ${dice}`,
      blank: ({ card }) => `${card}, carte active, ne rapporte rien pour l’instant`,
      scoring: ({ card }) => `${card}, en train de marquer`,
      frozen: ({ card }) => `${card}, carte gelée`,
    },
    die: {
      free: ({ die, face }) => `Dé ${die} sur 6 : ${face}`,
      held: ({ die, face }) => `Dé ${die} sur 6 : ${face}, gardé`,
      counts: ({ die, card }) => `${die}, compte pour ${card}`,
    },
    cards: ({ who }) => `${who} : cartes`,
    seat: ({ who, points: n }) => `${who} : ${points(n)}`,
    track: ({ points: n }) => `En route vers ${points(n)}`,
    firstPlayer: 'Premier joueur',
    onTurn: 'Tour en cours',
    keys: {
      hold: 'Garder un dé',
      card: 'Choisir une carte',
      score: 'Marquer avec la carte choisie',
      reroll: 'Geler la carte choisie, relancer les dés non gardés',
      pass: 'Passer',
      clear: 'Tout remettre en place',
    },
  },
  book: {
    intro:
      'Six dés et les cinq mêmes cartes pour tout le monde. Une carte est active ou gelée. On gèle des cartes pour ' +
      'relancer, on gèle la carte avec laquelle on marque, et on les dégèle toutes en passant. Dès que quelqu’un ' +
      'atteint l’objectif, en général 100 points, on finit le tour de table : la partie est terminée.',
    headings: {
      setup: 'Mise en place',
      cards: 'Les douze cartes',
      turn: 'Votre tour',
      example: 'Trois tours',
      end: 'La fin',
      options: 'Options',
    },
    cards:
      'Chaque carte prend les dés qui rapportent le plus. Si vos dés ne conviennent pas à une carte, vous ne ' +
      'pouvez pas marquer avec elle.',
    example:
      'Vous avez Paire doublée, Sans six, Suite et deux autres cartes. Vous lancez 6 6 5 2 1 1 et marquez 24 points ' +
      'avec Paire doublée : 6 6. Au tour suivant, vous lancez 5 5 4 4 2 1. Sans six donnerait déjà 21 points, mais ' +
      'vous gelez une des deux autres cartes et relancez le 1 et le 2 : un 6 et un 3. Vous gelez l’autre et ' +
      'relancez le 6 : un 4. Sans six donne maintenant 25 points. Au tour d’après, vous lancez 6 4 4 3 2 1 et il ne ' +
      'vous reste que Suite : 1 2 3 4, 10 points. Toutes vos cartes sont gelées : au prochain tour, vous devez ' +
      'passer.',
    R1:
      'Tout le monde a les cinq mêmes cartes, la série, toutes actives, et 0 point. Un lancer désigne le premier ' +
      'joueur, qui garde la carte Premier Joueur toute la partie. On joue dans le sens des aiguilles d’une montre.',
    R2: 'Avant la partie, on choisit la série :',
    R3: 'Si toutes vos cartes sont gelées au début de votre tour, vous ne lancez pas les dés : vous passez (R7).',
    R4: 'Sinon, lancez les six dés.',
    R5:
      'Aussi souvent que vous voulez, gelez une de vos cartes actives, sans son effet, et relancez un ou plusieurs ' +
      'dés. C’est possible même avec la dernière, mais il ne vous restera qu’à passer. Avec 5 5 4 4 2 1, ' +
      'vous pouvez par exemple relancer le 1 et le 2 ; de deux dés égaux, peu importe lequel vous relancez.',
    R6:
      'Ensuite, marquez avec une de vos cartes actives dont vos dés remplissent la condition : ajoutez ses points, ' +
      'appliquez son effet, gelez la carte. Votre tour est fini.',
    R7:
      'Ou bien passez : c’est toujours permis, même après une relance ou sans carte gelée. Toutes vos cartes ' +
      'dégèlent ; puis chacun des autres joueurs qui a une carte gelée en dégèle une. Votre tour est fini.',
    R8:
      'Quand un effet, ou un joueur qui passe, vous fait geler ou dégeler une carte, c’est obligatoire si vous le ' +
      'pouvez. Chacun choisit parmi ses propres cartes, et tous en même temps. À deux, vos voisins de gauche et de ' +
      'droite ne font qu’un : l’effet ne le touche qu’une fois.',
    R9: 'Si aucune carte ne vous permet de marquer et que vous n’en avez aucune à geler, vous devez passer.',
    R10:
      'Quand quelqu’un atteint l’objectif, on termine le tour de table, effets compris, pour que tout le monde ait ' +
      'joué le même nombre de tours. Le dernier tour est celui du voisin de droite du premier joueur.',
    R11:
      'Le plus haut total gagne. En cas d’égalité, on compte les cartes actives après le dernier tour et ses effets : ' +
      'le plus grand nombre l’emporte ; à égalité encore, la victoire est partagée. Les autres rangs se départagent ' +
      'de la même façon.',
  },
  reasons: {
    chills: ({ points, rivals }) =>
      `${sure(points)}, et ${rivals === 1 ? 'un adversaire doit geler une carte' : `${rivals} adversaires doivent geler une carte chacun`}.`,
    costs: ({ points, more }) =>
      `${sure(points)} ; relancer coûte une carte et ${more === 0 ? 'ne rapporte pas plus en moyenne' : `rapporte en moyenne, au mieux, environ ${more} de plus`}.`,
    average: ({ points }) =>
      `Avec ces cartes, un premier lancer rapporte en moyenne environ ${points} points : plus qu’avec tout autre choix.`,
    reroll: ({ kept, ways, of, now }) => {
      const more = now === 0 ? 'des points' : `plus de ${now}`
      const begin = kept === '' ? 'En relançant tout' : `En gardant ${kept}`
      if (ways === '0') return `${begin} : aucun lancer ne rapporte ${now === 0 ? 'de points' : more}.`
      if (ways === '1') return `${begin} : 1 lancer sur ${of} rapporte ${more}.`
      return `${begin} : ${ways} lancers sur ${of} rapportent ${more}.`
    },
    score: ({ points, ways, of }) =>
      `${sure(points)} ; la meilleure relance ${ways === '0' ? 'ne fait jamais mieux' : `fait mieux seulement ${ways} fois sur ${of}`}.`,
    last: ({ points }) => `${sure(points)}, et plus aucune carte pour payer une relance.`,
    pass: 'Rien ne rapporte ici ; passer dégèle toutes les cartes.',
  },
  decisionKinds: { score: 'Marquer', reroll: 'Relancer', pass: 'Passer', freeze: 'Geler', wake: 'Dégeler' },
  lesson: {
    you: 'Soleil',
    other: 'Givre',
    notes: {
      roll: ({ you, other }) =>
        `Vous êtes ${you} et jouez contre ${other}. Cette courte partie se joue en 50 points. Lancez vos six dés.`,
      score: ({ straight }) =>
        `Chaque carte montre ce que ces dés donneraient. ${straight} prend 3 4 5 6 : 18 points. Touchez-la, puis marquez.`,
      freeze: ({ other, anyTwo, twoPairs }) =>
        `${other} a marqué avec ${anyTwo}, et l’effet vous fait geler une carte. C’est vous qui choisissez : renoncez à ${twoPairs}, la plus difficile ici.`,
      rollAgain:
        'Deux de vos cartes sont sous la glace : celle qui a rapporté des points et celle que vous avez gelée. Il vous en reste trois. Lancez.',
      reroll: ({ anyTwo }) =>
        `Pas fameux. Vous pouvez relancer si vous payez avec une carte. Touchez les deux cinq pour les garder, touchez ${anyTwo} pour la geler, et relancez le reste.`,
      scoreMore: ({ odds }) => `Cinq dés impairs ! ${odds} les prend tous : 19 points. Marquez-les.`,
      wake: ({ other, straight }) =>
        `${other} n’a rien trouvé et a passé. Quand on passe, on dégèle toutes ses cartes, et chacun des autres en dégèle une. Dégelez ${straight}.`,
      rollTwoLeft: 'Deux cartes sont actives. Voyons ce qu’elles donnent.',
      pass: ({ straight, noSixes }) =>
        `Pas de suite pour ${straight}, et les six interdisent ${noSixes}. Vous pouvez toujours passer : pas de points, mais toutes vos cartes dégèlent.`,
      rollAll: 'Vos cinq cartes sont de nouveau actives, et il vous manque 13 points. Lancez !',
      reach: ({ odds, other }) =>
        `${odds} donne 17 points, 54 en tout. Le tour de table se joue jusqu’au bout : ${other} joue encore une fois. Marquez.`,
    },
    learned: [
      'Lancez, puis marquez avec une carte. Cette carte gèle.',
      'Pour relancer, gardez les dés que vous voulez et gelez une carte.',
      'Certaines cartes font geler ou dégeler une carte aux autres joueurs.',
      'Passez, et toutes vos cartes dégèlent.',
      'Quand quelqu’un atteint l’objectif, on termine le tour de table : le plus haut total gagne.',
    ],
  },
} satisfies Catalog
