import { plural } from '../../../engine/text/lang.ts'
import type { InsightTexts } from './catalog.ts'

const games = (count: number): string => plural('fr', count, { one: `${count} partie`, other: `${count} parties` })

export const fr = {
  title: 'Votre jeu',
  empty: 'Vos parties ont beaucoup à raconter',
  emptyHelp:
    'Jouez une partie jusqu’au bout : vous verrez ici comment vous avez choisi, si la chance était là et quoi travailler.',
  play: 'Jouer une partie',
  working: ({ left }) => `Encore ${games(left)} à regarder…`,
  others: ({ count }) =>
    `${games(count)} à plusieurs ${plural('fr', count, { one: 'n’est pas comptée', other: 'ne sont pas comptées' })} : qui êtes-vous ? Indiquez votre nom dans les réglages, et les parties à ce nom compteront.`,
  skipped: ({ count }) =>
    `${games(count)} illisible${count > 1 ? 's' : ''}, laissée${count > 1 ? 's' : ''} de côté. Rien n’est supprimé.`,
  games: 'Parties',
  won: 'Gagnées',
  shared: 'À égalité',
  rate: 'Part gagnée',
  summary: ({ games: all, won }) =>
    `${games(all)}, ${plural('fr', won, { one: `${won} gagnée`, other: `${won} gagnées` })}`,
  choose: 'Choisir un jeu',
  accuracy: {
    title: 'Précision',
    help: '100 : aucun choix n’a rien coûté. Les lignes en tirets montrent ce que chaque bot aurait atteint avec vos dés.',
    you: 'Vous',
    games: 'Parties',
  },
  luck: {
    title: 'Chance',
    won: 'Gagnées',
    expected: 'Avec des dés moyens',
    good: ({ wins }) => `Jusqu’ici, les dés vous ont offert environ ${wins} victoires.`,
    bad: ({ wins }) => `Jusqu’ici, les dés vous ont coûté environ ${wins} victoires.`,
    even: 'Les dés ont été justes avec vous : chance et malchance s’équilibrent.',
    help: 'Une victoire peut tenir à un seul lancer. La ligne en tirets ne compte que les choix, vos erreurs et celles des autres : trente parties en disent autant que cent victoires ou défaites.',
    none: 'Dans ce jeu, la chance n’est pas comptée : ce serait trop long pour beaucoup de parties. L’analyse d’une partie la donne.',
  },
  kinds: {
    title: 'Ce que coûtent vos choix',
    exact: 'Chiffres exacts : ces tables sont résolues.',
    estimated: 'Estimations du bot le plus fort. Les petites différences ne comptent pas.',
    race: 'Dans une course, on n’a pas le temps de peser : ici, vos prises sont comptées.',
    wins: ({ wins }) => `${wins} victoires sur 100 parties`,
    free: 'rien',
    times: ({ count, seconds }) => `${count} ×, après ${seconds} s en moyenne`,
    choices: ({ slips, count }) => `${slips} sur ${count} pouvaient être meilleurs`,
    train: 'S’entraîner',
    worst: 'Les plus chers',
    example: ({ date, percent }) => `${date} : −${percent}`,
  },
  rivals: { title: 'Adversaires', who: 'Contre', guest: 'une personne invitée' },
  months: { title: 'Mois par mois', month: 'Mois' },
  records: {
    title: 'Records et premières fois',
    names: {
      'first-game': 'Première partie',
      'first-win': 'Première victoire',
      'best-score': 'Meilleur score',
      'best-alone': 'Meilleur score en solo',
      'longest-row': 'Victoires d’affilée',
      'most-accurate': 'Partie la mieux jouée',
      'against-luck': 'Gagnée contre les dés',
    },
    row: ({ count }) => `${count} d’affilée`,
    chance: ({ percent }) => `${percent} seulement avec des dés moyens`,
  },
  table: 'En tableau',
  csv: 'Enregistrer en CSV',
  json: 'Enregistrer en JSON',
  ladder: {
    title: 'Échelle des bots',
    help: 'Battez chaque bot une fois, dans l’ordre que vous voulez. La médaille reste, même si vous supprimez la partie.',
    beaten: ({ date }) => `Battu le ${date}`,
    open: 'Pas encore battu',
    count: ({ beaten, all }) => `${beaten} sur ${all}`,
  },
} satisfies InsightTexts
