/** The number of tokens that wins the challenge of a day. */
export const TOKENS = 5
