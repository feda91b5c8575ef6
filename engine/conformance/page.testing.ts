/** For tests of a game's README.md, which comments quote. */

/** The rows of every table of a page, as cells. */
export function rowsOf(page: string): string[][] {
  return page
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.slice(2, -2).split(' | '))
}

/** The lines of the block of code that begins so. */
export function blockOf(page: string, start: string): string[] {
  return (page.split('```\n').find((text) => text.startsWith(start)) ?? '').trimEnd().split('\n')
}
