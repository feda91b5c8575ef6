/** Tables this page has just opened, or comes along to: whoever did so sits down by arriving. */
export const arrivals = new Set<string>()
