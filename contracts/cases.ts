import { accountCases } from './account/account.cases.ts'
import { authCases } from './auth/auth.cases.ts'
import { bearerCases, type AreaCases, type Case } from './case.ts'
import { channelCases } from './channel/channel.cases.ts'
import { coinCases } from './coin/coin.cases.ts'
import { collectionCases } from './collection/collection.cases.ts'
import type { Endpoint } from './endpoint.ts'
import { gachaCases } from './gacha/gacha.cases.ts'
import type { Host } from './hosts.ts'
import { maintenanceCases } from './maintenance/maintenance.cases.ts'
import { noticeCases } from './notice/notice.cases.ts'
import { paymentCases } from './payment/payment.cases.ts'
import { registry, type Area, type Registry } from './registry.ts'
import { shopCases } from './shop/shop.cases.ts'

/** The named cases of every endpoint, as they were written: `cases.gacha.drawGacha.NotEnoughCoin`. */
export const cases = {
  account: accountCases,
  auth: authCases,
  channel: channelCases,
  coin: coinCases,
  collection: collectionCases,
  gacha: gachaCases,
  maintenance: maintenanceCases,
  notice: noticeCases,
  payment: paymentCases,
  shop: shopCases,
} satisfies { [A in Area]: AreaCases<Registry[A]> }

/** `gacha.drawGacha`: how an endpoint is named outside of the code. */
export type CallName = { [A in Area]: `${A}.${keyof Registry[A] & string}` }[Area]

export interface CallCases {
  name: CallName
  area: Area
  endpoint: Endpoint
  /** The written ones, and those that every call owes for its kind of bearer. */
  cases: Readonly<Record<string, Case>>
}

/** Every declared call with all its cases, in the order of the areas' files. */
export const calls: readonly CallCases[] = Object.entries(registry).flatMap(([area, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => {
    const written = (cases as Readonly<Record<string, AreaCases<Record<string, Endpoint>>>>)[area]?.[name]
    if (!written) throw new Error(`${area}.${name} has no cases`)
    return {
      name: `${area}.${name}` as CallName,
      area: area as Area,
      endpoint,
      cases: { ...written, ...bearerCases(endpoint, written.full) },
    }
  }),
)

export function callsOf(host: Host): readonly CallCases[] {
  return calls.filter(({ endpoint }) => endpoint.host === host)
}

/** The call of that name; throws when it is not declared. */
export function callNamed(name: CallName): CallCases {
  const call = calls.find((each) => each.name === name)
  if (!call) throw new Error(`No call is named ${name}`)
  return call
}
