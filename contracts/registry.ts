import type * as z from 'zod/mini'
import * as account from './account/account.endpoints.ts'
import * as auth from './auth/auth.endpoints.ts'
import * as channel from './channel/channel.endpoints.ts'
import * as coin from './coin/coin.endpoints.ts'
import * as collection from './collection/collection.endpoints.ts'
import type { Endpoint } from './endpoint.ts'
import * as gacha from './gacha/gacha.endpoints.ts'
import * as maintenance from './maintenance/maintenance.endpoints.ts'
import * as notice from './notice/notice.endpoints.ts'
import * as payment from './payment/payment.endpoints.ts'
import * as shop from './shop/shop.endpoints.ts'

type EndpointsIn<M> = { [K in keyof M as M[K] extends Endpoint ? K : never]: M[K] }

function endpointsIn<M extends object>(module: M): EndpointsIn<M> {
  return Object.fromEntries(
    Object.entries(module).filter(([, value]) => typeof value === 'object' && value !== null && 'path' in value),
  ) as EndpointsIn<M>
}

/** What each area's file exports: endpoints, and the shapes they share. */
const areas = { account, auth, channel, coin, collection, gacha, maintenance, notice, payment, shop }

/**
 * Every declared call by area and name: `registry.gacha.drawGacha`. For tools, tests and the sandbox; the app imports single
 * endpoints, so that a route loads only its own schemas.
 */
export const registry = Object.fromEntries(
  Object.entries(areas).map(([area, module]) => [area, endpointsIn(module)]),
) as { [A in keyof typeof areas]: EndpointsIn<(typeof areas)[A]> }

export type Registry = typeof registry
export type Area = keyof Registry

/** Every exported shape by name: `shapes.drawnItem`. */
export const shapes: Readonly<Record<string, z.ZodMiniType>> = Object.fromEntries(
  Object.values(areas).flatMap((module) =>
    Object.entries<unknown>(module).filter((entry): entry is [string, z.ZodMiniType] => isSchema(entry[1])),
  ),
)

function isSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '_zod' in value
}
