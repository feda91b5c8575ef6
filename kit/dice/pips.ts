/** Where the pips of a die lie, on a square of 100. */
const [A, M, Z] = [25, 50, 75]

export const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[M, M]],
  [
    [A, Z],
    [Z, A],
  ],
  [
    [A, Z],
    [M, M],
    [Z, A],
  ],
  [
    [A, A],
    [Z, A],
    [A, Z],
    [Z, Z],
  ],
  [
    [A, A],
    [Z, A],
    [M, M],
    [A, Z],
    [Z, Z],
  ],
  [
    [A, A],
    [Z, A],
    [A, M],
    [Z, M],
    [A, Z],
    [Z, Z],
  ],
]
