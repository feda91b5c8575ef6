import { plural } from '../../../engine/text/lang.ts'
import type { DailyTexts } from './catalog.ts'

const points = (n: number): string => plural('fr', n, { one: `${n} point`, other: `${n} points` })

export const fr = {
  title: ({ game }) => `${game} : la feuille du jour`,
  help: 'La même feuille et les mêmes dés pour tout le monde. Une nouvelle chaque jour à minuit, UTC.',
  ranked: 'Classée',
  rankedHelp: 'Une partie par jour. Chaque coup joué est définitif.',
  unranked: 'Hors classement',
  unrankedHelp: 'Aucun serveur ne répond : les dés découlent de la date, et le résultat n’entre dans aucun classement.',
  play: 'Jouer',
  goOn: 'Continuer',
  doneHelp: 'C’était la partie du jour. Demain, il y aura une nouvelle feuille.',
  notReached: 'Le serveur ne répond pas. Réessayez dans un instant.',
  medals: 'Médailles',
  from: ({ points: n }) => `à partir de ${points(n)}`,
  medalNames: { gold: 'or', silver: 'argent', bronze: 'bronze', none: 'pas de médaille' },
  yourResult: ({ points: n, medal }) => `Votre résultat : ${points(n)}, ${medal}`,

  results: 'Résultats',
  place: 'Place',
  name: 'Nom',
  points: 'Points',
  medal: 'Médaille',
  you: 'vous',
  guest: 'un invité',
  nobody: 'Personne n’a encore terminé la feuille du jour.',
  nobodyPlayed: 'Personne n’a terminé la feuille de ce jour-là.',
  yourPlace: ({ place, count }) => `Place ${place} sur ${count}`,
  more: 'Afficher plus',
  fairPlay:
    'Une partie par appareil est classée. Qui revient comme nouvel invité a déjà vu les dés : ce classement compte sur le fair-play de chacun.',
  listedAs: ({ name }) => `Dans le classement, vous êtes « ${name} ».`,
  rename: 'Changer de nom',

  dice: 'Les dés',
  seal: 'Le sceau du jour',
  sealHelp:
    'Les dés de toute la journée découlent d’un secret tiré et scellé la veille. Demain, le secret est révélé et chacun peut le vérifier.',
  next: 'Le sceau de demain',
  yesterday: 'Hier',
  secret: 'Le secret',
  check: 'Vérifier les dés',
  sealFits: 'Le secret correspond au sceau.',
  sealWrong: 'Le secret ne correspond pas au sceau : ce ne sont pas les dés qui avaient été fixés.',
  seen: {
    before: 'Cet appareil a vu le même sceau avant que ce jour commence.',
    onDay: 'Cet appareil a vu le même sceau ce jour-là.',
    other: 'Cet appareil a vu un autre sceau : il a été changé après coup.',
    not: 'Cet appareil n’avait pas encore vu le sceau.',
  },
  throwsFit: ({ throws }) =>
    plural('fr', throws, {
      one: `Le lancer (${throws}) de votre partie en découle.`,
      other: `Les ${throws} lancers de votre partie en découlent tous.`,
    }),
  throwsWrong: 'Un lancer de votre partie n’en découle pas.',
  noGame: 'Cet appareil n’a pas de partie de ce jour à comparer.',
  limitsHelp:
    'Ce que cela ne prouve pas : aucun appareil de joueur n’a contribué à ces dés. Qui gère le serveur pouvait essayer plusieurs secrets avant d’en sceller un, et connaît les lancers d’avance.',

  share: 'Partager le résultat',
  shareText: ({ game, date, points: n, medal, stars }) => `${game}, ${date} : ${points(n)}, ${medal} ${stars}`,
  copied: 'Le résultat est dans le presse-papiers.',
  notCopied: 'La copie n’a pas été possible. Sélectionnez le texte et copiez-le vous-même.',

  newDay: 'Un nouveau jour a commencé.',
  newDayHelp: 'Il y a une nouvelle feuille. Ce qui n’était pas terminé à minuit n’est plus classé.',
  toNewDay: 'Vers la nouvelle feuille',
} satisfies DailyTexts
