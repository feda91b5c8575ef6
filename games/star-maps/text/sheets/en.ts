import type { Says } from '../../../../engine/text/catalog.ts'
import type { Code } from './catalog.ts'

export const en = {
  /** Each is a fault that `iacta sheets check` finds in a drawn sheet. `where`: "s3", "b1 b4", a line of the text, or the figure that is out of bounds. */
  findings: {
    'two-boxes': ({ where }) => `${where} needs exactly two different boxes.`,
    'idle-box': ({ where }) => `${where} belongs to no star.`,
    shapes: ({ where }) => `No star has the shape ${where}.`,
    'shared-end': ({ where }) => `The dashed links of ${where} share no end.`,
    'no-lock': ({ where }) => `${where} hangs on a star without a lock.`,
    'own-lock': ({ where }) => `${where} hangs on a star of its own.`,
    'empty-arm': ({ where }) => `${where} has no star.`,
    'into-arm': ({ where }) => `${where}: a star outside an arm has a box inside it.`,
    unreachable: ({ where }) => `${where} can never come into play.`,
    overlap: ({ where }) => `${where} are too close to each other.`,
    crossed: ({ where }) => `${where}: a line runs over something that is not its own.`,
    figure: ({ where }) => `The figure ${where} is missing, or has a star twice.`,
    lines: ({ where }) => `The chalk lines are missing, or one begins and ends at the same star: ${where}.`,
    medals: ({ where }) => `The medals do not ascend: ${where}.`,
    short: ({ where }) => `Games are too short: ${where} rounds.`,
    long: ({ where }) => `Games are too long: ${where} rounds.`,
    luck: ({ where }) => `Skill does not pay enough: ${where} times the points of chance.`,
    'unknown-line': ({ where }) => `${where}: unknown line.`,
    malformed: ({ where }) => `${where}: the line is badly formed.`,
    order: ({ where }) => `${where}: ids count from 1 and come in order.`,
    twice: ({ where }) => `${where}: that was said before.`,
    'too-many': ({ where }) => `${where}: that is one too many.`,
    'no-such': ({ where }) => `${where}: there is no such thing on the sheet.`,
    outside: ({ where }) => `${where}: places run from 0 to 1000.`,
    missing: ({ where }) => `${where}: this line is missing.`,
  } satisfies Record<Code, Says<{ where: string }>>,
  /** What games are like. `ratio`: how many times the points of chance good play makes. */
  figures: ({ rounds, skilled, random, ratio }: { rounds: number; skilled: string; random: string; ratio: string }) =>
    `${rounds} rounds; ${skilled} points, by chance ${random}: ${ratio} times as many`,
  /** Terminal, `iacta sheets list`: a heading. */
  chapter: ({ chapter, title }: { chapter: number; title: string }) => `Chapter ${chapter}: ${title}`,
}
