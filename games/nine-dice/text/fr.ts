import { plural } from '../../../engine/text/lang.ts'
import { COVERS } from './covers.ts'
import type { Catalog } from './en.ts'

const seconds = (n: number | string) => `${n} s`

const points = (n: number) => plural('fr', n, { one: `${n} point`, other: `${n} points` })

const board = {
  questions: {
    which: ({ number }) => `Quelle couleur donne ${number} avec + ou − ?`,
    whichFirst: ({ number }) => `Quelle couleur donne ${number} avec + ou −, avec ou sans joker ?`,
    grab: 'Attrapez un jeton',
    spin: 'Tourner et lancer',
    statement: ({ disc, number }) => `Jeton ${disc} : quel calcul donne ${number} ?`,
    ready: 'Prêts ?',
    round: ({ round }) => `Manche ${round}`,
    roundOf: ({ round, of }) => `Manche ${round} sur ${of}`,
    tie: ({ round }) => `Manche décisive ${round} sur 5.`,
    out: 'C’est fini pour vous : les autres jouent une manche décisive.',
  },
  pieces: {
    spinner: ({ number }) => `Le nombre est ${number}`,
    spinnerOf: ({ who }) => `Roulette : ${who}`,
    dice: 'Les dés',
    die: ({ colour, shape, face }) => `Dé ${colour}, ${shape} : ${face}`,
    joker: ({ face }) => `Joker : ${face}`,
    discs: 'Les jetons',
    disc: ({ disc, shape }) => `Jeton ${disc}, ${shape}`,
    discOf: ({ disc, who }) => `Jeton ${disc} : ${who}`,
    stop: 'Jeton noir : stop',
    stopOf: ({ who }) => `Stop : ${who}`,
    pending: ({ disc }) => `${disc} : votre main est dessus`,
    clock: ({ seconds: left }) => `Encore ${seconds(left)}`,
    rail: ({ target }) => `Points, jusqu’à ${target}`,
    points: ({ who, points: n }) => `${who} : ${points(n)}`,
    gain: ({ who, gain }) => `${who} : ${gain} dans cette manche`,
  },
  statement: {
    withJoker: 'Avec le joker : 1 point',
    withoutJoker: 'Sans le joker : 2 points',
    say: ({ sum }) => `L’attraper : ${sum}`,
    back: 'Un autre jeton',
  },
  grab: {
    tooLate: ({ disc, who }) => `Trop tard : jeton ${disc} pour ${who}.`,
    photo: ({ who, other, ms }) =>
      ms === 0
        ? `Photo-finish : ${who} et ${other} au même instant. Plus près de la roulette : ${who}.`
        : `Photo-finish : ${who}, puis ${other} ${ms} ms plus tard.`,
    read: 'Relire le nombre et les dés',
    own: 'Attrapez dans votre propre rangée de jetons.',
  },
  verdict: {
    title: 'La manche est finie',
    timeUp: 'Le temps est écoulé',
    nobody: 'Personne n’a attrapé de jeton',
    right: 'bon',
    not: 'erreur',
    plain: 'sans le joker',
    withJoker: 'avec le joker',
    wrong: ({ number }) => `aucun calcul ne donne ${number}`,
    falseSum: ({ number }) => `pas ${number}`,
    stopRight: 'plus rien ne convient',
    stopBonus: 'vaut 3',
    stopWrong: 'trop tôt',
    left: 'personne ne l’a vu',
    missed: ({ disc, sum }) => `Personne n’a vu ${disc} : ${sum}`,
  },
  practice: {
    number: 'Nombre',
    wrong: 'Une couleur qui ne peut pas le donner',
    early: 'Stop trop tôt',
    unseen: 'Stop manqué',
  },
  referee: {
    show: 'Afficher les bonnes couleurs',
    hide: 'Masquer',
    works: ({ colours }) => `Ces couleurs conviennent : ${colours}`,
    none: 'Aucune couleur ne convient : le stop est bon.',
  },
  keys: {
    red: 'Attraper le rouge',
    orange: 'Attraper l’orange',
    blue: 'Attraper le bleu',
    green: 'Attraper le vert',
    say: 'Choisir le calcul',
    clear: 'Revenir aux jetons',
    read: 'Écouter le nombre et les dés',
  },
} satisfies Catalog['board']

const book = {
  intro:
    'La roulette (« girouette » dans la boîte) donne un nombre, on lance neuf dés et tout le monde cherche en même temps : ' +
    'quelle paire de couleur donne ce nombre ? Attrapez son jeton (« pion » dans la boîte) avant les autres. Quand plus aucune ' +
    'paire ne convient, attrapez le jeton noir : stop.',
  headings: {
    dice: 'Dés et jetons',
    setup: 'Mise en place',
    round: 'Une manche',
    scoring: 'Les points',
    end: 'La fin',
    examples: 'Exemples',
    options: 'Options',
  },
  dice:
    'Il y a quatre paires de dés, rouge, orange, bleue et verte, et un dé beige, le joker. Chaque couleur a son jeton, et le ' +
    'jeton noir est le stop. Chaque couleur a aussi sa forme, sur ses dés et sur son jeton : pas besoin de distinguer les ' +
    'couleurs pour jouer.',
  R1:
    'On commence avec 3 points. Un lancer désigne qui fait tourner la roulette en premier ; ensuite, elle passe à gauche, manche ' +
    'après manche.',
  R2:
    'Au début de chaque manche, les cinq jetons sont sur la table. La roulette et les dés partent ensemble. Dès qu’on voit le ' +
    'résultat, tout le monde peut agir, à tout moment et dans n’importe quel ordre.',
  R3:
    'En attrapant un jeton de couleur encore sur la table, vous affirmez que ses deux dés donnent le nombre. Le jeton est au ' +
    'premier qui l’attrape, et vous pouvez en attraper plusieurs. Arriver trop tard ne coûte rien.',
  R4:
    'Sans le joker, on additionne les deux dés de la paire ou on soustrait l’un de l’autre. Avec le joker, on additionne ou ' +
    'soustrait les trois dés, comme on veut. Les deux dés de couleur servent toujours, il n’y a que plus et moins, et le joker ' +
    'peut servir à plusieurs couleurs.',
  R5:
    'En attrapant le jeton noir, vous affirmez qu’aucun jeton encore sur la table ne convient. La manche s’arrête là. Quand les ' +
    'quatre couleurs sont parties, on se dispute encore le stop, et il est alors toujours bon.',
  R6:
    'Un jeton attrapé par erreur reste pris jusqu’à la fin de la manche. Il ne revient pas et ne compte pas quand on vérifie le ' +
    'stop.',
  R7:
    'Si le temps de la manche est écoulé, elle se termine sans stop : les couleurs comptent comme d’habitude, et le jeton noir ne ' +
    'rapporte ni ne coûte rien à personne.',
  fair:
    'À une table en ligne, tout le monde voit les dés au même instant. Ce qui compte, c’est le moment où vous agissez, pas la ' +
    'vitesse de votre connexion. À temps égal, le joueur qui a la roulette est prioritaire, puis les autres vers la gauche.',
  R8:
    'Chaque bonne couleur rapporte 2 points, ou 1 s’il faut le joker ; on retient le meilleur des deux. ' +
    'Chaque erreur coûte 1 point.' +
    '\nLes réponses ne sont révélées qu’à la fin de la manche.' +
    '\nQuand on annonce le calcul, c’est lui qui compte : 1 point s’il utilise le joker, même si la paire ' +
    'suffisait, et un calcul faux est une erreur même si un autre convenait.' +
    '\nLe stop ne demande aucun calcul.',
  R9:
    'Un bon stop rapporte 2 points, ou 3 dans le cas prévu par les options. Un mauvais stop coûte 3 points : un jeton de la table ' +
    'convenait encore.',
  R10:
    'Selon l’option choisie, celui qui attrape le stop, bon ou mauvais, perd 3 points au lieu de 1 pour chacune de ses erreurs de ' +
    'couleur. Un mauvais stop coûte en plus ses 3 points.',
  R11: 'On additionne d’abord les gains et les pertes de la manche ; si votre total passe sous 0, il revient à 0.',
  R12:
    'Quand quelqu’un a 15 points ou plus après une manche, le plus haut total gagne.' +
    '\nEn cas d’égalité, les ex æquo jouent seuls des manches décisives (« dernière manche » dans la boîte) : ' +
    'tous les jetons, les mêmes points, mais chaque manche part de 0 et peut descendre en dessous.' +
    '\nLes meilleurs en jouent une autre, les autres sont éliminés ; plus on sort tard, meilleur est le rang.' +
    '\nLes totaux ne changent pas.' +
    '\nAprès cinq manches décisives sans vainqueur, la victoire est partagée.' +
    '\nEn solo, on joue jusqu’à l’objectif, et le résultat est le nombre de manches.' +
    '\nOu bien dix manches, et ce sont les points qui comptent.',
  examples: {
    pair: 'Nombre 2, orange 1 et 1 : bon sans le joker, 1 + 1 = 2.',
    joker: 'Nombre 2, rouge 2 et 2, joker 6 : bon avec le joker, 6 − 2 − 2 = 2.',
    twelve: 'Nombre 12, une paire de six : bon, 6 + 6 = 12.',
    gap: 'Nombre 1, une paire avec un 3 et un 4 : bon, 4 − 3 = 1.',
    fives: 'Nombre 5, une paire de cinq, joker 5 : bon avec le joker, 5 + 5 − 5 = 5.',
    nothing:
      'Il arrive qu’aucune couleur ne convienne : environ une manche sur cinq avec les nombres de 1 à 12. Le stop est alors bon ' +
      'tout de suite.',
  },
} satisfies Catalog['book']

const rounds = (n: number) => plural('fr', n, { one: `${n} manche`, other: `${n} manches` })

export const fr = {
  lang: 'fr',
  ...COVERS.fr,
  notation:
    'Les coups s’écrivent « take red », « take orange », « take blue », « take green » ou « take black » et, là où le calcul ' +
    'se dit, avec ses signes : « take red +- » ou « take red ++- », le joker en dernier.',
  colours: {
    red: { name: 'rouge', shape: 'cercle' },
    orange: { name: 'orange', shape: 'triangle' },
    blue: { name: 'bleu', shape: 'carré' },
    green: { name: 'vert', shape: 'étoile' },
  },
  joker: 'joker',
  stop: 'stop',
  terms: { first: 'premier', second: 'second' },
  options: {
    blackBonus: {
      label: 'Quand le stop vaut 3',
      help:
        'Un bon stop vaut 2 points, parfois 3, et les livrets se contredisent. En italien, en espagnol et en portugais : 3 si ' +
        'personne n’a attrapé de couleur. En français, en anglais et en allemand : 3 si le même joueur a aussi une bonne couleur.',
      values: {
        'nothing-taken': 'Stop à 3 si personne n’a de couleur',
        'taker-took': 'Stop à 3 avec une bonne couleur',
      },
    },
    wrongWithBlack: {
      label: 'Erreurs avec le stop',
      help:
        'D’habitude, chaque erreur de couleur coûte 1 point. On peut lire autrement les livrets anglais et allemand : celui ' +
        'qui attrape le stop perd 3 points pour chacune de ses erreurs.',
      values: { separate: '1 point chacune', triple: '3 points chacune' },
    },
    start: {
      label: 'Points de départ',
      help: 'Les points de chacun au début de la partie.',
      values: { 0: '0 point', 3: '3 points' },
    },
    target: {
      label: 'Objectif',
      help: 'Le total qui met fin à la partie. Le livret dit 15.',
      values: { 10: '10 points', 15: '15 points', 20: '20 points', 25: '25 points' },
    },
    spinner: {
      label: 'Nombres de la roulette',
      help: 'Les petits nombres sont plus faciles pour les plus jeunes.',
      values: { 6: 'de 1 à 6', 9: 'de 1 à 9', 12: 'de 1 à 12' },
    },
    seconds: {
      label: 'Temps d’une manche',
      help: 'Une fois le temps écoulé, la manche se termine sans stop. Sans limite, elle dure jusqu’au stop.',
      values: { 0: 'Sans limite', 15: '15 secondes', 30: '30 secondes', 60: '60 secondes', 120: '2 minutes' },
    },
    statement: {
      label: 'Dire le calcul',
      help: 'En attrapant une couleur, on annonce son calcul, et c’est lui qui compte. Plus calme, idéal pour apprendre.',
      values: { off: 'Non', on: 'Oui' },
    },
    lockout: {
      label: 'Pause après une erreur',
      help: 'Après un jeton déjà pris ou un calcul faux, on ne peut rien attraper pendant un moment.',
      values: { 0: 'Aucune', 1000: '1 seconde', 2000: '2 secondes' },
    },
    rounds: {
      label: 'Durée',
      help: 'En solo : jusqu’à l’objectif, ou dix manches pour marquer le plus de points possible.',
      values: { 0: 'Jusqu’à l’objectif', 10: 'Dix manches' },
    },
  },
  refusals: {
    R3: 'Trop tard : ce jeton est déjà pris.',
    R8: 'Annoncez le calcul d’un jeton de couleur seulement si cette table le demande ; le stop n’en demande jamais.',
  },
  clashes: { R12: 'Le nombre de manches ne se choisit qu’en solo.' },
  moves: {
    take: ({ disc }) => `Attraper le jeton ${disc}`,
    say: ({ disc, sum }) => `Attraper le jeton ${disc} : ${sum}`,
    stop: 'Attraper le stop',
  },
  place: {
    taken: ({ discs }) => `Jetons attrapés : ${discs}`,
    spinner: 'A la roulette',
    out: 'Ne joue pas la manche décisive',
    number: ({ number }) => `Le nombre : ${number}`,
    dice: ({ dice }) => `Les dés : ${dice}`,
    pair: ({ colour, shape, dice }) => `${colour} (${shape}) ${dice}`,
    joker: ({ face }) => `joker ${face}`,
    discs: ({ discs }) => `Jetons sur la table : ${discs}`,
  },
  purpose: {
    first: 'pour savoir qui fait tourner la roulette en premier',
    spin: 'pour la roulette, puis pour les paires rouge, orange, bleue et verte, et pour le joker',
  },
  prompt: 'Faites tourner la roulette, puis lancez les neuf dés.',
  you: {
    verbs: 'attrape attrapez, annonce annoncez, atteint atteignez',
  },
  lines: {
    first: ({ who }) => `${who} a la roulette en premier`,
    thrown: ({ who, number, dice }) => `${who} fait tourner la roulette : ${number} ; ${dice}`,
    tieThrown: ({ round, who, number, dice }) =>
      `Manche décisive ${round}, ${who} fait tourner la roulette : ${number} ; ${dice}`,
    took: ({ who, disc }) => `${who} attrape le jeton ${disc}`,
    said: ({ who, disc, sum }) => `${who} attrape le jeton ${disc} et annonce ${sum}`,
    stopped: ({ who }) => `${who} attrape le stop`,
    right: ({ disc, sum, who, points }) => `${disc} ${sum} : ${who} ${points}`,
    wrong: ({ disc, number, who, points }) => `${disc} ne peut pas donner ${number} : ${who} ${points}`,
    falseSum: ({ disc, sum, number, who, points }) => `${disc} ${sum}, pas ${number} : ${who} ${points}`,
    stopRight: ({ who, points }) => `Bon stop : ${who} ${points}`,
    stopWrong: ({ who, points }) => `Stop trop tôt : ${who} ${points}`,
    left: ({ sums }) => `Encore sur la table : ${sums}`,
    gains: ({ gains }) => `En tout : ${gains}`,
    tie: ({ who }) => `Égalité : manche décisive entre ${who}`,
    drop: ({ who }) => `C’est fini pour ${who}`,
    won: ({ who }) => `${who} gagne`,
    shared: ({ who }) => `${who} se partagent la victoire`,
    reached: ({ who, count }) => `${who} atteint l’objectif en ${rounds(count)}`,
    played: ({ who, count, points }) =>
      `${who} : ${plural('fr', points, { one: `${points} point`, other: `${points} points` })} en ${rounds(count)}`,
  },
  odds: {
    title: 'Parmi tous les lancers des neuf dés : combien de couleurs donnent le nombre, et avec quelle fréquence.',
    key: 'nombre',
    columns: ['aucune couleur', '1 couleur', '2 couleurs', '3 couleurs', '4 couleurs'],
  },
  characters: {
    turtle: 'Prend son temps et laisse parfois passer un calcul.',
    hare: 'Attrape vite et se trompe de temps en temps.',
    fox: 'Calcule vite et se trompe rarement.',
    falcon: 'Voit tout en premier et ne se trompe presque jamais.',
  },
  decisionKinds: {
    grab: 'Bons jetons',
    'grab-early': 'Mauvais jetons',
    'grab-late': 'Trop tard : jeton déjà pris',
    stop: 'Stop',
    'stop-early': 'Stop trop tôt',
  },
  lesson: {
    you: 'Éclair',
    other: 'Escargot',
    notes: {
      spin: ({ you, other }) =>
        `Vous êtes ${you}, et ${other} n’est pas pressé. Dès que quelqu’un a 15 points, le plus haut total gagne. Faites tourner la roulette !`,
      pair: ({ red }) =>
        `Le nombre est 5. Cherchez une paire qui le donne : ${red} 2 et 3, 2 + 3 = 5. Attrapez le jeton avant les autres !`,
      gap: ({ other, green }) =>
        `${other} a aussi attrapé un jeton ; on verra à la fin qui a raison. On peut aussi soustraire : ${green} 6 − 1 = 5. Attrapez-le.`,
      stop: 'Plus rien ne donne 5, même avec le joker beige, qui montre 4. Dites-le : attrapez le jeton noir, le stop. La manche s’arrête.',
      joker: ({ blue }) =>
        `Chaque jeton vous a donné 2 points. Le nombre est maintenant 2, et le joker 6 : ${blue} 6 − 2 − 2 = 2. Avec le joker, c’est 1 point.`,
      late: ({ other, orange, green }) =>
        `Trop tard pour ${orange} 1 + 1 : ${other} l’a déjà. Cela ne coûte rien. Il y a aussi ${green} 5 − 3 = 2 : attrapez-le.`,
      spinAgain: ({ other }) =>
        `${other} a vu que plus rien ne convenait et a attrapé le stop : 2 points. La roulette est de nouveau à vous.`,
      nothing:
        '12, et rien que de petits nombres : aucune couleur ne convient. Le stop est bon tout de suite, et vaut 3. Attrapez-le !',
    },
    learned: [
      'Deux dés d’une même couleur donnent le nombre, par addition ou soustraction : 2 points.',
      'Avec le joker beige, c’est 1 point. Un mauvais jeton coûte 1.',
      'Le jeton est au premier qui l’attrape. Arriver trop tard ne coûte rien.',
      'Quand plus rien ne convient, stop : 2 points, parfois 3. Trop tôt, il coûte 3.',
      'Dès que quelqu’un a 15 points, le plus haut total gagne.',
    ],
  },
  board,
  book,
} satisfies Catalog
