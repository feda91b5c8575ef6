/** So many tokens win the challenge of a day. */
export const TOKENS = 5
