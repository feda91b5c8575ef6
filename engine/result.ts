/** The result of parsing outside input: a value, or a fault that can be told to a person. `throw` means that we have a bug. */
export type Result<Value, Fault> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: Fault }

export function good<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value }
}

export function bad<Fault>(fault: Fault): { readonly ok: false; readonly fault: Fault } {
  return { ok: false, fault }
}

/** The value of a result that cannot be a fault unless we have a bug: `unwrap(readLog(game, ours))`. Throws if it is one. */
export function unwrap<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.fault))
  return result.value
}
