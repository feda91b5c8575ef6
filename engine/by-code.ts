/** Tables of functions for the members of a union, by their code: complete, or they do not compile. */

interface Coded {
  readonly code: string
}

export type ByCode<One extends Coded, Rest extends readonly unknown[], Result> = {
  readonly [Code in One['code']]: (one: Extract<One, { readonly code: Code }>, ...rest: Rest) => Result
}

/** Returns what the function for this code gives. */
export function byCode<One extends Coded, Rest extends readonly unknown[], Result>(
  table: ByCode<One, Rest, Result>,
  one: One,
  ...rest: Rest
): Result {
  return (table[one.code as One['code']] as (one: One, ...rest: Rest) => Result)(one, ...rest)
}
