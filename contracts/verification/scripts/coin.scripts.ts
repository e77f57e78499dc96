import { randomUUID } from 'node:crypto'
import { calls, type CallCases } from '../../cases.ts'
import { getCoinBalance } from '../../coin/coin.endpoints.ts'
import { drawGacha } from '../../gacha/gacha.endpoints.ts'
import { readBalanceByHost, fullCase, idempotentCalls, memberOfFullCase } from './effects.ts'
import { expectRefusal } from './expectRefusal.ts'
import { assertHolds, isSame, type Script } from './script.ts'

/** A script that sends the `full` case of an endpoint twice with the same idempotency key. */
const repeated = (each: CallCases): Script => ({
  host: each.endpoint.host,
  name: `${each.name} with a key that was used gives the same answer and moves nothing`,
  proves: ['X13'],
  async play(stage) {
    const { endpoint } = each
    const full = fullCase(each)
    const call = await memberOfFullCase(each, stage)
    const purse = () => readBalanceByHost[endpoint.host](call)
    const idempotencyKey = randomUUID()
    const first = await call(endpoint, full.request as never, { idempotencyKey })
    const paid = await purse()
    const again = await call(endpoint, full.request as never, { idempotencyKey })
    assertHolds(isSame(again, first), `answered ${JSON.stringify(first)}, then ${JSON.stringify(again)}`)
    const after = await purse()
    assertHolds(isSame(after, paid), `there was ${JSON.stringify(paid)}, and then ${JSON.stringify(after)}`)
  },
})

/**
 * A script that sends the `full` case of an endpoint with a price that is too high, with one that is too low, and with
 * the right one.
 */
const withAnotherPrice = (each: CallCases): Script => ({
  host: each.endpoint.host,
  name: `${each.name} with another price than the host's is refused, moves nothing, and uses nothing up`,
  proves: ['X13'],
  async play(stage) {
    const { endpoint } = each
    const full = fullCase(each)
    const call = await memberOfFullCase(each, stage)
    const purse = () => readBalanceByHost[endpoint.host](call)
    const { query = {}, ...rest } = full.request as { query?: Readonly<Record<string, number>> }
    const before = await purse()
    for (const difference of [1, -1]) {
      const others = Object.fromEntries(Object.entries(query).map(([field, value]) => [field, value + difference]))
      await expectRefusal(each.name, call(endpoint, { ...rest, query: others } as never), 'PriceChanged')
      const after = await purse()
      assertHolds(isSame(after, before), `there was ${JSON.stringify(before)}, and then ${JSON.stringify(after)}`)
    }
    await call(endpoint, full.request as never)
  },
})

/** Scripts about coins. A repeated idempotency key must not move coins again (X13). */
export const coinScripts: readonly Script[] = [
  ...idempotentCalls.map(repeated),
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
