/** Pairwise testing: option sets in which any two values of any two options occur together. */
type Value = string | number
type OptionSet = Readonly<Record<string, Value>>
type Choices = readonly (readonly [option: string, values: readonly Value[]])[]

/** Returns the sets. Greedy: each set starts from a missing pair and covers as many others as it can. */
export function pairwise(choices: Choices): OptionSet[] {
  const missing = new Map(pairsOf(choices).map((pair) => [JSON.stringify(pair), pair]))
  const sets: OptionSet[] = []
  for (let pair = next(missing); pair !== undefined; pair = next(missing)) {
    const set = completed(pair, choices, missing)
    for (const met of pairsIn(set, choices)) missing.delete(JSON.stringify(met))
    sets.push(set)
  }
  return sets
}

function next<Item>(items: ReadonlyMap<string, Item>): Item | undefined {
  return items.values().next().value
}

/** Every two values of two options, the options in their order. */
function pairsOf(choices: Choices): OptionSet[] {
  return choices.flatMap(([one, ones], i) =>
    choices
      .slice(i + 1)
      .flatMap(([two, twos]) => ones.flatMap((mine) => twos.map((theirs) => ({ [one]: mine, [two]: theirs })))),
  )
}

/** The pairs of a set that has a value for each of these options, or for some of them. */
function pairsIn(set: OptionSet, choices: Choices): OptionSet[] {
  return pairsOf(choices.flatMap(([option]) => (set[option] === undefined ? [] : [[option, [set[option]]] as const])))
}

function completed(pair: OptionSet, choices: Choices, missing: ReadonlyMap<string, OptionSet>): OptionSet {
  const set: Record<string, Value> = { ...pair }
  for (const [option, values] of choices.filter(([option]) => pair[option] === undefined)) {
    const gain = (value: Value): number =>
      pairsIn({ ...set, [option]: value }, choices).filter((met) => missing.has(JSON.stringify(met))).length
    set[option] = values.reduce((best, value) => (gain(value) > gain(best) ? value : best))
  }
  return set
}
