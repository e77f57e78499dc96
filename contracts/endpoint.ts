import type * as z from 'zod/mini'
import type { MessageCode } from './errors.ts'
import type { Host } from './hosts.ts'

type Schema = z.ZodMiniType

/** The bearer token that an endpoint requires (A§7, S074–S075). */
export type Auth =
  /** Any access token, of a guest or a member. */
  | 'anyone'
  /** A member's access token. The client does not send such a request for guests (S062). */
  | 'member'
  /** The refresh token. */
  | 'refresh'
  /** No token: the endpoint that issues a guest's first token. */
  | 'none'

/** The declaration of one REST endpoint. Names on the wire are exactly those of the specification (Q54). */
export interface EndpointSpec<
  Path extends string,
  Query extends Schema | undefined,
  Body extends Schema | undefined,
  Response extends Schema,
  Code extends MessageCode = MessageCode,
  Paid extends boolean | 'needsPurchase' = boolean | 'needsPurchase',
  Grants extends boolean = boolean,
> {
  host: Host
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The path with `{name}` parameters, as in the specification. */
  path: Path
  auth: Auth
  query?: Query
  body?: Body
  response: Response
  /**
   * Whether errors of this endpoint are not shown in the global error display. Session errors are still handled.
   * Default: false (S079, Q37).
   */
  silent?: boolean
  /** Whether requests have an Idempotency-Key, so that repeating one moves coins only once (X13). Default: false. */
  idempotent?: boolean
  /**
   * Whether a request charges coins or money. The app sends such a request only after the member has confirmed it, with
   * the price that was shown (`expectedPrice` in its query). `needsPurchase`: only a request whose body has this field
   * charges. Default: false (Q353).
   */
  paid?: Paid
  /**
   * Whether a request may give the member something: coins, items, rewards. What exceeds a holding limit waits in the
   * present box (Q372). Default: false.
   */
  grants?: Grants
  /**
   * Whether the endpoint answers a request with `Accept: text/event-stream` by server-sent events: the answer at once,
   * and again whenever it changes (Q61). The answer must be the same for every permitted caller, so that streams can
   * share it. Default: false.
   */
  stream?: boolean
  /** Timeout in milliseconds. Default: 30,000 (Q38); for media 50,000 (S087). */
  timeout?: number
  /**
   * Message codes that the screens handle separately. A host may answer with other codes, which the app shows in its
   * general dialog.
   */
  codes?: readonly Code[]
  /**
   * The row in the specification's list of calls (API endpoints, C001–C181). `ours` for an endpoint that the product
   * adds, with the reason in `why`.
   */
  source: `C${number}` | 'ours'
  why?: string
  summary: string
}

/** The path parameters of a path such as `/v2/gacha/{id}/draw`: `{ id: string }`. */
export type ParamsOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: string } & ParamsOf<Rest>
  : unknown

/** A declared REST endpoint with its defaults filled in. */
export interface Endpoint<
  Path extends string = string,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
  Code extends MessageCode = MessageCode,
  Paid extends boolean | 'needsPurchase' = boolean | 'needsPurchase',
  Grants extends boolean = boolean,
> extends EndpointSpec<Path, Query, Body, Response, Code, Paid, Grants> {
  /**
   * `query` and `body` exist in this type for every endpoint, as `undefined` if the endpoint has none, so that the
   * types of requests can distinguish both cases.
   */
  query: Query
  body: Body
  silent: boolean
  idempotent: boolean
  paid: Paid
  stream: boolean
  timeout: number
  codes: readonly Code[]
}

/** Default timeout of a request in milliseconds (Q38). */
export const defaultTimeout = 30_000

/**
 * Declares one REST endpoint. The client, Pact, OpenAPI, MSW and sandbox are derived from it. It has no side effects,
 * so that bundlers can remove unused endpoints.
 */
// @__NO_SIDE_EFFECTS__
export function endpoint<
  const Path extends string,
  Response extends Schema,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  const Code extends MessageCode = never,
  const Paid extends boolean | 'needsPurchase' = false,
  const Grants extends boolean = false,
>(
  spec: EndpointSpec<Path, Query, Body, Response, Code, Paid, Grants>,
): Endpoint<Path, Query, Body, Response, Code, Paid, Grants> {
  const { query, body, paid } = spec as { query: Query; body: Body; paid: Paid }
  const defaults = { silent: false, idempotent: false, stream: false, timeout: defaultTimeout, codes: [] }
  return { ...defaults, ...spec, query, body, paid: paid ?? (false as Paid) }
}

type Input<S> = S extends Schema ? z.input<S> : never

/** The type of a request's query. It is optional as a whole if all its fields are optional. */
type QueryOf<Q> = object extends Q ? { query?: Q } : { query: Q }

/** The request that a caller passes to `call()`: only the parts that this endpoint has, each typed by its schema. */
export type RequestOf<E extends Endpoint> = (unknown extends ParamsOf<E['path']>
  ? unknown
  : { params: ParamsOf<E['path']> }) &
  (undefined extends E['query'] ? unknown : QueryOf<Input<E['query']>>) &
  (undefined extends E['body'] ? unknown : { body: Input<E['body']> })

/** The parsed answer of an endpoint. */
export type ResponseOf<E extends Endpoint> = z.output<E['response']>

/** The answer of an endpoint as a server sends it, before unknown fields and values are removed. */
export type WireResponseOf<E extends Endpoint> = z.input<E['response']>

/**
 * Fills a path: `/v2/gacha/{id}/draw` and `{ id: 'g1' }` → `/v2/gacha/g1/draw`. Each value is encoded as one segment.
 */
export function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (!value) throw new Error(`The path ${path} needs a value for {${name}}`)
    return encodeURIComponent(value)
  })
}
