import { plural } from '../../../engine/text/lang.ts'
import type { CoachTexts } from './catalog.ts'

export const fr = {
  levels: {
    title: ({ game }) => `${game} : la force des bots`,
    honest:
      'Chaque niveau voit exactement ce que vous voyez et lance les mêmes dés que vous. Personne ne regarde les dés à venir, et aucun dé n’est pipé. Les niveaux plus faibles ont des habitudes plus simples, un œil moins sûr ou des mains plus lentes. Ils se trompent comme les gens, jamais au hasard.',
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
      `Estimations : depuis chaque position, le bot le plus fort a poursuivi au moins ${games} ${plural('fr', games, { one: 'partie', other: 'parties' })}. Le chiffre après ± est l’erreur type.`,
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
    here: ({ who }) => `${who} choisit : ce que valait chaque choix`,
    share: 'Partager en image',
    link: 'Partager par un lien',
    linkCopied: 'Le lien est dans le presse-papiers.',
    linkByHand: 'Copiez ce lien :',
    linkTooLong: 'Ici, aucun lien ne peut contenir cette partie. Enregistrez plutôt son fichier et partagez-le.',
    race: {
      skill: 'Son jeu',
      others: 'Jeu des autres',
      adds: 'Dans une course, la vitesse fait partie du jeu : ce que prend une place compte comme son jeu, et pour ou contre les autres. Depuis chaque position, tous repartent de zéro, aussi rapides les uns que les autres. Le hasard et le jeu font ensemble le chemin des chances du début au résultat.',
      gains: 'Ce qui a rapporté le plus',
      act: ({ who, played, change }) => `${who} : ${played}, ${change}`,
      clean: 'Rien de ce qui a été fait n’a coûté quoi que ce soit de mesurable.',
    },
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
    stands: 'Où on en est',
    best: ({ move }) => `Le meilleur : ${move}`,
    alike: ({ move }) => `${move} vaut autant, pour ce qu’on peut en dire`,
    ahead: ({ count, games, move }) => `Sur ${games} parties, cela en gagne ${count} de plus que « ${move} »`,
    played: 'joué',
    behind: ({ percent }) => `${percent} de moins que le meilleur`,
    solve: 'Résoudre cette table exactement',
    solving: ({ percent }) => `${percent} % résolus`,
    solveHelp: ({ megabytes }) => `Une minute ou plus et ${megabytes} Mo ; ensuite chaque chiffre est exact.`,
    solveFailed: {
      offline: ({ megabytes }) =>
        `Il manque à cet appareil ${megabytes} Mo de mémoire libre, et le serveur est injoignable. Fermez d’autres pages ou connectez-vous au réseau, puis réessayez.`,
      alone: ({ megabytes }) =>
        `Il manque à cet appareil ${megabytes} Mo de mémoire libre, et ce serveur ne résout pas de tables. Fermez d’autres pages, puis réessayez.`,
      both: ({ megabytes }) =>
        `Ni cet appareil, avec ${megabytes} Mo de mémoire, ni le serveur n’y sont parvenus. Fermez d’autres pages, ou réessayez dans un moment.`,
    },
  },
} satisfies CoachTexts
