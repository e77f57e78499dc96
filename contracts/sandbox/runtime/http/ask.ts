import type * as z from 'zod/mini'
import type { Endpoint, ParamsOf, ResponseOf } from '../../../endpoint.ts'
import type { Area, Registry } from '../../../registry.ts'
import type { Db } from '../../schema.ts'
import type { OpenWorld } from '../db/worlds.ts'
import { found } from '../failure.ts'
import type { SandboxServices } from '../services.ts'

type OutputOf<S> = S extends z.ZodMiniType ? z.output<S> : undefined

/** One call as its handler sees it: authenticated and parsed. */
export interface Ask<E extends Endpoint = Endpoint> {
  params: ParamsOf<E['path']>
  query: OutputOf<E['query']>
  body: OutputOf<E['body']>
  /** Tables of the caller's world. */
  db: Db
  /** The instant of this call, by the clock of the caller's world. */
  now: Date
  world: OpenWorld
  /** Whether this call may give a member something (`inventory/grant.ts`). */
  grants: Exclude<E['grants'], undefined>
  services: SandboxServices
  /** `POST /v1/auth/signin`: each call has buckets of its own where calls are counted. */
  operation: string
  /** The network it came from, for rate limits (`clientNetwork.ts`). */
  address: string
  /** The browser, by the cookie that the guest sign-in gave it; undefined where it takes none. */
  deviceId: string | undefined
  /** Undefined where no bearer is asked for. */
  sessionId: string | undefined
  /** The member; undefined for a guest. */
  accountId: string | undefined
  /** The refresh token that came as the bearer. */
  refreshTokenId: string | undefined
  /** The header of that name, when it has the form of one. */
  idempotencyKey: string | undefined
}

/** The member of a call for members only, where the guest has already been refused. */
export const memberOf = ({ accountId }: Pick<Ask, 'accountId'>): string => found(accountId, 'PermissionDenied')

export type Handler<E extends Endpoint> = (ask: Ask<E>) => Promise<ResponseOf<E>>

/** The handlers of an area, one for each endpoint: a missing one does not compile. */
export type Handlers<A extends Area> = {
  [N in keyof Registry[A]]: Registry[A][N] extends Endpoint ? Handler<Registry[A][N]> : never
}
