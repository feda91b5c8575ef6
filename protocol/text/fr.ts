import { plural } from '../../engine/text/lang.ts'
import type { ProtocolText } from './catalog.ts'

export const fr = {
  lang: 'fr',
  guest: 'un invité',
  refusals: {
    'too-large': 'C’était trop gros pour être envoyé. Rechargez la page et réessayez.',
    malformed: ({ path }) =>
      `Le serveur n’a pas pu lire ce que cette page a envoyé (${path}). Rechargez la page\u00a0; si cela se reproduit, signalez-le-nous.`,
    'unknown-kind':
      'Le serveur ne connaît pas ce que cette page a demandé. Rechargez-la pour avoir la dernière version.',
    'too-fast': ({ count }) =>
      plural('fr', count, {
        one: `C’était trop rapide. Attendez ${count} seconde, puis réessayez.`,
        other: `C’était trop rapide. Attendez ${count} secondes, puis réessayez.`,
      }),
    'unsupported-version': 'Cette page et le serveur n’ont pas la même version. Rechargez la page.',
    'no-hello': 'La page et le serveur ne se sont pas présentés comme il faut. Rechargez la page.',
    'no-identity':
      'Le serveur ne sait pas qui vous êtes. Autorisez les cookies pour cette adresse et rechargez la page.',
    'foreign-origin':
      'Cette demande venait d’un autre site et n’a pas été exécutée. Ouvrez la table à sa propre adresse.',
    'host-only': 'Seul l’hôte de cette table peut le faire. Demandez-le-lui.',
    'not-your-seat': 'Ce n’est pas votre place, vous ne pouvez donc pas jouer pour elle.',
    'bad-link': 'Ce lien a déjà servi ou il est trop vieux. Créez-en un nouveau sur l’autre appareil.',
    'no-push': 'Ce serveur n’envoie pas de notifications. La table indique toujours quand c’est votre tour.',
    'bad-endpoint':
      'Le service de notifications de ce navigateur n’est pas de ceux que ce serveur peut utiliser. Essayez un autre navigateur.',
    'no-such-page': 'Il n’y a rien à cette adresse. Vérifiez-la ou retournez à l’accueil.',
    'no-such-table': 'Cette table n’existe pas. Vérifiez le lien ou demandez à la personne qui vous l’a envoyé.',
    gone: 'Cette table n’existe plus\u00a0: personne n’est venu pendant longtemps. Ouvrez-en une nouvelle.',
    'table-full': 'Toutes les places sont prises. Vous pouvez regarder ou ouvrir votre propre table.',
    started: 'La partie a commencé, ce n’est donc plus possible. Vous pouvez regarder.',
    'not-started': 'La partie n’a pas encore commencé.',
    over: 'La partie est finie. Vous pouvez rejouer avec une revanche.',
    'not-over': 'Ce n’est possible qu’une fois la partie finie.',
    'too-many-tables': ({ limit }) =>
      `Vous avez déjà autant de tables en cours qu’il est permis (${limit}). Finissez-en d’abord une.`,
    'too-many-bots': ({ limit }) =>
      `Des bots jouent déjà à autant de vos tables qu’il est permis (${limit}). Finissez-en d’abord une.`,
    'no-such-game': 'Ce jeu n’existe pas ici. Choisissez-en un autre.',
    options: 'La table ne peut pas être préparée ainsi.',
    'no-such-seat': 'Cette table n’a pas cette place. Choisissez-en une parmi celles qui sont montrées.',
    'seat-taken': 'Quelqu’un a été plus rapide\u00a0: la place est prise. Choisissez-en une autre.',
    'seat-open': 'Personne n’est assis à cette place.',
    'open-seats': 'Toutes les places ne sont pas prises. Attendez vos invités ou mettez des bots aux places libres.',
    absent: 'Tout le monde n’est pas encore revenu pour une autre partie. Attendez, ou donnez ces places à d’autres.',
    'no-such-level': 'Ce jeu n’a pas ce bot. Choisissez-en un autre.',
    handed: 'Un bot joue pour vous. Reprenez d’abord votre place.',
    'not-handed': 'Aucun bot ne joue pour cette place\u00a0: elle est à vous.',
    out: 'Cette place a été abandonnée. Vous pouvez regarder, et jouer la prochaine partie.',
    'not-away': 'Cette place ne peut pas encore être reprise. Laissez encore un peu de temps.',
    'name-taken': 'Quelqu’un à cette table porte déjà ce nom. Choisissez-en un autre.',
    'own-game': 'C’est la partie du jour : vous la jouez vous-même, et chaque coup est définitif.',
    closed: 'Trop tard\u00a0: c’est déjà décidé. Regardez la table et choisissez à nouveau quand ce sera votre tour.',
    'unreadable-move': 'Le serveur ne comprend pas ce coup. Rechargez la page et réessayez.',
    illegal: 'Le coup n’a pas été joué.',
    late: 'Quelqu’un a été un instant plus rapide. Cela ne vous coûte rien.',
    early: 'C’était avant que l’on voie quoi que ce soit\u00a0: cela ne compte pas.',
    locked: 'Vous ne pouvez pas encore reprendre. Attendez un instant.',
    storage: 'Le serveur ne peut rien enregistrer en ce moment, rien n’a donc changé. Réessayez dans quelques minutes.',
    paused: 'En ce moment, le serveur n’a pas accès à ses tables. Rien n’est perdu\u00a0: réessayez sous peu.',
    stopping: 'Le serveur redémarre. Rien n’est perdu\u00a0: réessayez dans un instant.',
    moved: 'La table est passée à un autre serveur. La page se reconnecte toute seule.',
    internal:
      'Quelque chose s’est mal passé sur le serveur et rien n’a changé. Réessayez\u00a0; si cela se reproduit, signalez-le-nous.',
    other: ({ got }) => `Le serveur a refusé (${got}). Rechargez la page pour en savoir plus.`,
  },
  name: {
    empty: 'Un nom a au moins une lettre. Écrivez le nom que les autres doivent voir.',
    'too-long': ({ max }) => `Ce nom est trop long\u00a0: ${max} caractères au plus.`,
    characters: 'Ce nom contient des caractères invisibles. Écrivez-le à nouveau, avec des lettres que l’on voit.',
  },
  takeback: {
    nothing: 'Il n’y a aucun coup que vous puissiez reprendre.',
    'moved-on':
      'La partie a continué depuis\u00a0: après un lancer ou le coup d’une autre personne, on ne reprend rien.',
    asked: 'Quelqu’un a déjà demandé à reprendre un coup. Répondez d’abord à cette demande.',
    'no-request': 'Cette demande n’est plus ouverte.',
    'not-yours': 'C’est aux autres de répondre à cette demande.',
  },
  ending: {
    asked: 'Quelqu’un a déjà proposé d’arrêter. Répondez d’abord à cette demande.',
    again: 'Les autres viennent de refuser. Jouez encore un peu avant de redemander.',
    'no-request': 'La proposition d’arrêter n’est plus ouverte.',
    'not-yours': 'C’est aux autres de dire s’il faut arrêter.',
  },
  dice: {
    closed: 'Votre contribution aux dés est arrivée trop tard. La partie continue sans elle.',
    'not-closed': 'Votre contribution aux dés est arrivée trop tôt. Rechargez la page.',
    barred: 'Cet appareil n’a pas terminé sa première contribution aux dés. La partie continue sans elle.',
    'not-committed': 'Cet appareil n’a pas annoncé sa contribution aux dés. La partie continue sans elle.',
    'bytes-mismatch': 'Cet appareil avait annoncé une autre contribution aux dés. Rechargez la page.',
    'not-opening': 'Les dés de cette table sont déjà fixés, ou ce n’est pas encore le moment.',
    'old-round': 'Les dés sont convenus à nouveau. La page y participe encore toute seule.',
  },
  closes: {
    stopping: 'Le serveur redémarre. Rien n’est perdu\u00a0: la page se reconnecte toute seule.',
    moved: 'La table est passée à un autre serveur. La page se reconnecte aussitôt.',
    'unsupported-version': 'Cette page et le serveur n’ont pas la même version. Rechargez la page.',
    'no-hello': 'La connexion n’a pas abouti. La page réessaie.',
    'no-such-table': 'Cette table n’existe pas. Vérifiez le lien ou demandez à la personne qui vous l’a envoyé.',
    faulty:
      'Le serveur n’a pas pu lire ce que cette page a envoyé. Rechargez-la\u00a0; si cela se reproduit, signalez-le-nous.',
    silent: 'La connexion a été perdue. La page se reconnecte toute seule.',
    'too-large': 'Cette page a envoyé quelque chose de trop gros. Rechargez-la.',
    gone: 'Cette table n’existe plus\u00a0: personne n’est venu pendant longtemps. Ouvrez-en une nouvelle.',
    slow: 'Votre connexion est trop lente en ce moment. La page réessaie toute seule.',
    'too-fast': 'Cette page a trop envoyé d’un coup. Attendez une minute, puis reconnectez-vous.',
    'too-many-sockets':
      'Vous avez ouvert cette table trop de fois. Fermez les autres fenêtres, puis rechargez celle-ci.',
    'no-identity':
      'Le serveur ne sait plus qui vous êtes. Autorisez les cookies pour cette adresse et rechargez la page.',
    storage:
      'Le serveur ne peut rien enregistrer en ce moment. Ce qui a été joué est en sécurité\u00a0; réessayez dans quelques minutes.',
    internal:
      'Quelque chose s’est mal passé sur le serveur. Ce qui a été joué est en sécurité\u00a0; réessayez dans une minute.',
  },
  turn: {
    title: 'C’est à vous de jouer',
    body: ({ game, names }) => `${game} avec ${names}`,
  },
  phrases: {
    hello: 'Bonjour\u00a0!',
    'good-luck': 'Bonne chance\u00a0!',
    'nice-throw': 'Beau lancer\u00a0!',
    'bad-luck': 'Pas de chance\u00a0!',
    'well-played': 'Bien joué\u00a0!',
    thanks: 'Merci\u00a0!',
    'one-moment': 'Un instant, s’il vous plaît.',
    'your-turn': 'À vous de jouer, quand vous voulez.',
    oops: 'Oups, pardon\u00a0!',
    congratulations: 'Félicitations\u00a0!',
    again: 'Encore une partie\u00a0?',
    bye: 'Salut, à bientôt\u00a0!',
  },
  reactions: {
    smile: 'sourit',
    laugh: 'rit aux éclats',
    wow: 'n’en revient pas',
    sad: 'est triste',
    think: 'réfléchit',
    clap: 'applaudit',
    thumb: 'lève le pouce',
    heart: 'envoie un cœur',
  },
  colours: {
    blue: 'bleu',
    red: 'rouge',
    green: 'vert',
    violet: 'mauve',
    gold: 'doré',
    teal: 'bleu canard',
    pink: 'rose',
    grey: 'gris',
  },
} satisfies ProtocolText
