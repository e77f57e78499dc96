/**
 * What a change means for one side.
 *
 * - `breaking` for a host: one that kept the contract before may no longer keep it, and has to change before the app
 *   goes out. For the app: one that is out may fail at a host that keeps only the new contract.
 * - `compatible`: the contract is another one, and this side may stay as it is.
 * - `cosmetic`: nothing goes over the wire otherwise.
 */
export type Verdict = 'breaking' | 'compatible' | 'cosmetic'

export interface Change {
  /** In words: `sends count`. */
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

/** The gravest verdict of a side. */
export const worst = (verdicts: readonly Verdict[]): Verdict =>
  order.findLast((verdict) => verdicts.includes(verdict)) ?? 'cosmetic'

/** Keys of both, in their order. */
export const keysOf = (before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>) => [
  ...new Set([...before.keys(), ...after.keys()]),
]

/** Those of the first that the second lacks. */
export const without = <T>(these: readonly T[], those: readonly T[]) => these.filter((each) => !those.includes(each))

export const isSame = (before: unknown, after: unknown) => JSON.stringify(before) === JSON.stringify(after)
