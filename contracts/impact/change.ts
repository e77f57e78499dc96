/**
 * What a change means for one side.
 *
 * - `breaking` for a host: a host that fulfilled the old contract may not fulfil the new one, and must change before
 *   the app is deployed. For the app: a deployed app may fail at a host that fulfils only the new contract.
 * - `compatible`: the contract changed, but this side needs no change.
 * - `cosmetic`: nothing changes on the wire.
 */
export type Verdict = 'breaking' | 'compatible' | 'cosmetic'

export interface Change {
  /** Description: `sends count`. */
  text: string
  host: Verdict
  app: Verdict
}

export const breaksHost = (text: string): Change => ({ text, host: 'breaking', app: 'compatible' })
export const breaksApp = (text: string): Change => ({ text, host: 'compatible', app: 'breaking' })
export const breaksBoth = (text: string): Change => ({ text, host: 'breaking', app: 'breaking' })
export const compatible = (text: string): Change => ({ text, host: 'compatible', app: 'compatible' })
export const cosmetic = (text: string): Change => ({ text, host: 'cosmetic', app: 'cosmetic' })

const order: readonly Verdict[] = ['cosmetic', 'compatible', 'breaking']

/** The most serious verdict. */
export const mostSeriousVerdict = (verdicts: readonly Verdict[]): Verdict =>
  order.findLast((verdict) => verdicts.includes(verdict)) ?? 'cosmetic'

/** Keys of both maps, in order. */
export const keysOfBoth = (before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>) => [
  ...new Set([...before.keys(), ...after.keys()]),
]

/** Entries of the first list that the second does not contain. */
export const entriesMissingIn = <T>(these: readonly T[], those: readonly T[]) =>
  these.filter((each) => !those.includes(each))

export const isSame = (before: unknown, after: unknown) => JSON.stringify(before) === JSON.stringify(after)
