import type * as z from 'zod/mini'
import type { Endpoint, ParamsOf, ResponseOf } from '../../../endpoint.ts'
import type { Area, Registry } from '../../../registry.ts'
import type { Db } from '../../schema.ts'
import type { OpenDataset } from '../db/datasets.ts'
import { orFail } from '../failure.ts'
import type { SandboxServices } from '../services.ts'

type OutputOf<S> = S extends z.ZodMiniType ? z.output<S> : undefined

/** The context of one authenticated and parsed call, as its handler receives it. */
export interface CallContext<E extends Endpoint = Endpoint> {
  params: ParamsOf<E['path']>
  query: OutputOf<E['query']>
  body: OutputOf<E['body']>
  /** Tables of the caller's dataset. */
  db: Db
  /** Time of this call by the clock of the caller's dataset. */
  now: Date
  dataset: OpenDataset
  /** Whether this call may give a member something (`inventory/grant.ts`). */
  grants: Exclude<E['grants'], undefined>
  services: SandboxServices
  /** Method and path, for example `POST /v1/auth/signin`. Rate limits count each call separately by it. */
  operation: string
  /** The caller's network, for rate limits (`clientNetwork.ts`). */
  address: string
  /** Id of the browser from the cookie that the guest sign-in sets; undefined without the cookie. */
  deviceId: string | undefined
  /** Undefined for calls without a bearer token. */
  sessionId: string | undefined
  /** The member's account; undefined for a guest. */
  accountId: string | undefined
  /** The refresh token that was sent as the bearer. */
  refreshTokenId: string | undefined
  /** The Idempotency-Key header, if well-formed. */
  idempotencyKey: string | undefined
}

/** The account of a call for members only, for which guests have already been refused. */
export const memberIdOf = ({ accountId }: Pick<CallContext, 'accountId'>): string =>
  orFail(accountId, 'PermissionDenied')

/** Handles one call: returns the answer, or throws a Failure. */
export type Handler<E extends Endpoint> = (ctx: CallContext<E>) => Promise<ResponseOf<E>>

/** The handlers of an area, one per endpoint: a missing one does not compile. */
export type Handlers<A extends Area> = {
  [N in keyof Registry[A]]: Registry[A][N] extends Endpoint ? Handler<Registry[A][N]> : never
}
