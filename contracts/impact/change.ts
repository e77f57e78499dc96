/**
 * What a change of the contract means for one side: the hosts, or the deployed app.
 *
 * - `breaking` for a host: a host that fulfilled the old contract may not fulfil the new one, and must change before
 * the app is deployed. For the app: a deployed app may fail at a host that fulfils only the new contract.
 * - `compatible`: the contract changed, but this side needs no change.
 * - `cosmetic`: nothing changes on the wire.
 */
export type Verdict = 'breaking' | 'compatible' | 'cosmetic'

/** One change between two revisions of the contract, with its verdict for hosts and for the deployed app. */
export interface Change {
  /** The description of the change, such as `sends count`. */
  text: string
  host: Verdict
  app: Verdict
  /**
   * Whether the change breaks only hosts that refuse undeclared fields. A host may ignore such fields instead (Q460).
   */
  isIgnorable?: true
}

/** Creates a change to which hosts must react before the app is deployed. The deployed app needs no change. */
export const breaksHost = (text: string): Change => ({ text, host: 'breaking', app: 'compatible' })

/** Creates a change that makes the deployed app fail at a host that fulfils only the new contract. */
export const breaksApp = (text: string): Change => ({ text, host: 'compatible', app: 'breaking' })

/** Creates a change that is breaking for hosts and for the deployed app. */
export const breaksBoth = (text: string): Change => ({ text, host: 'breaking', app: 'breaking' })

/** Creates a change of the wire format that needs no change at hosts or in the deployed app. */
export const compatibleChange = (text: string): Change => ({ text, host: 'compatible', app: 'compatible' })

/** Creates a change that is not visible on the wire. */
export const cosmeticChange = (text: string): Change => ({ text, host: 'cosmetic', app: 'cosmetic' })

const order: readonly Verdict[] = ['cosmetic', 'compatible', 'breaking']

/** The most serious of several verdicts. */
export const mostSeriousVerdict = (verdicts: readonly Verdict[]): Verdict =>
  order.findLast((verdict) => verdicts.includes(verdict)) ?? 'cosmetic'

/** The keys of two maps without duplicates, in order. */
export const keysOfBoth = (before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>) => [
  ...new Set([...before.keys(), ...after.keys()]),
]

/** Entries of the first list that the second does not contain. */
export const entriesMissingIn = <T>(list: readonly T[], otherList: readonly T[]) =>
  list.filter((each) => !otherList.includes(each))

/** Whether two values have the same JSON text. */
export const haveSameJson = (before: unknown, after: unknown) => JSON.stringify(before) === JSON.stringify(after)
