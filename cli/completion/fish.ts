import type { CommandShape, FlagShape, Offer, Shape } from './shape.ts'

/** For fish 3 and later. */
export function fishScript({ flags, commands }: Shape): string {
  const first = '-n __fish_use_subcommand'
  const lines = [
    'complete -c iacta -f',
    ...flags.map((flag) => `complete -c iacta ${first} ${flagOptions(flag)}`),
    ...commands.map(({ name, about }) => `complete -c iacta ${first} -a ${name} -d ${fishQuoted(about)}`),
    ...commands.flatMap(commandLines),
  ]
  return `# iacta: completion for fish\n${lines.join('\n')}\n`
}

function commandLines({ name, flags, word }: CommandShape): string[] {
  const start = `complete -c iacta -n '__fish_seen_subcommand_from ${name}'`
  const words = word.offer.kind === 'none' ? [] : [`${start} ${offerOptions(word.offer)}`]
  return [...words, ...flags.map((flag) => `${start} ${flagOptions(flag)}`)]
}

function flagOptions({ name, short, about, value }: FlagShape): string {
  const spelling = `${short === null ? '' : `-s ${short.slice(1)} `}-l ${name.slice(2)}`
  return `${spelling}${value === null ? '' : ` -r ${offerOptions(value.offer)}`} -d ${fishQuoted(about)}`
}

/** `-f` stands at the start: files are offered only where they are asked for. */
function offerOptions(offer: Offer): string {
  if (offer.kind === 'words') return `-f -a '${offer.words.join(' ')}'`
  if (offer.kind === 'none') return '-f'
  return offer.kind === 'files' ? '-F' : "-f -a '(__fish_complete_directories)'"
}

function fishQuoted(text: string): string {
  return `'${text.replace(/['\\]/g, '\\$&')}'`
}
