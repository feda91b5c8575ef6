import { plural } from '../../../engine/text/lang.ts'
import type { InsightTexts } from './catalog.ts'

const games = (count: number): string => plural('fr', count, { one: `${count} partie`, other: `${count} parties` })

/** 0,5 victoire, 1,9 victoire, 2 victoires. */
const victories = (wins: string): string => `${wins} ${/^[01](?:\D|$)/.test(wins) ? 'victoire' : 'victoires'}`

export const fr = {
  title: 'Vos statistiques',
  empty: 'Vos parties ont beaucoup à raconter',
  emptyHelp:
    'Jouez une partie jusqu’au bout : vous verrez ici vos bons et mauvais choix, votre chance et ce que vous pouvez travailler.',
  play: 'Jouer une partie',
  working: ({ left }) =>
    `Il reste ${games(left)} à évaluer. Vous pouvez quitter la page : ce qui est fait est conservé.`,
  others: ({ count }) =>
    `${games(count)} à plusieurs ${plural('fr', count, { one: 'n’est pas comptée', other: 'ne sont pas comptées' })} : qui êtes-vous ? Indiquez votre nom dans les réglages, et les parties à ce nom compteront.`,
  skipped: ({ count }) =>
    `${games(count)} illisible${count > 1 ? 's' : ''}, laissée${count > 1 ? 's' : ''} de côté. Rien n’est supprimé.`,
  games: 'Parties',
  won: 'Gagnées',
  shared: 'À égalité',
  rate: 'Réussite',
  summary: ({ games: all, won }) =>
    `${games(all)}, ${plural('fr', won, { one: `${won} gagnée`, other: `${won} gagnées` })}`,
  choose: 'Choisir un jeu',
  accuracy: {
    title: 'Précision',
    help: '100 : aucune erreur.',
    bots: 'Les lignes en pointillé montrent ce que chaque bot aurait atteint avec vos dés.',
    when: 'Date',
    you: 'Vous',
    games: 'Parties',
  },
  luck: {
    title: 'Chance',
    won: 'Gagnées',
    expected: 'À chance égale',
    good: ({ wins }) => `Jusqu’ici, les dés vous ont offert environ ${victories(wins)}.`,
    bad: ({ wins }) => `Jusqu’ici, les dés vous ont coûté environ ${victories(wins)}.`,
    even: 'Les dés ont été justes avec vous : chance et malchance s’équilibrent.',
    help: 'Une victoire peut tenir à un seul lancer. La ligne en pointillé ne compte que les erreurs, les vôtres et celles des autres : ainsi, trente parties en disent autant sur votre niveau que cent simples résultats.',
    none: 'Dans ce jeu, calculer la chance de toutes vos parties serait trop long. Analysez une partie pour la voir.',
  },
  kinds: {
    title: 'Ce que coûtent vos choix',
    exact: 'Chiffres exacts : toutes les positions ont été calculées.',
    estimated: 'Estimations du bot le plus fort. Les petites différences ne comptent pas.',
    race: 'Dans un jeu de rapidité, pas le temps de peser : ici, on compte ce que vous attrapez.',
    wins: ({ wins }) => `${victories(wins)} sur 100 parties`,
    perGame: ({ percent }) => `${percent} par partie`,
    free: 'rien',
    times: ({ count, seconds }) => `${count} ×, après ${seconds} s en moyenne`,
    choices: ({ slips, count }) => `À améliorer : ${slips} sur ${count}`,
    train: 'S’entraîner',
    worst: 'Les plus coûteux',
    example: ({ date, percent }) => `${date} : −${percent}`,
  },
  rivals: { title: 'Adversaires', who: 'Contre', guest: 'Invité' },
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
      'against-luck': 'Victoire malgré les dés',
    },
    row: ({ count }) => `${count} d’affilée`,
    chance: ({ percent }) => `${percent} seulement à chance égale`,
  },
  table: 'En tableau',
  csv: 'Enregistrer en CSV',
  json: 'Enregistrer en JSON',
  ladder: {
    title: 'Bots à battre',
    help: 'Battez chaque bot une fois, dans l’ordre que vous voulez. La médaille reste, même si vous supprimez la partie.',
    beaten: ({ date }) => `Battu le ${date}`,
    open: 'Pas encore battu',
    count: ({ beaten, all }) => `${beaten} sur ${all}`,
  },
} satisfies InsightTexts
