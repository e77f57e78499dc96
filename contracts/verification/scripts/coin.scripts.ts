import { randomUUID } from 'node:crypto'
import { statesOfCase, type SuccessCase } from '../../case.ts'
import { calls, type CallCases } from '../../cases.ts'
import type { Call } from '../../client.ts'
import { getCoinBalance } from '../../coin/coin.endpoints.ts'
import type { Endpoint } from '../../endpoint.ts'
import { drawGacha } from '../../gacha/gacha.endpoints.ts'
import type { Host } from '../../hosts.ts'
import { listTransactions } from '../../payment/payment.endpoints.ts'
import { holds, isSame, type Script } from './script.ts'

/** What a call with a key may move: coins, or orders that cost money. */
const purses: Readonly<Record<Host, (call: Call) => Promise<unknown>>> = {
  app: (call) => call(getCoinBalance, { query: { platformType: 'WEB' } }),
  payment: (call) => call(listTransactions, { query: { gateway: 'SBPS' } }),
  user: () => Promise.resolve(),
}

/** The `full` case of a call, asked twice with one key. */
const repeated = ({ name, endpoint, cases }: CallCases): Script => ({
  host: endpoint.host,
  name: `${name} with a key that was used gives the same answer and moves nothing`,
  proves: ['X13'],
  async play({ given, as }) {
    const full = cases['full'] as SuccessCase<Endpoint>
    let bearer = ''
    for (const { name: state, params } of statesOfCase(full)) {
      const { accessToken } = (await given(state, params)) as { accessToken?: string }
      bearer = accessToken ?? bearer
    }
    const call = as(bearer)
    const purse = () => purses[endpoint.host](call)
    const idempotencyKey = randomUUID()
    const first = await call(endpoint, full.request as never, { idempotencyKey })
    const paid = await purse()
    const again = await call(endpoint, full.request as never, { idempotencyKey })
    holds(isSame(again, first), `answered ${JSON.stringify(first)}, then ${JSON.stringify(again)}`)
    const after = await purse()
    holds(isSame(after, paid), `there was ${JSON.stringify(paid)}, and then ${JSON.stringify(after)}`)
  },
})

/** Coins move once for each key (X13), and stay otherwise. */
export const coinScripts: readonly Script[] = [
  ...calls.filter(({ endpoint }) => endpoint.idempotent).map(repeated),
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
        holds(total === left, `${left} coins should be left, there are ${total}`)
      }
    },
  },
]
