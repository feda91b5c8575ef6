/** Tables that this page has just opened, or follows to: its person sits down on arrival. */
export const arrivals = new Set<string>()
