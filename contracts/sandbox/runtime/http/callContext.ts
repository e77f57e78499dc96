import type * as z from 'zod/mini'
import type { Endpoint, ParamsOf, ResponseOf } from '../../../endpoint.ts'
import type { Area, Registry } from '../../../registry.ts'
import type { Db } from '../../schema.ts'
import type { OpenDataset } from '../db/datasets.ts'
import { orFail } from '../failure.ts'
import type { SandboxServices } from '../services.ts'

type OutputOf<S> = S extends z.ZodMiniType ? z.output<S> : undefined

/** The context of one authenticated and parsed request, which its handler receives. */
export interface CallContext<E extends Endpoint = Endpoint> {
  params: ParamsOf<E['path']>
  query: OutputOf<E['query']>
  body: OutputOf<E['body']>
  /** The tables of the caller's dataset. */
  db: Db
  /** The time of this request by the clock of the caller's dataset. */
  now: Date
  dataset: OpenDataset
  /** Whether this request may give a member something (`inventory/grant.ts`). */
  grants: Exclude<E['grants'], undefined>
  services: SandboxServices
  /** The method and path, for example `POST /v1/auth/signin`. Rate limits use it to count each endpoint separately. */
  operation: string
  /** The caller's network, for rate limits (`clientNetwork.ts`). */
  address: string
  /** The id of the browser from the cookie that the guest sign-in sets; undefined without the cookie. */
  deviceId: string | undefined
  /** The user agent, for the name of the device in the member's list of sessions; undefined without one. */
  userAgent: string | undefined
  /** The id of the session; undefined for requests without a bearer token. */
  sessionId: string | undefined
  /** The member's account; undefined for a guest. */
  accountId: string | undefined
  /** The refresh token that was sent as the bearer. */
  refreshTokenId: string | undefined
  /** The value of the Idempotency-Key header; undefined if it is missing or malformed. */
  idempotencyKey: string | undefined
}

/** The caller's account, for endpoints that only members can use; guests have already been refused. */
export const memberIdOf = ({ accountId }: Pick<CallContext, 'accountId'>): string =>
  orFail(accountId, 'PermissionDenied')

/** Handles one request: returns the answer, or throws a Failure. */
export type Handler<E extends Endpoint> = (ctx: CallContext<E>) => Promise<ResponseOf<E>>

/** The handlers of an area, one per endpoint: a missing one does not compile. */
export type Handlers<A extends Area> = {
  [N in keyof Registry[A]]: Registry[A][N] extends Endpoint ? Handler<Registry[A][N]> : never
}
