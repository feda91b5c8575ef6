/** Ctrl-C aborts what runs; a second one ends the program. */
export async function stoppable<Value>(act: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
  const abort = new AbortController()
  const stop = (): void => abort.abort()
  process.once('SIGINT', stop)
  try {
    return await act(abort.signal)
  } finally {
    process.off('SIGINT', stop)
  }
}
