#!/usr/bin/env node
// Plain JavaScript, for any Node: finds a Node that is new enough, then runs the bundle, or in a checkout the source.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
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

/** Ctrl-C reaches both; the one that plays decides what it means, and this one waits for it. */
function rerun(node) {
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  return new Promise((resolve) => {
    child.on('exit', (status, signal) => resolve(status ?? (signal === 'SIGINT' ? 130 : 1)))
  })
}

if (Number(process.versions.node.split('.')[0]) < NEEDED) {
  const node = packagedNode()
  if (node !== null) process.exit(await rerun(node))
  console.error(`Iacta needs Node ${NEEDED} or newer; this is Node ${process.versions.node}.`)
  process.exit(69)
}

const inCheckout = existsSync(here('../cli/main.ts'))
const load = (source, bundle) => import(here(inCheckout ? source : bundle).href)

const server = () => load('../server/main.ts', '../dist/server.js')

/** The one place that knows both the command line and the server. */
const services = {
  web: async (onBuild) => {
    if (!inCheckout) return fileURLToPath(here('../dist/web'))
    return (await (await import('../scripts/web/build.ts')).buildWeb({ onBuild })).folder
  },
  serve: async (options) => (await server()).start(options),
  backup: async (options) => (await server()).backup(options),
  check: async (options) => (await server()).check(options),
  kernel: async (game) => {
    if (inCheckout) return (await import('../scripts/kernels.ts')).kernelOf(game)
    const file = here(`../dist/chunks/${game}.wasm`)
    return existsSync(file) ? readFileSync(file) : null
  },
}

const { main } = await load('../cli/main.ts', '../dist/cli.js')
process.exitCode = await main(process.argv.slice(2), undefined, services)
