import type { Call } from '../../client.ts'
import type { Host } from '../../hosts.ts'
import type { StateName, StateParams, StateValues } from '../../states.ts'

/** A requirement that needs several calls to check. Runs against a running host. */
export interface Script {
  host: Host
  /** The requirement as a sentence. */
  name: string
  /** Ids of the specification that it proves. */
  proves: readonly string[]
  /** Runs the script; throws {@link ScriptFailure} if the host violates the requirement. */
  play: (stage: ScriptContext) => Promise<void>
}

/** Functions for a script. */
export interface ScriptContext {
  /** Sets up a state. Resolves with its parameters, replaced and extended by the hook's answer. */
  given: <N extends StateName>(
    name: N,
    params?: Partial<StateParams<N>>,
  ) => Promise<StateParams<N> & StateValues<N> & { accountId?: string }>
  /** Returns a client with this token as the bearer. */
  as: (token: string) => Call
  /** Maximum number of calls to find a rate limit. */
  limitCalls: number
}

/** The host violates a script's requirement; the message describes how. */
export class ScriptFailure extends Error {
  override name = 'ScriptFailure'
}

/** Title of a script in reports: `user: signing out ends the session (X3)`. */
export const scriptTitle = ({ host, name, proves }: Script) => `${host}: ${name} (${proves.join(', ')})`

/** @throws {ScriptFailure} with the message `otherwise` if the condition is false */
export function assertHolds(isTrue: boolean, otherwise: string): asserts isTrue {
  if (!isTrue) throw new ScriptFailure(otherwise)
}

/** Deep equality of two answers, independent of the order of fields. */
export { isDeepStrictEqual as isSame } from 'node:util'
