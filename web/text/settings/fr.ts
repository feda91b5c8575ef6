import { plural } from '../../../engine/text/lang.ts'
import type { WebText } from '../catalog.ts'

const games = (n: number) => plural('fr', n, { one: `${n} partie`, other: `${n} parties` })
const more = (n: number) => (n === 0 ? '' : ` et ${games(n)}`)
const saveFirst = (n: number) =>
  n === 0
    ? ''
    : plural('fr', n, {
        one: ' Enregistrez d’abord la partie si vous voulez la garder.',
        other: ' Enregistrez d’abord les parties que vous voulez garder.',
      })

export const settings: WebText['settings'] = {
  title: 'Réglages',
  look: 'Apparence et son',
  table: 'À la table',
  app: 'Application',
  here: 'Sur cet appareil',
  language: 'Langue',
  languageAuto: ({ language }) => `Automatique (${language})`,
  theme: 'Thème',
  themes: { system: 'Automatique', light: 'Clair', dark: 'Sombre' },
  motion: 'Animations',
  motions: { system: 'Automatique', full: 'Toutes', less: 'Réduites' },
  sound: 'Son',
  sounds: { auto: 'Automatique', on: 'Activé', off: 'Désactivé' },
  soundHelp: 'Automatique : activé, sauf quand plusieurs joueurs partagent l’écran.',
  volume: 'Volume',
  tryIt: 'Écouter',
  speed: 'Rythme des bots',
  speeds: { slow: 'Lent', normal: 'Normal', fast: 'Rapide' },
  pass: 'Passer l’appareil',
  passHelp:
    'Entre deux tours, la table est cachée jusqu’à ce que l’appareil ait changé de mains. Automatique : seulement dans les jeux où les choix sont secrets.',
  askTwice: 'Éviter les étourderies',
  askTwiceHelp: 'En ligne, un coup compte aussitôt. S’il vous fait perdre quelque chose, on vous demande de confirmer.',
  name: 'Votre nom',
  nameHelp: 'Repris à chaque nouvelle table.',
  kept: ({ count }) => `Vos réglages${more(count)} sont conservés dans ce navigateur et nulle part ailleurs.`,
  wipe: 'Tout supprimer',
  wipeTitle: 'Tout supprimer ?',
  wipeHelp: ({ count }) => `Vos réglages${more(count)} seront définitivement perdus.${saveFirst(count)}`,
  wiped: 'Tout a été supprimé sur cet appareil.',
  install: 'Installer Iacta',
  installHelp: 'Iacta s’ouvrira comme n’importe quelle application, même hors ligne.',
  installNot:
    'L’installation demande une adresse sécurisée (https), et celle-ci ne l’est pas. Tout le reste fonctionne.',
  installByMenu: 'Dans le menu du navigateur, cherchez « Installer » ou « Sur l’écran d’accueil ».',
  installed: 'Iacta est installé sur cet appareil.',
  version: ({ version }) => `Version ${version}`,
  about: {
    title: 'À propos d’Iacta',
    ours: 'Ce qui est à nous',
    words:
      'Les textes : nous avons rédigé toutes les règles nous-mêmes, dans chaque langue. Là où les livrets se contredisent, nous le disons et en faisons une option.',
    pictures:
      'Les images : nous dessinons tout nous-mêmes. Ni illustration, ni mise en page, ni logo : rien ne vient d’une boîte.',
    program: 'Le programme : un logiciel libre sous licence MIT. Utilisez-le, modifiez-le, partagez-le.',
    authors:
      'Vous êtes l’auteur ou l’éditeur d’un de ces jeux et quelque chose ici vous gêne ? Dites-le-nous, nous le changerons.',
    dice: 'Les dés',
    diceShared:
      'En ligne, le serveur et les appareils des joueurs tirent ensemble tous les lancers avant la partie : personne ne peut choisir les dés. Après la partie, chacun peut les vérifier.',
    diceHere: 'Sur un seul appareil, les dés viennent du générateur aléatoire de votre système.',
    licences: 'Licences',
    fonts: 'Polices : Young Serif et Atkinson Hyperlegible Next, toutes deux sous SIL Open Font License 1.1.',
    code: 'Construit avec Svelte et noble-hashes, tous deux sous licence MIT.',
  },
}
