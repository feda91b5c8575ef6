import { plural } from '../../../engine/text/lang.ts'
import type { Catalog } from './catalog.ts'
import { COVERS } from './covers.ts'

// Non-breaking spaces before : ; ! ? and within « ».

const points = (n: number) => plural('fr', n, { one: `${n} point`, other: `${n} points` })
const cards = (n: number) =>
  n === 5 ? 'ses cinq cartes' : plural('fr', n, { one: `${n} carte`, other: `${n} cartes` })

export const fr = {
  lang: 'fr',
  ...COVERS.fr,
  notation:
    'Les coups s’écrivent « pass », « score straight », « freeze odds », « wake odds » ou « reroll odds 1 2 », la ' +
    'plus petite valeur d’abord.',
  points: (p) => points(p.points),
  forExample: ({ dice, points: n }) => `Exemple : ${dice} rapporte ${points(n)}.`,
  cards: {
    'any-two': {
      name: 'Deux au choix',
      rule:
        'Deux dés quelconques rapportent leur somme, et chaque personne assise à côté de vous gèle une de ses ' +
        'cartes actives.',
    },
    'no-sixes': { name: 'Sans six', rule: 'Les six dés, sans aucun 6, rapportent leur somme.' },
    odds: { name: 'Impairs', rule: 'Tous les dés impairs rapportent leur somme.' },
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
      rule:
        'Les dés qui montrent 6 rapportent leur somme, et chaque personne assise à côté de vous dégèle une de ses ' +
        'cartes gelées.',
    },
    'double-pair': { name: 'Paire doublée', rule: 'Deux dés égaux rapportent le double de leur somme.' },
    'lowest-three': {
      name: 'Trois plus bas',
      rule:
        'Les trois dés les plus bas des six rapportent leur somme, et chaque autre personne gèle une de ses cartes ' +
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
      about: 'Cinq des douze cartes sont tirées au sort par un lancer, les mêmes pour tout le monde.',
    },
    beginner: {
      name: 'Premières parties',
      about: 'Pour commencer. La série imprimée ne nous est pas connue : celle-ci n’est pas officielle.',
    },
    intermediate: { name: 'Intermédiaire', about: 'Un pas plus loin ; pas officielle non plus.' },
    interaction: { name: 'Interaction', about: 'Pleine d’effets sur les autres ; pas officielle non plus.' },
    custom: { name: 'Au choix', about: 'Cinq cartes différentes quelconques, nommées avant la partie.' },
  },
  options: {
    lineup: { label: 'Série de cartes', help: 'Les cinq cartes avec lesquelles on joue (R2).' },
    cards: { label: 'Cartes au choix', help: 'Cinq cartes différentes, pour la série au choix seulement (R2).' },
    target: {
      label: 'Objectif',
      help:
        'Le total qui déclenche la fin de la partie (R10). La règle imprimée dit 100 ; 50, 150 et 200 sont des ' +
        'règles maison.',
    },
    lowestThree: {
      label: 'Qui gèle avec « Trois plus bas »',
      help:
        'Les règles imprimées divergent : selon le livret portugais, ce sont les autres qui gèlent ; selon ' +
        'l’italien, tout le monde. Dans le second cas, la personne qui marque avec la carte gèle aussi une autre de ' +
        'ses cartes actives, s’il lui en reste une.',
      values: { others: 'Les autres', everyone: 'Tout le monde' },
    },
  },
  refusals: {
    R2: 'Cette carte ne fait pas partie de la série de cette partie.',
    R3:
      'Toutes vos cartes étaient gelées au début de votre tour : on ne lance pas les dés, vous pouvez seulement ' +
      'passer.',
    R5: 'Pour relancer, gelez une de vos cartes actives et reprenez au moins un dé qui se trouve sur la table.',
    R6: 'Vous ne pouvez marquer qu’avec une carte active dont les dés remplissent la condition.',
    R8:
      'On gèle ou dégèle une carte quand c’est demandé, et seulement alors : pour geler, choisissez une de vos ' +
      'cartes actives, mais pas celle qui est en train de rapporter des points ; pour dégeler, une de vos cartes ' +
      'gelées.',
    R9: 'Il ne vous reste aucune carte active : vous pouvez seulement passer.',
  },
  clashes: {
    R2: 'Nommez exactement cinq cartes avec la série « custom », et aucune avec les autres.',
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
  purpose: { draw: 'pour tirer les cartes', first: 'pour savoir qui commence' },
  lines: {
    drawn: (p) => `Les cartes tirées : ${p.cards}`,
    first: ({ who }) => `${who} commence`,
    rolled: ({ who, dice }) => `${who} lance ${dice}`,
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
    choose: 'Marquez avec une carte, gardez des dés et gelez une carte pour relancer, ou passez.',
    onlyPass: 'Vous n’avez aucune carte active : vous pouvez seulement passer.',
    givesUp: ({ card, points: n }) => `Passer maintenant, c’est renoncer à ${points(n)} avec ${card}.`,
    lastCard: ({ card, points: n }) =>
      `Cela gèle votre dernière carte active : il ne reste qu’à passer, et vous renoncez à ${points(n)} avec ${card}.`,
    pick: 'Choisir une carte',
    pickToFreeze: 'Quelle carte geler ?',
    score: ({ card, points }) => `Marquer avec ${card} : ${points}`,
    rerollAll: ({ card }) => `Geler ${card}, tout relancer`,
    rerollNone: 'Rien à relancer',
    freezeFor: ({ who, card }) => `${who} a marqué avec ${card} : gelez une de vos cartes.`,
    freezeOwn: ({ card }) => `Vous avez marqué avec ${card} : gelez une autre de vos cartes.`,
    wakeFor: ({ who, card }) => `${who} a marqué avec ${card} : dégelez une de vos cartes.`,
    wakeAfterPass: ({ who }) => `${who} a passé : dégelez une de vos cartes.`,
    pickToWake: 'Quelle carte dégeler ?',
    card: {
      active: ({ card }) => `${card}, carte active`,
      scores: ({ card, points: n, dice }) => `${card}, carte active, rapporterait ${points(n)} avec ${dice}`,
      blank: ({ card }) => `${card}, carte active, ne peut pas rapporter de points maintenant`,
      scoring: ({ card }) => `${card}, en train de rapporter des points`,
      frozen: ({ card }) => `${card}, carte gelée`,
    },
    die: {
      free: ({ die, face }) => `Dé ${die} sur 6 : ${face}`,
      held: ({ die, face }) => `Dé ${die} sur 6 : ${face}, gardé`,
      counts: ({ die, card }) => `${die}, compte pour ${card}`,
    },
    cards: ({ who }) => `${who} : cartes`,
    seat: ({ who, points: n }) => `${who} : ${points(n)}`,
    track: ({ points: n }) => `Le chemin jusqu’à ${points(n)}`,
    firstPlayer: 'A commencé la partie',
    onTurn: 'À son tour',
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
      'Six dés et, pour tout le monde, les cinq mêmes cartes à deux faces. Une carte est active ou gelée. On gèle ' +
      'des cartes pour relancer, on gèle la carte avec laquelle on marque, et on les dégèle toutes en passant. ' +
      'Atteindre l’objectif, d’ordinaire 100 points, déclenche la fin de la partie.',
    headings: {
      setup: 'Mise en place',
      cards: 'Les douze cartes',
      turn: 'Votre tour',
      example: 'Trois tours',
      end: 'La fin',
      options: 'Options',
    },
    cards:
      'Le jeu choisit pour vous les dés qui rapportent le plus. Une carte dont les dés ne remplissent pas la ' +
      'condition ne peut pas servir à marquer : on ne marque pas zéro.',
    example:
      'Vous avez Paire doublée, Sans six, Suite et deux autres cartes. Vous lancez 6 6 5 2 1 1 et marquez 24 points ' +
      'avec Paire doublée : 6 6. Au tour suivant, vous lancez 5 5 4 4 2 1. Sans six donnerait déjà 21 points, mais ' +
      'vous gelez une des deux autres cartes et relancez le 1 et le 2 : un 6 et un 3. Vous gelez l’autre et ' +
      'relancez le 6 : un 4. Sans six donne maintenant 25 points. Au tour d’après, vous lancez 6 4 4 3 2 1 et il ne ' +
      'vous reste que Suite : 1 2 3 4, 10 points. Toutes vos cartes sont gelées : au prochain tour, vous devez ' +
      'passer.',
    R1:
      'Tout le monde a les cinq mêmes cartes, la série, toutes sur leur face active, et 0 point. Un lancer désigne ' +
      'la personne qui commence ; elle garde la carte Premier Joueur toute la partie. On joue dans le sens des ' +
      'aiguilles d’une montre.',
    R2: 'Avant la partie, on choisit la série :',
    R3: 'Si toutes vos cartes sont gelées au début de votre tour, vous ne lancez pas les dés : vous passez (R7).',
    R4: 'Sinon, lancez les six dés.',
    R5:
      'Aussi souvent que vous voulez, gelez une de vos cartes actives, sans son effet, et relancez un ou plusieurs ' +
      'dés. Vous pouvez même le faire avec votre dernière carte active, mais ensuite vous ne pouvez que passer. Les ' +
      'dés sont nommés par leur valeur : de 5 5 4 4 2 1 vous pouvez relancer le 1 et le 2, et peu importe lequel de ' +
      'deux dés égaux vous prenez.',
    R6:
      'Ensuite, marquez avec une de vos cartes actives dont les dés remplissent la condition : ajoutez ses points, ' +
      'appliquez son effet, gelez la carte. Votre tour est fini.',
    R7:
      'Ou bien passez : c’est toujours permis au lieu de marquer, même après avoir relancé et même sans carte ' +
      'gelée. Toutes vos cartes gelées dégèlent ; puis chaque autre personne qui a une carte gelée en dégèle une. ' +
      'Votre tour est fini.',
    R8:
      'Quand un effet, ou quelqu’un qui passe, fait geler ou dégeler une carte, c’est obligatoire pour qui le peut. ' +
      'Chaque personne choisit parmi ses propres cartes ; si plusieurs choisissent, c’est en même temps et dans ' +
      'n’importe quel ordre. À deux, la personne à gauche et celle à droite ne font qu’une : elle n’est touchée ' +
      'qu’une fois.',
    R9: 'Si aucune carte ne vous permet de marquer et que vous n’en avez aucune à geler, vous devez passer.',
    R10:
      'Quand quelqu’un atteint l’objectif, on termine le tour de table, effets compris, pour que tout le monde ait ' +
      'joué le même nombre de tours. Le dernier tour est celui de la personne assise à droite de celle qui a la ' +
      'carte Premier Joueur.',
    R11:
      'Le plus haut total gagne. En cas d’égalité, ce sont les cartes actives qui comptent, après le dernier tour ' +
      'avec ses effets et ses dégels : qui en a le plus l’emporte. Si l’égalité demeure, la victoire est partagée. ' +
      'Le reste du classement se règle de la même façon.',
  },
} satisfies Catalog
