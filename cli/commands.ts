/** Every command, one line each, loaded when called. */
import type { Command } from './command.ts'

export const COMMANDS = {
  serve: async () => (await import('./serve/command.ts')).serveCommand,
  backup: async () => (await import('./serve/data.ts')).backupCommand,
  check: async () => (await import('./serve/data.ts')).checkCommand,
  play: async () => (await import('./play/command.ts')).playCommand,
  replay: async () => (await import('./logs/replay.ts')).replayCommand,
  review: async () => (await import('./logs/review.ts')).reviewCommand,
  simulate: async () => (await import('./simulate/command.ts')).simulateCommand,
  solve: async () => (await import('./solve/command.ts')).solveCommand,
  odds: async () => (await import('./solve/odds.ts')).oddsCommand,
  sheets: async () => (await import('./sheets/command.ts')).sheetsCommand,
  verify: async () => (await import('./logs/verify.ts')).verifyCommand,
  rules: async () => (await import('./rules.ts')).rulesCommand,
  completion: async () => (await import('./completion/command.ts')).completionCommand,
  about: async () => (await import('./about.ts')).aboutCommand,
} satisfies Record<string, () => Promise<Command>>

export type CommandName = keyof typeof COMMANDS

export const COMMAND_NAMES = Object.keys(COMMANDS) as CommandName[]

export function isCommand(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name)
}
