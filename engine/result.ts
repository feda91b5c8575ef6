/** The result of parsing outside input: a value, or a fault that can be explained to a person. `throw` is for our own bugs. */
export type Result<Value, Fault> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: Fault }

/** Returns a success. */
export function good<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value }
}

/** Returns a failure. */
export function bad<Fault>(fault: Fault): { readonly ok: false; readonly fault: Fault } {
  return { ok: false, fault }
}

/** Returns the value of a result that is a fault only if we have a bug: `unwrap(readLog(game, ours))`. Throws on a fault. */
export function unwrap<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.fault))
  return result.value
}
