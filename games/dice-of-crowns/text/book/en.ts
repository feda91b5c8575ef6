import type { BookTexts } from './catalog.ts'

export const book = {
  intro:
    'Seven dice wander between you and your rivals. Crowns are your right to the throne, daggers are betrayal, ' +
    'skulls are the whim of fate, and scrolls are intrigue: your rivals roll them on your turn. Three claims win ' +
    'the throne.',
  headings: {
    dice: 'The dice',
    turn: 'Your turn',
    rewards: 'Betrayal and reward',
    end: 'The end',
    examples: 'Examples',
    advanced: 'Advanced rules',
    solo: 'Alone against uncle Varrick',
    options: 'Options',
  },
  dice: 'Each of the seven dice has one crown, one dagger, two skulls and two scrolls.',
  terms:
    'Everybody has an area for dice. On your turn every die that is not in a rival’s area is yours.' +
    '\nA crown or dagger in an area is locked: it is not rolled again, except by fate (R15).' +
    '\nA skull or scroll in your area is loose.' +
    '\nCrowns and daggers in a rival’s area do nothing before that rival’s own turn, however many there are.' +
    '\n“Seven” of a kind means that all seven dice lie in your area and show it.',
  R1:
    'Gather every die that no rival holds: these are loose. Crowns and daggers that you were holding already lie ' +
    'locked in your area, and count. If rivals hold all seven dice, you miss this turn: no roll, no reward.',
  R2: 'With three or more daggers in your area at this point you are betrayed at once (R9).',
  R3: 'Roll all your loose dice. You must, if you have any; if you have none, go on with R8.',
  R4:
    'Crowns and daggers lock. With three or more daggers in your area you are betrayed at once (R9), before any ' +
    'scroll is handed over.',
  R5:
    'Seven scrolls in one roll bring the messenger, who protects you for the rest of this turn: rivals cannot give ' +
    'you daggers. You hand the scrolls over all the same. Where rivals keep their daggers (see the options), the ' +
    'messenger changes nothing.',
  R6:
    'Hand every scroll that you have just rolled to a rival, divided among them as you like. Everyone who got ' +
    'some rolls them, all in one throw.' +
    '\nA crown stays locked in that rival’s area.' +
    '\nA dagger is given by its roller to anybody, even to themselves, but not to you while the messenger ' +
    'protects you; in the area of somebody who is not playing it lies locked until the end of their own ' +
    'turn.' +
    '\nA skull or scroll comes back to you, loose; such a scroll is not handed over again, but you can reroll ' +
    'it.' +
    '\nRivals with daggers decide one after the other, clockwise from your left, and daggers are counted only ' +
    'after the last of them.',
  R7: 'With three or more daggers in your area now you are betrayed (R9).',
  R8:
    'Then stop, or reroll all your skulls, all your scrolls, or all of both, and go on with R4.' +
    '\nOf each kind you reroll all or none.' +
    '\nWith no loose dice and no fate that you can spend, you stop.' +
    '\nThree crowns do not end your turn by themselves: you may go on, even for seven.',
  R9:
    'Betrayed, you end your turn and claim nothing; claims that you had before are safe. Seven daggers can do more, ' +
    'as the options say: you lose one of your claims; or one dagger is laid, locked, in everybody’s area, yours ' +
    'included, and counts on that person’s next turn, while the rest return to the middle; or nothing.',
  R10:
    'Stopping gives you exactly one reward, if you have earned any; of several you choose one, and you cannot ' +
    'decline them all.' +
    '\nSeven crowns, the birthright, give 2 claims; three to six give 1 (six may give 2: see the options).' +
    '\nSeven skulls, the change of fate, steal 1 claim from a rival of your choice, or take 1 from the supply ' +
    'if no rival has any (see the options for more); five or six skulls give 1 claim.' +
    '\nFate tokens (R15) and the crown (R16) are rewards of the advanced rules.',
  R11:
    'After your turn your dice, the locked ones too, return to the middle. Dice in rivals’ areas stay there. The ' +
    'person to your left is next.',
  R12:
    'The first to have three claims wins at once. The others are placed by their claims, the crown counting as one; ' +
    'equal claims share a place.',
  advanced: 'Agree on any of these, in any combination.',
  R13: 'A longer game: five claims win instead of three.',
  R14:
    'Vengeance. Betrayed at R4 or R7 with four, five or six daggers in your area, you may give the daggers ' +
    'beyond the third, or all of them, as agreed, to one rival, where they lie locked.' +
    '\nOr give none.' +
    '\nA betrayal at R2 brings no vengeance, and seven daggers never do.',
  R15:
    'Fate. Stopping with three or more skulls, you may take fate tokens as your reward, 1 or 2 as agreed, ' +
    'from a supply of ten: what is left if it is short, and nothing if it is empty.' +
    '\nOn your own turn you may spend them at R8, and also when a betrayal (R2, R4, R7) is about to become ' +
    'final: 1 token rerolls one die of your own area, locked or loose, 2 tokens reroll one die of a rival’s ' +
    'area, as often as you can pay.' +
    '\nSpent tokens return to the supply.' +
    '\nYour own die counts as a roll of one die: go on from R4, together with any scrolls not yet handed ' +
    'over; it never brings the messenger.' +
    '\nA rival’s die stays there as a crown or dagger, and comes to your area, loose, as a skull or scroll.' +
    '\nThen daggers are counted again.' +
    '\nAfter a betrayal averted at R2 you go on with R3, otherwise with R6 if scrolls wait, else with R8.' +
    '\nIf you decline or cannot pay, the betrayal is final: then follow R9, R14 and R11.',
  R16:
    'Defence of the crown. Nobody wins by R12. The crown counts as one claim, and nobody holds more than two ' +
    'claim tokens (four in a game to five claims).' +
    '\nA reward that would bring you to three claims (or five) gives you tokens up to this limit and then the ' +
    'crown, from the middle or from its holder; anything beyond is lost.' +
    '\nYou win at the end of a turn that you began with the crown, were not betrayed in, and end with the ' +
    'crown and all the tokens you may hold.' +
    '\nIn that turn you must roll at least once if you have loose dice; a reroll by fate does not count.' +
    '\nBetrayed, or with fewer tokens, you keep the crown and play on.' +
    '\nSeven crowns or seven skulls may, instead of their usual reward, take the crown from a rival who holds ' +
    'it, however many tokens you have.' +
    '\nA claim that is stolen or lost (R9, R10) is always a token, never the crown.' +
    '\nPrinted for five claims; with three it is a house rule.',
  solo:
    'A game for one, an unofficial variant by George Jaros. Only the rules that follow apply: no messenger, no ' +
    'sevens, none of R13 to R16, and no option but the number of tokens.',
  S1:
    'You and Varrick collect crown tokens; the first to have three (five or seven, if you like) wins at once. ' +
    'Varrick may hold captive crown dice from turn to turn; you roll the others of the seven.',
  S2:
    'A turn repeats: roll, the first time all your dice; then come S3, S4, S5 and the checks of S6, until a check ' +
    'ends the turn.',
  S3:
    'Crowns just rolled lock with you. Skulls stay loose with you. Of the daggers just rolled you choose how many ' +
    'you keep, locked, and how many you give to Varrick.',
  S4:
    'Scrolls just rolled go to Varrick, who rolls them.' +
    '\nIn this order: scrolls come back to you, loose.' +
    '\nCrowns stay with him, captive; if he now holds three or more, the first check of S6 applies at once ' +
    'and the rest of this throw has no effect.' +
    '\nSkulls come back to you, loose, and each brings one dagger, as long as he has one that he held before ' +
    'this throw, those you have just given him included; it locks with you.' +
    '\nDaggers of this throw stay with him.',
  S5:
    'If you held fewer than three daggers and those brought by skulls make three or more, he takes one of your ' +
    'tokens for himself, once per throw; that may end the game. If you have none, one of your locked crowns, if ' +
    'any, becomes captive and counts in S6.',
  S6:
    'Checks, in this order.' +
    '\nVarrick holds three or more crowns: he gains a token, all his crown dice are freed, the turn ends, and ' +
    'you gain nothing.' +
    '\nYou or Varrick hold three or more daggers: the turn ends and you gain nothing; if it is Varrick and he ' +
    'has rolled no dagger himself this turn, you free one captive crown.' +
    '\nYou hold three or more crowns, or five or more skulls: you gain a token, the turn ends.' +
    '\nYou have no loose dice: the turn ends.' +
    '\nOtherwise you must roll again: all skulls, all scrolls, or both.',
  S7: 'At the end of a turn all dice but Varrick’s captive crowns are yours again; daggers never carry over.',
  examples: {
    third:
      'You roll three crowns, two daggers, a scroll and a skull. Before you can stop, the scroll must be handed ' +
      'over. Your rival rolls a dagger and gives it to you: the third. Betrayed, no claim.',
    early: 'You roll three daggers and three scrolls: betrayed, and no scroll is handed over.',
    six: 'You stop with six crowns: one claim.',
    rival: 'A rival holds two crowns: on their own turn they need just one more.',
    odds:
      'When you roll all seven dice, three or more daggers come in 9.58% of rolls, five or more skulls in 4.53%, ' +
      'and seven scrolls in 0.046%.',
  },
} satisfies BookTexts
