import type { BookTexts } from './catalog.ts'

export const book = {
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
    'Si le temps de la manche est écoulé, elle finit sans stop : les couleurs comptent comme d’habitude, et le jeton noir ne ' +
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
    gap: 'Nombre 1, une paire de 3 et 4 : bon, 4 − 3 = 1.',
    fives: 'Nombre 5, une paire de cinq, joker 5 : bon avec le joker, 5 + 5 − 5 = 5.',
    nothing:
      'Il arrive qu’aucune couleur ne convienne : environ une manche sur cinq avec les nombres de 1 à 12. Le stop est alors bon ' +
      'tout de suite.',
  },
} satisfies BookTexts
