/** What every control offers that chooses one of several. */
export interface Choice {
  label: string
  options: readonly { readonly value: string; readonly label: string }[]
  value: string
  onchange?: ((value: string) => void) | undefined
}
