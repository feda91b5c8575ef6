/** Runs the suite in this page and in a worker, and puts both reports where the test finds them. */
import { conformAll, type Reports } from './run.ts'

declare global {
  interface Window {
    reports?: { readonly page: Reports; readonly worker: Reports }
  }
}

function inWorker(): Promise<Reports> {
  return new Promise((resolve, reject) => {
    const worker = new Worker('worker.js', { type: 'module' })
    worker.onmessage = (event: MessageEvent<Reports>) => resolve(event.data)
    worker.onerror = (event) => reject(new Error(event.message))
  })
}

window.reports = { page: await conformAll(), worker: await inWorker() }
