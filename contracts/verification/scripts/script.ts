import type { Call } from '../../client.ts'
import type { Host } from '../../hosts.ts'
import type { StateName, StateParams, StateValues } from '../../states.ts'

/** A promise of several steps, which no single interaction holds: it is played against a running host. */
export interface Script {
  host: Host
  /** What assertHolds, as a sentence. */
  name: string
  /** Ids of the specification that it proves. */
  proves: readonly string[]
  /** Throws {@link ScriptFailure} where the host does something else. */
  play: (stage: Stage) => Promise<void>
}

/** What a script has at hand. */
export interface Stage {
  /** Makes a state true; answers with its parameters, and what the hook gave in their place or beside them. */
  given: <N extends StateName>(
    name: N,
    params?: Partial<StateParams<N>>,
  ) => Promise<StateParams<N> & StateValues<N> & { accountId?: string }>
  /** Calls with this token as the bearer. */
  as: (token: string) => Call
  /** How many calls of a kind are sent at most, to see that a limit refuses one. */
  limitCalls: number
}

/** The host does something else than the script says; the message says what. */
export class ScriptFailure extends Error {
  override name = 'ScriptFailure'
}

/** How a script stands in a report: `user: signing out ends the session (X3)`. */
export const titleOf = ({ host, name, proves }: Script) => `${host}: ${name} (${proves.join(', ')})`

/** @throws {ScriptFailure} with this sentence, unless it holds */
export function assertHolds(isTrue: boolean, otherwise: string): asserts isTrue {
  if (!isTrue) throw new ScriptFailure(otherwise)
}

/** Whether two answers say the same, in any order of their fields. */
export { isDeepStrictEqual as isSame } from 'node:util'
