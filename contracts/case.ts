import type { Endpoint, RequestOf, WireResponseOf } from './endpoint.ts'
import { statusOf, type ErrorBody, type MessageCode } from './errors.ts'
import { isMultipart } from './multipart.ts'
import { state, states, type StateUse } from './states.ts'

/** Who calls: nobody sends no bearer, guest and member an access token, refresh a refresh token. */
export type Caller = 'nobody' | 'guest' | 'member' | 'refresh'

interface CaseBase<E extends Endpoint> {
  as: Caller
  /**
   * States beside the caller's. A guest or a member with the usual coins is added in front, unless one of these already
   * returns tokens: `given: [state('a member', { freeCoin: 0 })]`.
   */
  given?: readonly StateUse[]
  request: RequestOf<E>
  /** Rules of the specification that a host keeps by answering so; they stand in the title of the case's test. */
  rules?: readonly `S${number}`[]
}

/** The call succeeds with 200. */
export interface SuccessCase<E extends Endpoint> extends CaseBase<E> {
  /** As it goes over the wire. An example: a host is held to its shape, not to its values. */
  answer: WireResponseOf<E>
  /** Dotted paths in the answer whose values are held to the letter: `['seek.hasNext']`. */
  exact?: readonly string[]
  /**
   * Dotted paths in lists whose values come in the order of the example: `['list.createTime']`. Pact compares each
   * entry with the first, so `contracts:verify` alone sees it.
   */
  ordered?: readonly string[]
}

/** The call fails with the status of the code and `{ messageCode, code }`. */
export interface FailureCase<E extends Endpoint> extends CaseBase<E> {
  fails: MessageCode
}

/** One named example of a call: what holds, who asks what, and what comes back. */
export type Case<E extends Endpoint = Endpoint> = SuccessCase<E> | FailureCase<E>

type Named<E extends Endpoint> = {
  /** Every optional field of request and answer is there, but what `sentToPresents` shows. */
  full: SuccessCase<E>
  /** The member's holdings are full, and the answer says what was sent to the present box. */
  sentToPresents?: SuccessCase<E>
  /** Every optional field is absent; only where there is one (kept by a test). */
  minimal?: SuccessCase<E>
} & { [name: string]: Case<E> }

type EndpointKeys<M> = { [K in keyof M]: M[K] extends Endpoint ? K : never }[keyof M]

/**
 * The cases of an area, by endpoint and name. `import * as endpoints from './gacha.endpoints.ts'` and write
 * `satisfies AreaCases<typeof endpoints>`: an endpoint without cases, or a list without `empty`, does not compile.
 */
export type AreaCases<M> = {
  [K in EndpointKeys<M>]: M[K] extends Endpoint
    ? Named<M[K]> & (K extends `list${string}` ? { empty: SuccessCase<M[K]> } : unknown)
    : never
}

export function isFailure(example: Case): example is FailureCase<Endpoint> {
  return 'fails' in example
}

/**
 * A text in the body that the state hook answers with, such as a token of the caller's session: `{ token:
 * fromState('firebaseToken') }`. Where no state of the case answers with it, it goes over the wire as it stands here.
 */
export const fromState = (name: string) => `\${${name}}`

/** The status of the answer. */
export function statusOfCase(example: Case): number {
  return isFailure(example) ? statusOf(example.fails) : 200
}

/** The body as it goes over the wire. */
export function bodyOfCase(example: Case): unknown {
  if (!isFailure(example)) return example.answer
  return { messageCode: example.fails, code: statusOf(example.fails) } satisfies ErrorBody
}

/** Headers of the answer beside its type: TooManyRequests says in seconds when to try again. */
export function headersOfCase(example: Case): Readonly<Record<string, string>> {
  return isFailure(example) && example.fails === 'TooManyRequests' ? { 'Retry-After': '60' } : {}
}

/** All states of a case in their order, the caller's first. */
export function statesOfCase({ as, given = [] }: Pick<Case, 'as' | 'given'>): readonly StateUse[] {
  const hasCaller = given.some(({ name }) => states[name].returns.length > 0)
  if (as === 'nobody' || hasCaller) return given
  return [as === 'guest' ? state('a guest') : state('a member'), ...given]
}

/** What the bearer is made of, with the names the state hook answers with; undefined when there is none. */
export function bearerOfCase({ as }: Pick<Case, 'as'>): 'accessToken' | 'refreshToken' | undefined {
  if (as === 'nobody') return undefined
  return as === 'refresh' ? 'refreshToken' : 'accessToken'
}

/**
 * What every call with a JSON body owes: a field that nobody declared is refused, so that a misspelt one is noticed.
 */
export function unknownFieldCase(
  endpoint: Endpoint,
  { as, given, request }: SuccessCase<Endpoint>,
): Record<string, FailureCase<Endpoint>> {
  const sent = (request as { body?: unknown }).body
  if (!endpoint.body || isMultipart(endpoint) || typeof sent !== 'object') return {}
  const misspell = (each: object) => ({ ...each, nobodyDeclaredThis: true })
  const body = Array.isArray(sent) ? sent.map(misspell) : misspell(sent as object)
  const misspelt = { ...(request as object), body }
  return { withUnknownField: { as, given, request: misspelt, fails: 'InvalidArgument' } }
}

/**
 * What every call owes for its kind of bearer, before it looks at anything else: none at all is refused
 * (Unauthenticated), so is a guest where a member is asked (PermissionDenied), and an access token where a refresh
 * token is asked.
 */
export function bearerCases(
  endpoint: Endpoint,
  { request }: SuccessCase<Endpoint>,
): Record<string, FailureCase<Endpoint>> {
  const refused = (as: Caller, fails: MessageCode) => ({ as, request, fails })
  if (endpoint.auth === 'none') return {}
  const withoutBearer = refused('nobody', 'Unauthenticated')
  if (endpoint.auth === 'member') return { withoutBearer, asGuest: refused('guest', 'PermissionDenied') }
  if (endpoint.auth === 'refresh') return { withoutBearer, withAccessToken: refused('member', 'Unauthenticated') }
  return { withoutBearer }
}
