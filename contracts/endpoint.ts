import type * as z from 'zod/mini'
import type { MessageCode } from './errors.ts'
import type { Host } from './hosts.ts'

type Schema = z.ZodMiniType

/** What a call must carry as its bearer (A§7, S074–S075). */
export type Auth =
  /** Any access token, a guest's or a member's. */
  | 'anyone'
  /** A member's access token; the client does not send the call for guests (S062). */
  | 'member'
  /** The refresh token. */
  | 'refresh'
  /** None: the call that obtains the first token. */
  | 'none'

/** One REST call, as declared. Wire names are kept exactly (Q54). */
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
  /** With `{name}` segments, as in the documents. */
  path: Path
  auth: Auth
  query?: Query
  body?: Body
  response: Response
  /** Suppresses the global error display; session-level handling still runs (S079, Q37). Default: false. */
  silent?: boolean
  /** Sends an Idempotency-Key, so that a repeated call moves coins once (X13). Default: false. */
  idempotent?: boolean
  /**
   * Takes coins or money: the app sends it only with what the member has confirmed, and with the price that was shown
   * (`expectedPrice` in its query, Q353). `needsPurchase`: only where its body says so. Default: false.
   */
  paid?: Paid
  /**
   * May give the member something: coins, items, rewards. What passes a holding limit waits in the present box (Q372).
   * Default: false.
   */
  grants?: Grants
  /**
   * Asked with `Accept: text/event-stream`, answers with server-sent events: the answer at once, and again whenever it
   * changes (Q61). It is the same for everybody who may ask: one reading may serve all streams. Default: false.
   */
  stream?: boolean
  /** Milliseconds. Default: 30 000 (Q38); media 50 000 (S087). */
  timeout?: number
  /** Message codes its screens tell apart; any other code is possible and gets the generic dialog. */
  codes?: readonly Code[]
  /** Row of the list of calls (C001–C181), or `ours` for a call the documents lack, with the reason in `why`. */
  source: `C${number}` | 'ours'
  why?: string
  summary: string
}

export type ParamsOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: string } & ParamsOf<Rest>
  : unknown

export interface Endpoint<
  Path extends string = string,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
  Code extends MessageCode = MessageCode,
  Paid extends boolean | 'needsPurchase' = boolean | 'needsPurchase',
  Grants extends boolean = boolean,
> extends EndpointSpec<Path, Query, Body, Response, Code, Paid, Grants> {
  /** Required here, so that an endpoint without one says so in its type. */
  query: Query
  body: Body
  silent: boolean
  idempotent: boolean
  paid: Paid
  stream: boolean
  timeout: number
  codes: readonly Code[]
}

/** Thirty seconds: the general time-out (Q38). */
export const defaultTimeout = 30_000

/**
 * Declares one REST call. Everything else — client, Pact, OpenAPI, MSW, sandbox — is derived from it. It only makes a
 * value: a bundler leaves out what nobody calls.
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

/** A query of which every field may be left out may be left out as a whole. */
type QueryOf<Q> = object extends Q ? { query?: Q } : { query: Q }

/** What a caller hands to `call()`: only the parts this endpoint has, each typed by its schema. */
export type RequestOf<E extends Endpoint> = (unknown extends ParamsOf<E['path']>
  ? unknown
  : { params: ParamsOf<E['path']> }) &
  (undefined extends E['query'] ? unknown : QueryOf<Input<E['query']>>) &
  (undefined extends E['body'] ? unknown : { body: Input<E['body']> })

/** The parsed answer. */
export type ResponseOf<E extends Endpoint> = z.output<E['response']>

/** What a server sends: the schema before tolerant reading. */
export type WireResponseOf<E extends Endpoint> = z.input<E['response']>

/** `/v2/gacha/{id}/draw` and `{ id: 'g1' }` → `/v2/gacha/g1/draw`, each value encoded as one segment. */
export function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (!value) throw new Error(`The path ${path} needs a value for {${name}}`)
    return encodeURIComponent(value)
  })
}
