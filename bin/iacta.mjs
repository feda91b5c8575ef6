#!/usr/bin/env node
// Plain JavaScript, for any Node: finds a Node that is new enough, then runs the bundle, or in a checkout the source.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const NEEDED = 24

const here = (path) => new URL(path, import.meta.url)

/** The Node that comes as a package with Iacta, where there is one for this machine. */
function packagedNode() {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  try {
    return createRequire(import.meta.url).resolve(`${name}/bin/node${process.platform === 'win32' ? '.exe' : ''}`)
  } catch {
    return null
  }
}

function rerun(node) {
  const { status, signal } = spawnSync(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: 'inherit',
  })
  if (signal) process.kill(process.pid, signal)
  process.exit(status ?? 1)
}

if (Number(process.versions.node.split('.')[0]) < NEEDED) {
  const node = packagedNode()
  if (node !== null) rerun(node)
  console.error(`Iacta needs Node ${NEEDED} or newer; this is Node ${process.versions.node}.`)
  process.exit(69)
}

const source = here('../cli/main.ts')
const { main } = await import(existsSync(source) ? source.href : here('../dist/cli.js').href)
process.exitCode = await main(process.argv.slice(2))
