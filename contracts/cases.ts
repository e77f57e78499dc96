import { accountCases } from './account/account.cases.ts'
import { addressCases } from './address/address.cases.ts'
import { analyticsCases } from './analytics/analytics.cases.ts'
import { authCases } from './auth/auth.cases.ts'
import { blockCases } from './block/block.cases.ts'
import { campaignCases } from './campaign/campaign.cases.ts'
import { channelCases } from './channel/channel.cases.ts'
import { coinCases } from './coin/coin.cases.ts'
import { collectionCases } from './collection/collection.cases.ts'
import { deadlineCases } from './deadline/deadline.cases.ts'
import { doorCases } from './door/door.cases.ts'
import { drawCases } from './draw/draw.cases.ts'
import { eventCases } from './event/event.cases.ts'
import { gachaCases } from './gacha/gacha.cases.ts'
import { homeCases } from './home/home.cases.ts'
import { livetalkCases } from './livetalk/livetalk.cases.ts'
import { lotteryCases } from './lottery/lottery.cases.ts'
import { maintenanceCases } from './maintenance/maintenance.cases.ts'
import { noticeCases } from './notice/notice.cases.ts'
import { offerCases } from './offer/offer.cases.ts'
import { paymentCases } from './payment/payment.cases.ts'
import { postCases } from './post/post.cases.ts'
import { preorderCases } from './preorder/preorder.cases.ts'
import { presentCases } from './present/present.cases.ts'
import { realtimeCases } from './realtime/realtime.cases.ts'
import { reminderCases } from './reminder/reminder.cases.ts'
import { reportCases } from './report/report.cases.ts'
import { serialCases } from './serial/serial.cases.ts'
import { shopCases } from './shop/shop.cases.ts'
import { specialCases } from './special/special.cases.ts'
import { spendingCases } from './spending/spending.cases.ts'
import { storyCases } from './story/story.cases.ts'
import { ticketCases } from './ticket/ticket.cases.ts'
import { videoCases } from './video/video.cases.ts'
import { voteCases } from './vote/vote.cases.ts'
import { bearerCases, unknownFieldCase, type AreaCases, type Case } from './case.ts'
import { closedChannelCase } from './closedWithChannel.ts'
import type { Endpoint } from './endpoint.ts'
import type { Host } from './hosts.ts'
import { registry, type Area, type Registry } from './registry.ts'

/** The cases that are written by hand, by area, endpoint and name: `cases.gacha.drawGacha.NotEnoughCoin`. */
export const cases = {
  account: accountCases,
  address: addressCases,
  analytics: analyticsCases,
  auth: authCases,
  block: blockCases,
  campaign: campaignCases,
  channel: channelCases,
  coin: coinCases,
  collection: collectionCases,
  deadline: deadlineCases,
  door: doorCases,
  draw: drawCases,
  event: eventCases,
  gacha: gachaCases,
  home: homeCases,
  livetalk: livetalkCases,
  lottery: lotteryCases,
  maintenance: maintenanceCases,
  notice: noticeCases,
  offer: offerCases,
  payment: paymentCases,
  post: postCases,
  preorder: preorderCases,
  present: presentCases,
  realtime: realtimeCases,
  reminder: reminderCases,
  report: reportCases,
  serial: serialCases,
  shop: shopCases,
  special: specialCases,
  spending: spendingCases,
  story: storyCases,
  ticket: ticketCases,
  video: videoCases,
  vote: voteCases,
} satisfies { [A in Area]: AreaCases<Registry[A]> }

/** The name of an endpoint with its area, as tools and reports show it: `gacha.drawGacha`. */
export type CallName = { [A in Area]: `${A}.${keyof Registry[A] & string}` }[Area]

/** A declared endpoint with all its cases. */
export interface CallCases {
  name: CallName
  area: Area
  endpoint: Endpoint
  /** The cases written by hand, and the generated ones that every endpoint has. */
  cases: Readonly<Record<string, Case>>
}

/** Every declared endpoint with all its cases, in the order of the registry. */
export const calls: readonly CallCases[] = Object.entries(registry).flatMap(([area, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => {
    const written = (cases as Readonly<Record<string, AreaCases<Record<string, Endpoint>>>>)[area]?.[name]
    if (!written) throw new Error(`${area}.${name} has no cases`)
    return {
      name: `${area}.${name}` as CallName,
      area: area as Area,
      endpoint,
      cases: {
        ...written,
        ...closedChannelCase(`${area}.${name}`, written),
        ...bearerCases(endpoint, written.full),
        ...unknownFieldCase(endpoint, written.full),
      },
    }
  }),
)

/** The declared endpoints of a host, in the order of the registry. */
export function callsOf(host: Host): readonly CallCases[] {
  return calls.filter(({ endpoint }) => endpoint.host === host)
}

/** Returns the endpoint of that name with its cases. Throws if it is not declared. */
export function callNamed(name: CallName): CallCases {
  const call = calls.find((each) => each.name === name)
  if (!call) throw new Error(`No call is named ${name}`)
  return call
}

/**
 * Whether an interaction of a pact was generated for every endpoint, and not written by hand.
 *
 * @param description as in the pacts: `gacha.drawGacha: asGuest`
 */
export function isGenerated(description: string): boolean {
  const [name = '', caseName = ''] = description.split(': ')
  const [area = '', call = ''] = name.split('.')
  const written = (cases as Readonly<Record<string, Readonly<Record<string, object>>>>)[area]?.[call]
  return written !== undefined && !Object.hasOwn(written, caseName)
}
