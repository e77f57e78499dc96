import type * as z from 'zod/mini'
import * as account from './account/account.endpoints.ts'
import * as address from './address/address.endpoints.ts'
import * as analytics from './analytics/analytics.endpoints.ts'
import * as auth from './auth/auth.endpoints.ts'
import * as block from './block/block.endpoints.ts'
import * as campaign from './campaign/campaign.endpoints.ts'
import * as channel from './channel/channel.endpoints.ts'
import * as coin from './coin/coin.endpoints.ts'
import * as collection from './collection/collection.endpoints.ts'
import * as deadline from './deadline/deadline.endpoints.ts'
import * as door from './door/door.endpoints.ts'
import * as draw from './draw/draw.endpoints.ts'
import type { Endpoint } from './endpoint.ts'
import * as event from './event/event.endpoints.ts'
import * as gacha from './gacha/gacha.endpoints.ts'
import * as home from './home/home.endpoints.ts'
import * as livetalk from './livetalk/livetalk.endpoints.ts'
import * as lottery from './lottery/lottery.endpoints.ts'
import * as maintenance from './maintenance/maintenance.endpoints.ts'
import * as notice from './notice/notice.endpoints.ts'
import * as offer from './offer/offer.endpoints.ts'
import * as payment from './payment/payment.endpoints.ts'
import * as post from './post/post.endpoints.ts'
import * as preorder from './preorder/preorder.endpoints.ts'
import * as present from './present/present.endpoints.ts'
import * as realtime from './realtime/realtime.endpoints.ts'
import * as reminder from './reminder/reminder.endpoints.ts'
import * as report from './report/report.endpoints.ts'
import * as serial from './serial/serial.endpoints.ts'
import * as shop from './shop/shop.endpoints.ts'
import * as special from './special/special.endpoints.ts'
import * as spending from './spending/spending.endpoints.ts'
import * as story from './story/story.endpoints.ts'
import * as ticket from './ticket/ticket.endpoints.ts'
import * as video from './video/video.endpoints.ts'
import * as vote from './vote/vote.endpoints.ts'

type EndpointsIn<M> = { [K in keyof M as M[K] extends Endpoint ? K : never]: M[K] }

function endpointsIn<M extends object>(module: M): EndpointsIn<M> {
  return Object.fromEntries(
    Object.entries(module).filter(([, value]) => typeof value === 'object' && value !== null && 'path' in value),
  ) as EndpointsIn<M>
}

/** The modules of all areas. They export the endpoints and the shared schemas. */
const areas = {
  account,
  address,
  analytics,
  auth,
  block,
  campaign,
  channel,
  coin,
  collection,
  deadline,
  door,
  draw,
  event,
  gacha,
  home,
  livetalk,
  lottery,
  maintenance,
  notice,
  offer,
  payment,
  post,
  preorder,
  present,
  realtime,
  reminder,
  report,
  serial,
  shop,
  special,
  spending,
  story,
  ticket,
  video,
  vote,
}

/**
 * All declared endpoints by area and name: `registry.gacha.drawGacha`. For tools, tests and the sandbox. The app
 * imports single endpoints instead, so that a route loads only the schemas it needs.
 */
export const registry = Object.fromEntries(
  Object.entries(areas).map(([area, module]) => [area, endpointsIn(module)]),
) as { [A in keyof typeof areas]: EndpointsIn<(typeof areas)[A]> }

/** The type of the registry: every area with its endpoints. */
export type Registry = typeof registry

/** The name of an area, such as `gacha`. */
export type Area = keyof Registry

/** All schemas that the areas export, by name: `namedSchemas.drawnItem`. */
export const namedSchemas: Readonly<Record<string, z.ZodMiniType>> = Object.fromEntries(
  Object.values(areas).flatMap((module) =>
    Object.entries<unknown>(module).filter((entry): entry is [string, z.ZodMiniType] => isSchema(entry[1])),
  ),
)

function isSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '_zod' in value
}
