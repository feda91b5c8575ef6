export const book = {
  // Rule book: the introduction, and texts between the rules. A line break is written \n.
  intro:
    'Seven dice wander between you and your rivals. Crowns are your right to the throne, daggers are betrayal, ' +
    'skulls are the whim of fate, and scrolls are intrigue: your rivals roll them on your turn. Three claims win ' +
    'the throne.',
  /** Rule book: headings. */
  headings: {
    dice: 'The dice',
    turn: 'Your turn',
    rewards: 'Betrayal and reward',
    end: 'The end',
    examples: 'Examples',
    advanced: 'Advanced rules',
    solo: 'Alone against Uncle Varrick',
    options: 'Options',
  },
  dice: 'Each of the seven dice has one crown, one dagger, two skulls and two scrolls.',
  terms:
    'Everybody has an area for dice. On your turn every die that is not in a rival’s area is yours.' +
    '\nA crown or dagger in an area is locked: it is not rolled again, except by fate (R15).' +
    '\nA skull or scroll in your area is loose.' +
    '\nCrowns and daggers in a rival’s area do nothing until that rival’s own turn, however many there are.' +
    '\n“Seven” of a kind means that all seven dice lie in your area and show the same face.',
  // Each is a rule of the rule book, by its number; S1 to S7 are those for one player.
  R1:
    'Gather all the dice that no rival holds. Crowns and daggers that you already held stay locked in your area, ' +
    'and count; the other dice are loose. If rivals hold all seven dice, you miss this turn: no roll, no reward.',
  R2: 'With three or more daggers in your area at this point, you are betrayed at once (R9).',
  R3: 'Roll all your loose dice. You must, if you have any; if you have none, go on to R8.',
  R4:
    'Crowns and daggers lock. With three or more daggers in your area, you are betrayed at once (R9), before any ' +
    'scroll is handed over.',
  R5:
    'Seven scrolls in one roll bring the messenger, who protects you for the rest of this turn: rivals cannot give ' +
    'you daggers. You hand the scrolls over all the same. Where rivals keep their daggers (see the options), the ' +
    'messenger changes nothing.',
  R6:
    'Hand all the scrolls that you have just rolled to your rivals, divided among them as you like. Those rivals ' +
    'roll them, all at once.' +
    '\nA crown stays locked in that rival’s area.' +
    '\nWhoever rolls a dagger gives it to anyone they like, even themselves, but not to you while the messenger ' +
    'protects you; in a rival’s area it lies locked until the end of that rival’s own turn.' +
    '\nA skull or scroll comes back to you, loose; such a scroll is not handed over again, but you can reroll ' +
    'it.' +
    '\nRivals with daggers decide one after the other, clockwise from your left, and daggers are counted only ' +
    'after the last of them.',
  R7: 'With three or more daggers in your area now, you are betrayed (R9).',
  R8:
    'Then stop, or reroll all your skulls, all your scrolls, or all of both, and go back to R4.' +
    '\nFor each kind, reroll all or none.' +
    '\nWith no loose dice and no fate that you can spend, you stop.' +
    '\nThree crowns do not end your turn by themselves: you may go on, even for seven.',
  R9:
    'If you are betrayed, your turn ends and you claim nothing; claims that you had before are safe. Seven daggers may do ' +
    'more, depending on the options: you lose one of your claims; or one dagger is laid, locked, in each player’s area, yours ' +
    'included, and counts on that player’s next turn, while the rest return to the middle; or nothing more happens.',
  R10:
    'Stopping gives you exactly one reward, if you have earned any. Choose one if there are several; you cannot ' +
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
    'Vengeance. If you are betrayed at R4 or R7 with four, five or six daggers in your area, you may give the daggers ' +
    'beyond the third, or all of them, as agreed, to one rival, in whose area they lie locked.' +
    '\nOr give none.' +
    '\nThere is no vengeance for a betrayal at R2, and never with seven daggers.',
  R15:
    'Fate. If you stop with three or more skulls, you may take fate tokens as your reward, 1 or 2 as agreed, ' +
    'from a supply of ten: only what is left if it runs short, nothing if it is empty.' +
    '\nOn your own turn you may spend them at R8, and also when a betrayal (R2, R4, R7) is about to become ' +
    'final: 1 token rerolls one die in your own area, locked or loose, 2 tokens reroll one die in a rival’s ' +
    'area, as often as you can pay.' +
    '\nSpent tokens return to the supply.' +
    '\nA die of your own is resolved from R4 as a roll of one die, together with any scrolls that are still ' +
    'waiting; it never brings the messenger.' +
    '\nA rival’s die that now shows a crown or dagger stays there; a skull or scroll comes to your area, loose.' +
    '\nThen daggers are counted again.' +
    '\nWhichever die it was, you go on from R3 if this averted a betrayal at R2, otherwise from R6 if scrolls are ' +
    'waiting, or else from R8.' +
    '\nIf you decline or cannot pay, the betrayal is final: then follow R9, R14 and R11.',
  R16:
    'Defence of the crown. R12 does not apply. The crown counts as one claim, and nobody holds more than two ' +
    'claim tokens (four in a game to five claims).' +
    '\nA reward that would bring you to three claims (or five) gives you tokens up to this limit and then the ' +
    'crown, from the middle or from its holder; anything beyond is lost.' +
    '\nYou win at the end of a turn if you began it with the crown, were not betrayed, and end it with the ' +
    'crown and the full number of tokens.' +
    '\nOn that turn you must roll at least once if you have loose dice; a reroll by fate does not count.' +
    '\nBetrayed, or with fewer tokens, you keep the crown and play on.' +
    '\nSeven crowns or seven skulls may, instead of their usual reward, take the crown from a rival who holds ' +
    'it, however many tokens you have.' +
    '\nA claim that is stolen or lost (R9, R10) is always a token, never the crown.' +
    '\nThe printed rules have this defence for five claims only; with three it is a house rule.',
  solo:
    'A game for one, an unofficial variant by George Jaros. Only the rules that follow apply: no messenger, no ' +
    'sevens, none of R13 to R16, and no option but the number of tokens.',
  S1:
    'You and Varrick collect crown tokens; the first to have three (five or seven, if you like) wins at once. ' +
    'Varrick may hold captive crown dice from turn to turn; you roll the rest of the seven.',
  S2:
    'A turn repeats these steps: roll (the first time, all your dice); then come S3, S4, S5 and the checks of S6, until a check ' +
    'ends the turn.',
  S3:
    'Crowns just rolled lock in your area. Skulls stay there, loose. Of the daggers just rolled you choose how many ' +
    'you keep, locked, and how many you give to Varrick.',
  S4:
    'Scrolls just rolled go to Varrick, who rolls them; his dice then take effect in this order.' +
    '\nScrolls come back to you, loose.' +
    '\nCrowns stay with him, captive; if he now holds three or more, the first check of S6 applies at once ' +
    'and the rest of this roll has no effect.' +
    '\nSkulls come back to you, loose. As long as Varrick has daggers from before this roll, including those you ' +
    'have just given him, each skull brings you one, which locks in your area.' +
    '\nDaggers from this roll stay with him.',
  S5:
    'If you held fewer than three daggers and those brought by skulls take you to three or more, he takes one of your ' +
    'tokens for himself, once per roll; that may end the game. If you have none, one of your locked crowns, if ' +
    'any, becomes captive and counts in S6.',
  S6:
    'Checks, in this order.' +
    '\nVarrick holds three or more crowns: he gains a token, all his crown dice are freed, the turn ends, and ' +
    'you gain nothing.' +
    '\nOne of you holds three or more daggers: the turn ends and you gain nothing; if it is Varrick and he ' +
    'has rolled no dagger himself this turn, you free one captive crown.' +
    '\nYou hold three or more crowns, or five or more skulls: you gain a token and the turn ends.' +
    '\nYou have no loose dice: the turn ends.' +
    '\nOtherwise you must roll again: all skulls, all scrolls, or both.',
  S7: 'At the end of a turn all dice but Varrick’s captive crowns are yours again; daggers never carry over.',
  /** Rule book: worked examples. */
  examples: {
    third:
      'You roll three crowns, two daggers, a scroll and a skull. Before you can stop, the scroll must be handed ' +
      'over. Your rival rolls a dagger and gives it to you: the third. Betrayed, no claim.',
    early: 'You roll three daggers and three scrolls: betrayed, and no scroll is handed over.',
    six: 'You stop with six crowns: one claim.',
    rival: 'A rival holds two crowns: on their own turn they need just one more.',
    odds:
      'When you roll all seven dice, three or more daggers come up in 9.58% of rolls, five or more skulls in 4.53%, ' +
      'and seven scrolls in 0.046%.',
  },
}

export const lesson = {
  /** Whom one plays: a name, because lines of the log speak of it. */
  you: 'Rowan',
  /** The rivals, clockwise. */
  left: 'Isolde',
  /** The second rival. */
  right: 'Mordred',
  /** The stops, in order; `board/lesson.ts` says where in the game each is. */
  notes: {
    roll: ({ you, left, right }: { you: string; left: string; right: string }) =>
      `You’re ${you}; ${left} and ${right} want the same throne. Three claims win it. Roll your seven dice.`,
    reroll:
      'Crowns and daggers lock. Three crowns are worth a claim, three daggers are a betrayal. You have two crowns: reroll your skulls.',
    hand: ({ left, right }: { left: string; right: string }) =>
      `The third crown. But scrolls must go to rivals before you can stop, and they roll them. Send one to ${left} and one to ${right}.`,
    stop: ({ left, right }: { left: string; right: string }) =>
      `${left} rolled a skull: it comes back to you. ${right} rolled a dagger and gave it to you: that makes two. You have three crowns, so stop and take your claim.`,
    give: ({ left }: { left: string }) =>
      `Now you’re the rival: you rolled ${left}’s scroll and got a dagger. You may give it to anyone. ${left} has two already: make this one the third.`,
    answer: ({ left, right }: { left: string; right: string }) =>
      `${left} is betrayed: no claim this time. Next, ${right} sends you a scroll. Roll it.`,
    rollAgain: 'A crown. It stays locked in your area and counts now, on your own turn. Roll the other six dice.',
    betrayed:
      'Three daggers: betrayed. Your turn ends at once, and you get nothing. The claim you already have is safe.',
    rollThird: ({ left, right }: { left: string; right: string }) =>
      `${left} took a claim for five skulls, and ${right} was betrayed. All seven dice are yours again. Roll.`,
    five: 'Five skulls. They are worth a claim as well. Don’t be greedy: stop.',
    rollLast: ({ left, right }: { left: string; right: string }) =>
      `Neither ${left} nor ${right} could claim anything. You need one more claim. Roll.`,
    win: 'Three crowns, and no scroll to hand over. Stop: the third claim is yours, and with it the throne.',
  },
  /** The lesson's summary, a short sentence each. */
  learned: [
    'Crowns and daggers lock; skulls and scrolls can be rerolled.',
    'Every scroll you roll goes to a rival, who rolls it.',
    'A rival who rolls a dagger chooses who gets it. Three in your area: betrayed.',
    'Stop with three crowns or five skulls: one claim.',
    'What lies in your area counts on your own turn. Three claims win.',
  ],
}
