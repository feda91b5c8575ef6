import { install } from '../scripts/install.ts'

/** Installs the tools of this folder, once; throws if that fails. Each is imported only afterwards. */
export function installTools(): void {
  const problem = install(new URL('./', import.meta.url))
  if (problem !== null) throw new Error(problem)
}
