import { number, plural } from '../../../engine/text/lang.ts'
import type { CoachTexts } from './catalog.ts'

export const fr = {
  levels: {
    title: ({ game }) => `${game} : les bots`,
    honest:
      'Chaque bot voit exactement ce que vous voyez et lance les mêmes dés que vous. Personne ne connaît les dés à venir, et aucun dé n’est pipé. Les bots les plus faibles jouent plus simplement, évaluent moins bien ou réagissent moins vite. Ils se trompent comme tout le monde, jamais au hasard.',
    order: 'Du plus faible au plus fort',
    rating: 'Classement Elo',
    ratingHelp:
      'L’avance sur le niveau le plus faible, comptée comme aux échecs, avec l’erreur type. Avec 100 points d’avance, on gagne environ 64 parties sur 100 ; avec 400, environ 91.',
    cross: 'Qui bat qui',
    crossHelp: ({ games }) =>
      `Pourcentage de victoires du niveau de gauche contre celui du haut : ${number('fr', games)} parties à deux, avec les mêmes dés et les places échangées.`,
    level: 'Niveau',
    about: 'Quel est leur niveau ?',
  },
  review: {
    title: 'L’histoire de la partie',
    details: 'Détails',
    story: {
      best: 'Le meilleur choix',
      costliest: 'Le choix le plus coûteux',
      luckiest: 'Le lancer le plus chanceux',
      only: ({ who, played, points }) =>
        `${who} : « ${played} ». Ainsi, sur 100 parties, on en gagne au moins ${points} de plus qu’avec tout autre choix.`,
      cost: ({ who, played, best, points }) =>
        `${who} : « ${played} ». Mieux : « ${best} ». Ainsi, sur 100 parties, on en gagne ${points} de plus.`,
      gained: ({ who, played, points }) => `${who} : « ${played} ». Chances de gagner : +${points} %.`,
      lost: ({ who, played, points }) => `${who} : « ${played} ». Chances de gagner : −${points} %.`,
      lucky: ({ who, before, after }) => `${who} : les chances de gagner sont passées de ${before} à ${after}.`,
      clean: 'Pas un seul faux pas. Bien joué !',
    },
    medal: {
      only: ({ who, played, points }) =>
        `${who} : « ${played} ». Chances d’obtenir la prochaine médaille : au moins +${points} % par rapport à tout autre choix.`,
      cost: ({ who, played, best, points }) =>
        `${who} : « ${played} ». Mieux : « ${best} ». Chances d’obtenir la prochaine médaille : +${points} %.`,
      lucky: ({ who, before, after }) =>
        `${who} : les chances d’obtenir la prochaine médaille sont passées de ${before} à ${after}.`,
      turning: ({ before, after }) => `Le plus grand bond vers la prochaine médaille : de ${before} à ${after}`,
    },
    accuracy: 'Précision',
    accuracyHelp: '100 : aucune erreur. Les repères montrent ce que chaque bot aurait atteint avec les mêmes dés.',
    luckWords: {
      very: 'beaucoup de chance',
      lucky: 'de la chance',
      even: 'chance normale',
      unlucky: 'de la malchance',
      veryUn: 'beaucoup de malchance',
    },
    working: ({ percent }) => `Analyse : ${percent} %`,
    failed: 'Impossible d’analyser cette partie.',
    exact: 'Chiffres exacts : toutes les positions de ce jeu ont été calculées.',
    estimated: ({ games }) =>
      `Estimations : le bot le plus fort a joué la suite de chaque position au moins ${plural('fr', games, { one: 'une fois', other: `${games} fois` })}. Le chiffre après ± est l’erreur type.`,
    seat: 'Joueur',
    luck: 'Chance',
    skill: 'Choix',
    others: 'Choix des autres',
    adds: 'La chance et les choix expliquent l’écart entre le départ et le résultat.',
    slips: ({ who, slips, choices }) =>
      slips === 0
        ? `${who} : ${plural('fr', choices, { one: 'un seul choix, parmi les meilleurs', other: `${choices} choix, tous parmi les meilleurs` })}`
        : `${who} : ${plural('fr', slips, { one: `1 choix sur ${choices} aurait pu être meilleur`, other: `${slips} choix sur ${choices} auraient pu être meilleurs` })}`,
    turning: ({ before, after }) => `Le plus grand bond vers la victoire : de ${before} à ${after}`,
    costs: 'Ce qui a coûté le plus',
    cost: ({ who, played, best, cost }) => `${who} : « ${played} » a coûté ${cost}. Mieux : « ${best} »`,
    here: ({ who }) => `${who} : ce que valait chaque choix`,
    share: 'Partager en image',
    link: 'Partager par un lien',
    linkCopied: 'Lien copié.',
    linkByHand: 'Copiez ce lien :',
    linkTooLong: 'Cette partie est trop longue pour un lien. Enregistrez-la dans un fichier et partagez-le.',
    race: {
      skill: 'Jeu',
      others: 'Jeu des autres',
      adds: 'Ici, la vitesse fait partie du jeu : ce qu’un joueur attrape compte pour lui et contre les autres. À chaque position, on suppose que tous les joueurs sont aussi rapides les uns que les autres.',
      gains: 'Ce qui a rapporté le plus',
      act: ({ who, played, change }) => `${who} : « ${played} », ${change}`,
      clean: 'Rien n’a coûté cher.',
    },
  },
  whatIf: {
    title: 'Et si… ?',
    help: 'Revenez à l’étape de votre choix et jouez la suite vous-même.',
    seat: 'Vous jouez pour',
    against: 'Les autres',
    playOn: 'Jouer à partir d’ici',
    over: 'Ici, la partie est finie. Revenez une étape en arrière.',
  },
  coach: {
    stands: 'Les chances en ce moment',
    best: ({ move }) => `Meilleur coup : ${move}`,
    alike: ({ move }) => `« ${move} » vaut autant`,
    ahead: ({ count, games, move }) => `Sur ${games} parties, on en gagne ${count} de plus qu’avec « ${move} »`,
    aheadForMedal: ({ count, move }) =>
      `Chances d’obtenir la prochaine médaille : +${count} % par rapport à « ${move} »`,
    played: 'joué',
    behind: ({ percent }) => `${percent} de moins que le meilleur coup`,
    solve: 'Calculer les chances exactes',
    solving: ({ percent }) => `${percent} % calculés`,
    solveHelp: ({ megabytes }) =>
      `Comptez une minute ou plus et ${megabytes} Mo. Ensuite, tous les chiffres sont exacts.`,
    solveFailed: {
      offline: ({ megabytes }) =>
        `Il faut ici ${megabytes} Mo de mémoire libre, ou un serveur, et il n’y a ni l’un ni l’autre. Fermez d’autres pages ou connectez-vous, puis réessayez.`,
      alone: ({ megabytes }) => `Il faut ${megabytes} Mo de mémoire libre. Fermez d’autres pages, puis réessayez.`,
      both: ({ megabytes }) =>
        `Il faut ${megabytes} Mo, et ni cet appareil ni le serveur ne les ont en ce moment. Fermez d’autres pages, ou réessayez plus tard.`,
    },
  },
} satisfies CoachTexts
