import type { CommandShape, FlagShape, Offer, Shape } from './shape.ts'

/** For bash 3.2 (macOS) and later. */
export function bashScript({ flags, commands }: Shape): string {
  const first = { kind: 'words', words: [...commands.map(({ name }) => name), ...flagNames(flags)] } as const
  const values = commands.flatMap(valueCases)
  return `# iacta: completion for bash
_iacta_paths() {
  local path
  while IFS= read -r path; do COMPREPLY+=("$path"); done < <(compgen "$1" -- "$2")
  compopt -o filenames 2>/dev/null
}

_iacta() {
  local IFS=$' \\t\\n' command=\${COMP_WORDS[1]} cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD - 1]} i
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then
    ${offering(first)}
    return
  fi
  # Readline splits --flag=value into three words.
  [[ $prev == '=' ]] && prev=\${COMP_WORDS[COMP_CWORD - 2]}
  [[ $cur == '=' ]] && cur=''
  case $command:$prev in
${cases(values)}
  esac
  if [[ $cur == -* ]]; then
    case $command in
${cases(commands.map((command) => [command.name, { kind: 'words', words: flagNames(command.flags) }]))}
    esac
    return
  fi
  # A command takes one word: is it there already?
  for ((i = 2; i < COMP_CWORD; i++)); do
    case $command:\${COMP_WORDS[i - 1]} in
      ${[...values.map(([pattern]) => pattern), '*:='].join(' | ')}) continue ;;
    esac
    [[ \${COMP_WORDS[i]} == -?* || \${COMP_WORDS[i]} == '=' ]] || return
  done
  case $command in
${cases(commands.map(({ name, word }) => [name, word.offer]))}
  esac
}

complete -F _iacta iacta
`
}

type Case = readonly [pattern: string, offer: Offer]

/** One line for all patterns that offer the same. Bash goes on after them, so each line ends the function. */
function cases(list: readonly Case[]): string {
  const patterns = Map.groupBy(list, ([, offer]) => offering(offer))
  return [...patterns]
    .map(([act, same]) => `      ${same.map(([name]) => name).join(' | ')}) ${act}; return ;;`)
    .join('\n')
}

/** The value of a flag of this command. */
function valueCases({ name, flags }: CommandShape): Case[] {
  return flags.flatMap((flag): Case[] => (flag.value === null ? [] : [[`${name}:${flag.name}`, flag.value.offer]]))
}

function offering(offer: Offer): string {
  if (offer.kind === 'words') return `COMPREPLY=($(compgen -W '${offer.words.join(' ')}' -- "$cur"))`
  if (offer.kind === 'none') return ':'
  return `_iacta_paths ${offer.kind === 'files' ? '-f' : '-d'} "$cur"`
}

function flagNames(flags: readonly FlagShape[]): string[] {
  return flags.flatMap(({ name, short }) => (short === null ? [name] : [name, short]))
}
