/** The table at which the lesson is offered: the first one of a game, as long as the page is open. */
let offered: string | null = null

export function offerLesson(table: string): void {
  offered = table
}

export function isOffered(table: string): boolean {
  return offered === table
}
