/** The WebAssembly that solves a game, out of this build's own scripts: there without a network, and never of another build. */

declare const __KERNELS__: { readonly [game: string]: string }

/** Null: the game has none, or this build brings none; then solving takes longer. */
export function kernelOf(game: string): Uint8Array | null {
  const text = __KERNELS__[game]
  return text === undefined ? null : Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
}
