import { plural } from '../../../engine/text/lang.ts'
import type { CoachTexts } from './catalog.ts'

export const fr = {
  levels: {
    title: ({ game }) => `${game} : la force des bots`,
    honest:
      'Chaque niveau voit exactement ce que vous voyez et lance les mêmes dés que vous. Personne ne regarde les dés à venir, et aucun dé n’est pipé. Les niveaux plus faibles sont le joueur le plus fort avec un jugement flou, ou des mains plus lentes : ils évaluent parfois mal les chances, d’autant plus qu’ils sont faibles.',
    order: 'Du plus faible au plus fort',
    rating: 'Classement Elo',
    ratingHelp:
      'Points de plus que le niveau le plus faible, comme les comptent les joueurs d’échecs, avec l’erreur type. 100 points de plus gagnent environ 64 parties sur 100, 400 environ 91.',
    cross: 'Qui bat qui',
    crossHelp: ({ games }) =>
      `Victoires en pour cent du niveau à gauche contre celui du haut, à deux places, ${games} parties par paire, places échangées avec les mêmes dés. Chacun peut les rejouer : un programme les produit à partir d’une graine.`,
    level: 'Niveau',
    about: 'Quelle est leur force ?',
  },
  review: {
    title: 'Hasard et adresse',
    help: 'Examine chaque lancer et chaque choix de cette partie : ce qu’ils ont changé aux chances de chacun.',
    start: 'Revenir sur cette partie',
    working: ({ percent }) => `${percent} % examinés`,
    failed: 'Cette partie n’a pas pu être examinée.',
    exact: 'Exact : ce jeu est résolu. Chaque chiffre suppose que la suite est jouée à la perfection.',
    estimated: ({ games }) =>
      `Estimations : depuis chaque position, le bot le plus fort a poursuivi ${games} ${plural('fr', games, { one: 'partie', other: 'parties' })}. Le chiffre après ± est l’erreur type.`,
    seat: 'Place',
    luck: 'Hasard',
    skill: 'Ses choix',
    others: 'Choix des autres',
    adds: 'Le hasard et les choix font ensemble le chemin des chances du début au résultat.',
    slips: ({ who, slips, choices }) =>
      slips === 0
        ? `${who} : les ${choices} choix étaient tous parmi les meilleurs`
        : `${who} : ${slips} choix sur ${choices} pouvaient être meilleurs`,
    turning: ({ before, after }) => `Le tournant : les chances de qui a gagné sont passées de ${before} à ${after}`,
    luckiest: ({ who, luck }) => `Le lancer le plus chanceux : ${luck} pour ${who}`,
    costs: 'Ce qui a coûté le plus',
    cost: ({ who, played, best, cost }) => `${who} : ${played} a coûté ${cost}. Mieux : ${best}`,
    clean: 'Aucun choix n’a rien coûté de mesurable.',
    best: 'Le meilleur choix',
    share: 'Partager en image',
  },
  whatIf: {
    title: 'Et si… ?',
    help: 'À partir du moment affiché : poursuivez vous-même, ou faites jouer la suite de nombreuses fois.',
    seat: 'Vous jouez',
    against: 'Les autres',
    playOn: 'Poursuivre d’ici',
    playOut: ({ games }) => `Jouer la suite ${games} fois`,
    played: ({ games }) => `Joué ${games} fois par le bot le plus fort`,
    chance: ({ who, percent }) => `${who} : ${percent}`,
    over: 'Ici la partie est finie : revenez d’un pas ou plus.',
  },
  coach: {
    title: 'Entraîneur',
    best: ({ move }) => `Le meilleur : ${move}`,
    alike: ({ move }) => `${move} vaut autant, pour ce qu’on peut en dire`,
    behind: ({ percent }) => `${percent} de moins que le meilleur`,
    why: 'Pourquoi',
    estimate: 'estimation',
    solved: 'exact',
    solve: 'Résoudre cette table exactement',
    solving: ({ percent }) => `${percent} % résolus`,
    solveHelp: ({ megabytes }) =>
      `Demande une minute ou quelques-unes, et environ ${megabytes} Mo de mémoire. Ensuite chaque chiffre est exact.`,
    solveFailed: 'La résolution n’a pas été possible sur cet appareil. Les estimations restent.',
  },
} satisfies CoachTexts
