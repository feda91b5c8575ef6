/** Tables this page has just opened: whoever did so sits down by arriving. */
export const arrivals = new Set<string>()
