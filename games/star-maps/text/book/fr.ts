import type { BookTexts } from './catalog.ts'

export const book = {
  intro:
    'On lance deux dés pour tout le monde. Un dé dit quelle sorte d’étoile vous cherchez, l’autre est le nombre que vous écrivez ' +
    'à côté. Une étoile dont les deux cases sont remplies est découverte et vaut la différence. Tout le monde a la même feuille ' +
    'et joue en même temps.',
  headings: {
    sheet: 'La feuille',
    round: 'Une manche',
    end: 'La fin',
    logbook: 'Le journal de bord',
    scorings: 'Décomptes spéciaux',
    bonuses: 'Les bonus',
    options: 'Réglages',
  },
  R1:
    'Une feuille est un dessin d’étoiles et de cases. Une case contient un nombre. Chaque étoile a exactement deux cases, et une ' +
    'case peut appartenir à plusieurs étoiles. Un trait plein relie une étoile à sa case. Un trait pointillé passe par un ' +
    'cercle, une connexion, et compte une fois le cercle rempli ; un cercle peut porter plusieurs traits pointillés, qui ' +
    'comptent alors tous. Certaines étoiles ont un verrou avec un nombre de 0 à 5.',
  shapes:
    'Il y a six formes d’étoiles, une pour chaque nombre du dé : une étoile a autant de pointes que son dé a de points. 1 est la ' +
    'goutte, 2 la lentille, puis viennent les étoiles à trois, quatre, cinq et six branches.',
  R2:
    'Un bras est un groupe d’étoiles et de cases fermé tant que l’étoile verrouillée à laquelle il est accroché n’est pas ' +
    'déverrouillée. Ce qui se trouve dans un bras fermé n’est pas en jeu, pas plus qu’un cercle qui y mène. Une étoile ' +
    'verrouillée hors des bras fermés est en jeu, et l’on peut écrire dans ses cases. Un nombre dans une case ouverte compte ' +
    'pour une étoile du bras dès que le bras s’ouvre.',
  R3: 'Chaque feuille appartient à un chapitre, et chaque chapitre a un décompte spécial, de C1 à C5.',
  R4: 'On lance deux dés, les mêmes pour tout le monde. Chacun choisit l’une de deux choses : écrire ou relier.',
  R5:
    'Écrire : l’un des dés, au choix, désigne une forme. Écrivez le nombre de l’autre dans une case vide en jeu, reliée à une ' +
    'étoile en jeu de cette forme. Le nombre compte pour toutes les étoiles de la case.',
  R6: 'Relier : laissez les dés, et remplissez le cercle d’une connexion en jeu.',
  R7:
    'Qui peut faire l’une de ces deux choses doit la faire. Qui ne peut faire ni l’une ni l’autre est sans coup possible. Cela ' +
    'se décide une seule fois, juste après le lancer.',
  R8:
    'Dès que les deux cases d’une étoile en jeu sont remplies et reliées, l’étoile est découverte et vaut la différence des deux ' +
    'nombres : 5 et 2 font 3. Une différence de 0 compte aussi comme découverte. Une étoile verrouillée est déverrouillée, et ' +
    'donc découverte, si la différence est son nombre imprimé ; elle vaut ce nombre, et ses bras s’ouvrent, ce qui peut en ' +
    'découvrir d’autres. Avec toute autre différence, le verrou a échoué : l’étoile ne vaut rien et n’est jamais découverte, si ' +
    'bien que sa forme ne peut plus être complétée. Le verrou 3 s’ouvre avec 6 et 3, mais pas avec 6 et 2.',
  R8a:
    'Après chaque action et chaque bonus, on relit la feuille. Une simple étoile découverte vaut sa différence actuelle. Une ' +
    'étoile déverrouillée garde son nombre imprimé, et ses bras restent ouverts. Un verrou échoué le reste, sauf si un bonus ' +
    'dit qu’il ouvre les verrous. Rien n’est jamais vidé, et un nombre reste entre 1 et 6.',
  R9:
    'Qui découvre la dernière étoile d’une forme peut utiliser un bonus débloqué par forme complétée, l’un après l’autre. On ' +
    'effectue d’abord toutes les découvertes et ouvertures. Un bonus peut compléter une autre forme et donner ainsi un autre ' +
    'bonus, mais personne n’en utilise plus de deux par partie. Le même bonus peut servir deux fois. Un bonus qui ne peut rien ' +
    'faire ne peut pas être utilisé.',
  R10:
    'Un choix est une action avec tous les bonus qui en découlent. Chacun est définitif, et caché jusqu’à ce que tout le monde ' +
    'ait terminé ; puis tout est montré ensemble.',
  R11: 'Après une manche où quelqu’un était sans coup possible, la partie se termine pour tout le monde.',
  R12:
    'On additionne les étoiles de chaque forme, puis on applique le décompte spécial du chapitre. Le plus haut total gagne ; à ' +
    'égalité, qui a utilisé le moins de bonus ; ensuite la victoire est partagée. En solitaire, vous jouez pour le bronze, ' +
    'l’argent et l’or.',
  R13:
    'Un groupe, ou vous en solitaire, peut tenir un journal de bord : les feuilles jouées et les bonus débloqués jusqu’ici, ' +
    'communs à tous. Après chaque partie, vous débloquez un bonus de plus : tout le monde peut proposer, la dernière place décide (à égalité, la première dans l’ordre des places ; en solitaire, vous). Seuls les bonus débloqués peuvent être utilisés.',
  scorings: {
    C1: 'Une série demande les six formes : avec 2, 3, 2, 4, 2 et 2 étoiles brillantes par forme, il y a deux séries, 10 points. Une étoile déverrouillée compte pour son nombre imprimé.',
    C2: 'Une forme sans étoile découverte a pour somme 0. Exemple : 3, 5, 4, 6, 2 et 7 font 27, et 2 de plus : 29.',
    C3: 'Les cases 4 et 4 valent 3 points, de même qu’un verrou 0 ouvert.',
    C4: 'Exemple : quatre étoiles sur quatre, valant 3, 0, 4 et 1, rapportent 8 points de plus, et 5 pour la figure entière : 13. Une étoile déverrouillée compte deux fois son nombre imprimé.',
    C5: 'Les traits de craie entre étoiles comptent, pas les liens vers les cases. Exemple : cinq étoiles à la suite ont quatre traits entre elles, 8 points.',
  },
  aboutBonuses:
    'Un bonus suit les règles pour écrire (R5) et relier (R6), sauf ce que change sa phrase, et ce qu’il fait peut découvrir des ' +
    'étoiles et compléter des formes. « Les dés » sont ceux de cette manche.',
  bonuses: {
    'any-value': 'De 1 à 6, dans une case que l’un des dés permet.',
    anywhere: 'Dans toute case vide en jeu reliée à une étoile en jeu.',
    circle: 'Tout cercle en jeu encore vide.',
    nudge: 'Dans toute case remplie ; le nombre reste entre 1 et 6.',
    swap: 'Entre deux cases remplies de nombres différents.',
    again: 'Écrivez ou reliez, comme d’habitude.',
    pick: 'Le verrou 3 avec 6 et 2, par exemple, donne 4 : faux d’un. L’étoile vaut alors son nombre imprimé.',
    turn: 'Dans toute case remplie : un 2 devient un 5.',
    twin: 'Dans une case vide en jeu ; les deux cases doivent être reliées. L’étoile vaut alors 0.',
    'two-circles':
      'Les deux doivent être en jeu avant que le premier soit rempli, et rien n’est découvert avant que les deux le soient.',
    seven: 'Un dé désigne la forme, on écrit 7 moins l’autre.',
    note: 'Ils s’ajoutent à votre total.',
  },
  chapter: ({ chapter, title }) => `Chapitre ${chapter}, « ${title} »`,
} satisfies BookTexts
