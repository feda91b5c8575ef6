import { type CommandShape, type FlagShape, type Offer, quoted, type Shape } from './shape.ts'

/** To be evaluated after `compinit`, or kept as `_iacta` in a folder of `fpath`. */
export function zshScript({ flags, commands }: Shape): string {
  return `#compdef iacta
_iacta() {
  local curcontext=$curcontext state line
  local -A opt_args
  local -a commands=(
${commands.map(({ name, about }) => `    ${quoted(`${name}:${about}`)}`).join('\n')}
  )
  _arguments -C \\
${specs(flags.flatMap(flagSpecs))}
    '1: :->command' \\
    '*:: :->rest'
  case $state in
    command) _describe -t commands iacta commands ;;
    rest)
      case $words[1] in
${commands.map(commandCase).join('\n')}
      esac
      ;;
  esac
}

if [[ $funcstack[1] == _iacta ]]; then _iacta "$@"; else compdef _iacta iacta; fi
`
}

function commandCase({ name, flags, word }: CommandShape): string {
  const words = word.offer.kind === 'none' ? [] : [quoted(`1:${word.name}:${action(word.offer)}`)]
  return `        ${name}) _arguments ${[...flags.flatMap(flagSpecs), ...words].join(' ')} ;;`
}

function specs(list: readonly string[]): string {
  return list.map((spec) => `    ${spec} \\`).join('\n')
}

function flagSpecs({ name, short, about, value }: FlagShape): string[] {
  const says = `[${about.replace(/[[\]\\]/g, '\\$&')}]`
  if (value !== null) return [quoted(`${name}=${says}:${value.name}:${action(value.offer)}`)]
  if (short === null) return [quoted(`${name}${says}`)]
  return [short, name].map((spelling) => quoted(`(${short} ${name})${spelling}${says}`))
}

function action(offer: Offer): string {
  if (offer.kind === 'words') return `(${offer.words.join(' ')})`
  if (offer.kind === 'none') return ' '
  return offer.kind === 'files' ? '_files' : '_files -/'
}
