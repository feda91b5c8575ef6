/** The texts of a check of the dice. */
import type { Says } from '../../engine/text/catalog.ts'
import type { Nothing } from '../../fair/verify.ts'

export interface VerifyTexts {
  readonly title: string
  readonly verified: string
  readonly failed: string
  readonly nothing: string

  /** At least one throw. */
  readonly throws: Says<{ throws: number; dice: number }>
  readonly noThrows: string
  /** At least one: without any there is nothing to verify. */
  readonly devices: Says<{ devices: number }>
  /** At least one: each time bytes were withheld, one result could be discarded. */
  readonly restarts: Says<{ restarts: number }>
  /** At least one: a throw whose race was lost is made again, and the host could do that on purpose. */
  readonly voided: Says<{ voided: number }>
  readonly notOver: string
  /** It is the table that this device sat at. */
  readonly remembered: string
  /** What it does not prove. */
  readonly limits: string

  readonly firstWrong: string
  readonly proof: ProofTexts

  readonly why: { readonly [why in Nothing['why']]: string }
  readonly legal: string
}

/** Errors in the lines of the proof. The command line says more about each. */
export interface ProofTexts {
  readonly throw: Says<{ n: number; due: string; got: string }>
  readonly unreadable: string
  readonly version: Says<{ got: number; known: number }>
  readonly outOfPlace: string
  /** Commitments, bytes and secret do not belong to each other. */
  readonly mismatch: string
  /** This device remembers another commitment, or other bytes. */
  readonly otherTable: string
}
