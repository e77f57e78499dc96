import type { Call } from '../../client.ts'
import type { Host } from '../../hosts.ts'
import type { StateName, StateParams, StateValues } from '../../states.ts'

/** Parts of a host that pacts cannot express. Each part has separate scripts (Q451). */
export const extraParts = ['streams', 'media', 'signalling', 'webhook'] as const
/** A part of a host that pacts cannot express. */
export type ExtraPart = (typeof extraParts)[number]

/** A requirement that can only be checked by several requests. A script runs against a running host. */
export interface Script {
  host: Host
  /** Further hosts that the script calls. The script runs only if their addresses are known too. Default: none. */
  otherHosts?: readonly Host[]
  /**
   * Whether the script calls endpoints that the specification does not contain, so that `--core` leaves it out.
   * Default: false.
   */
  needsOurEndpoints?: boolean
  /** The requirement that the script checks, as a sentence. */
  name: string
  /** The ids of the specification that the script proves. */
  proves: readonly string[]
  /**
   * The part of the host, outside the pacts, that the script tests. Such a script runs only if the caller names the
   * part (Q451).
   */
  part?: ExtraPart
  /** Runs the script; throws {@link ScriptFailure} if the host violates the requirement. */
  play: (stage: ScriptContext) => Promise<void>
}

/** The functions that a script receives. */
export interface ScriptContext {
  /**
   * Sets up a state at every host that the script calls. Resolves with its parameters, replaced and extended by the
   * hook's answer.
   */
  given: <N extends StateName>(
    name: N,
    params?: Partial<StateParams<N>>,
  ) => Promise<StateParams<N> & StateValues<N> & { accountId?: string }>
  /** Returns a client whose requests have this token as the bearer; each request goes to the endpoint's host. */
  as: (token: string) => Call
  /** Sends a request without the client: to a path of the host, or to an address. */
  send: (address: string, init?: RequestInit) => Promise<Response>
  /**
   * Whether only requirements of the specification are checked, so that the host may lack the endpoints that the
   * product adds.
   */
  core: boolean
  /** The regular expression of `--calls`, which names interactions and scripts; empty for all. */
  only: string
  /** Maximum number of requests that a script sends to find a rate limit. */
  limitCalls: number
}

/** The error of a script if the host violates its requirement; the message describes how. */
export class ScriptFailure extends Error {
  override name = 'ScriptFailure'
}

/**
 * The error that ends a script which cannot run at this host, or with these options. The message contains the reason.
 */
export class NotTried extends Error {
  override name = 'NotTried'
}

/** Returns the title of a script in reports: `user: signing out ends the session (X3)`. */
export const scriptTitle = ({ host, name, proves }: Script) => `${host}: ${name} (${proves.join(', ')})`

/**
 * Checks a requirement.
 *
 * @throws {ScriptFailure} with the message `otherwise` if the condition is false
 */
export function assertHolds(isTrue: boolean, otherwise: string): asserts isTrue {
  if (!isTrue) throw new ScriptFailure(otherwise)
}

/** Whether two answers are deeply equal. The order of fields does not matter. */
export { isDeepStrictEqual as isSame } from 'node:util'
