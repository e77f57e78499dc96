import { randomUUID } from 'node:crypto'
import { statesOfCase, type SuccessCase } from '../../case.ts'
import { calls, type CallCases } from '../../cases.ts'
import type { Call } from '../../client.ts'
import { getCoinBalance } from '../../coin/coin.endpoints.ts'
import type { Endpoint } from '../../endpoint.ts'
import { drawGacha } from '../../gacha/gacha.endpoints.ts'
import type { Host } from '../../hosts.ts'
import { listTransactions } from '../../payment/payment.endpoints.ts'
import { expectRefusal } from './expectRefusal.ts'
import { assertHolds, isSame, type Script, type ScriptContext } from './script.ts'

/** By host: reads what a request with an idempotency key may change, the coin balance or the paid orders. */
const balances: Readonly<Record<Host, (call: Call) => Promise<unknown>>> = {
  app: (call) => call(getCoinBalance, { query: { platformType: 'WEB' } }),
  payment: (call) => call(listTransactions, { query: { gateway: 'SBPS' } }),
  user: () => Promise.resolve(),
}

/** Sets up the states of a case. Resolves with the access token that they return. */
async function bearerOf(example: SuccessCase<Endpoint>, given: ScriptContext['given']): Promise<string> {
  let bearer = ''
  for (const { name, params } of statesOfCase(example)) {
    const { accessToken } = (await given(name, params)) as { accessToken?: string }
    bearer = accessToken ?? bearer
  }
  return bearer
}

/** A script that sends the `full` case of an endpoint twice with the same idempotency key. */
const repeated = ({ name, endpoint, cases }: CallCases): Script => ({
  host: endpoint.host,
  name: `${name} with a key that was used gives the same answer and moves nothing`,
  proves: ['X13'],
  async play({ given, as }) {
    const full = cases['full'] as SuccessCase<Endpoint>
    const call = as(await bearerOf(full, given))
    const purse = () => balances[endpoint.host](call)
    const idempotencyKey = randomUUID()
    const first = await call(endpoint, full.request as never, { idempotencyKey })
    const paid = await purse()
    const again = await call(endpoint, full.request as never, { idempotencyKey })
    assertHolds(isSame(again, first), `answered ${JSON.stringify(first)}, then ${JSON.stringify(again)}`)
    const after = await purse()
    assertHolds(isSame(after, paid), `there was ${JSON.stringify(paid)}, and then ${JSON.stringify(after)}`)
  },
})

/** A script that sends the `full` case of an endpoint with a wrong expected price, then with the right one. */
const withAnotherPrice = ({ name, endpoint, cases }: CallCases): Script => ({
  host: endpoint.host,
  name: `${name} with another price than the host's is refused, moves nothing, and uses nothing up`,
  proves: ['X13'],
  async play({ given, as }) {
    const full = cases['full'] as SuccessCase<Endpoint>
    const call = as(await bearerOf(full, given))
    const purse = () => balances[endpoint.host](call)
    const { query = {}, ...rest } = full.request as { query?: Readonly<Record<string, number>> }
    const others = Object.fromEntries(Object.entries(query).map(([field, value]) => [field, value + 1]))
    const before = await purse()
    await expectRefusal(name, call(endpoint, { ...rest, query: others } as never), 'PriceChanged')
    const after = await purse()
    assertHolds(isSame(after, before), `there was ${JSON.stringify(before)}, and then ${JSON.stringify(after)}`)
    await call(endpoint, full.request as never)
  },
})

/** Scripts about coins. A repeated idempotency key must not move coins again (X13). */
export const coinScripts: readonly Script[] = [
  ...calls.filter(({ endpoint }) => endpoint.idempotent).map(repeated),
  ...calls.filter(({ endpoint }) => endpoint.codes.includes('PriceChanged')).map(withAnotherPrice),
  {
    host: 'app',
    name: 'each other key draws once more',
    proves: ['X13', 'C078'],
    async play({ given, as }) {
      const { accessToken } = await given('a member', { freeCoin: 60, paidCoin: 30 })
      await given('a channel')
      const { gachaId } = await given('a gacha that can be drawn', { detail: 'minimal' })
      const call = as(accessToken)
      for (const left of [60, 30, 0]) {
        await call(drawGacha, { params: { id: gachaId }, body: { count: 1, platformType: 'WEB' } })
        const { total } = await call(getCoinBalance, { query: { platformType: 'WEB' } })
        assertHolds(total === left, `${left} coins should be left, there are ${total}`)
      }
    },
  },
]
