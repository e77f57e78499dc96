import type { Endpoint, RequestOf, WireResponseOf } from './endpoint.ts'
import { statusOf, type ErrorBody, type MessageCode } from './errors.ts'
import { isMultipart } from './multipart.ts'
import { state, states, type StateUse } from './states.ts'

/**
 * Who sends the request of a case. `nobody` sends no bearer token, `guest` and `member` an access token, `refresh` a
 * refresh token.
 */
export type Caller = 'nobody' | 'guest' | 'member' | 'refresh'

interface CaseBase<E extends Endpoint> {
  as: Caller
  /**
   * Further provider states. The state of a guest, or of a member with the default coins, is added in front unless one
   * of these states already returns tokens: `given: [state('a member', { freeCoin: 0 })]`.
   */
  given?: readonly StateUse[]
  request: RequestOf<E>
  /** Rules of the specification that this case proves; they are shown in the title of the case's test. */
  rules?: readonly `S${number}`[]
}

/** A case in which the request succeeds with status 200. */
export interface SuccessCase<E extends Endpoint> extends CaseBase<E> {
  /** The answer as sent over the wire. It is an example: a host must match its shape, not its values. */
  answer: WireResponseOf<E>
  /** Dotted paths whose values a host must match exactly: `['seek.hasNext']`. */
  exact?: readonly string[]
  /**
   * Dotted paths in lists whose values must have the order of the example: `['list.createTime']`. Only
   * `contracts:verify` checks this, because Pact compares each entry with the first.
   */
  ordered?: readonly string[]
}

/** A case in which the host refuses the request with the code's status and `{ messageCode, code }`. */
export interface FailureCase<E extends Endpoint> extends CaseBase<E> {
  fails: MessageCode
}

/** A named example of an endpoint: the provider states, the request and the answer. */
export type Case<E extends Endpoint = Endpoint> = SuccessCase<E> | FailureCase<E>

type Named<E extends Endpoint> = {
  /** The case that contains every optional field of request and answer, except those in the case `sentToPresents`. */
  full: SuccessCase<E>
  /** The case in which the member's holdings are full and the answer lists what was sent to the present box. */
  sentToPresents?: SuccessCase<E>
  /** The case that contains no optional field; required if there are optional fields (a test checks this). */
  minimal?: SuccessCase<E>
} & { [name: string]: Case<E> }

type EndpointKeys<M> = { [K in keyof M]: M[K] extends Endpoint ? K : never }[keyof M]

/**
 * The cases of an area, by endpoint and name. `import * as endpoints from './gacha.endpoints.ts'` and write `satisfies
 * AreaCases<typeof endpoints>`: an endpoint without cases, or a list without `empty`, does not compile.
 */
export type AreaCases<M> = {
  [K in EndpointKeys<M>]: M[K] extends Endpoint
    ? Named<M[K]> & (K extends `list${string}` ? { empty: SuccessCase<M[K]> } : unknown)
    : never
}

/** Whether a case expects the host to refuse the request. Narrows its type to {@link FailureCase}. */
export function isFailure(example: Case): example is FailureCase<Endpoint> {
  return 'fails' in example
}

/**
 * Returns a placeholder in the body for a value that the state hook returns, such as a token of the caller's session:
 * `{ token: stateValuePlaceholder('firebaseToken') }`. If no state of the case returns the value, the placeholder
 * itself is sent.
 */
export const stateValuePlaceholder = (name: string) => `\${${name}}`

/** The HTTP status of the answer that a case expects. */
export function statusOfCase(example: Case): number {
  return isFailure(example) ? statusOf(example.fails) : 200
}

/** The answer's body that a case expects, as sent over the wire. */
export function bodyOfCase(example: Case): unknown {
  if (!isFailure(example)) return example.answer
  return { messageCode: example.fails, code: statusOf(example.fails) } satisfies ErrorBody
}

/** The headers of the answer besides its content type: for TooManyRequests, Retry-After in seconds. */
export function headersOfCase(example: Case): Readonly<Record<string, string>> {
  return isFailure(example) && example.fails === 'TooManyRequests' ? { 'Retry-After': '60' } : {}
}

/** All provider states of a case in order, starting with the one that creates the caller. */
export function statesOfCase({ as, given = [] }: Pick<Case, 'as' | 'given'>): readonly StateUse[] {
  const hasCaller = given.some(({ name }) => states[name].returns.length > 0)
  if (as === 'nobody' || hasCaller) return given
  return [as === 'guest' ? state('a guest') : state('a member'), ...given]
}

/** The name of the value from the state hook that a case sends as its bearer token; undefined if it sends none. */
export function bearerOfCase({ as }: Pick<Case, 'as'>): 'accessToken' | 'refreshToken' | undefined {
  if (as === 'nobody') return undefined
  return as === 'refresh' ? 'refreshToken' : 'accessToken'
}

/**
 * Generates a case for every endpoint with a JSON body: a host refuses an undeclared field, so that misspellings are
 * noticed. The verification also accepts a host that ignores such a field (Q460).
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
  return { withUnknownField: { as, ...(given && { given }), request: misspelt, fails: 'InvalidArgument' } }
}

/**
 * Generates the cases that every endpoint has because of its kind of bearer token, which a host checks before anything
 * else. A request without the token is refused (Unauthenticated). A guest is refused where a member is required
 * (PermissionDenied). An access token is refused where a refresh token is required (PermissionDenied).
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
