import { randomUUID } from 'node:crypto'
import { listCoinHistory } from '../../coin/coin.endpoints.ts'
import { listTransactions } from '../../payment/payment.endpoints.ts'
import { expectEventually } from './eventually.ts'
import { loggedInMember } from './member.ts'
import { coinsOf, orderCoinPack, orderStatusOf } from './purchase.ts'
import { assertHolds, type Script, type ScriptContext } from './script.ts'

const otherHosts = ['user', 'app'] as const

/** Sets up a member without coins who has logged in, a pack of 1,100 coins for 1,000 yen, and a registered card. */
async function buyer(stage: ScriptContext) {
  const call = await loggedInMember(stage, { freeCoin: 0, paidCoin: 0 })
  const { shopCoinId } = await stage.given('a coin pack on sale')
  await stage.given('a credit card')
  return { call, shopCoinId }
}

/** Scripts about orders, which involve all three hosts: log in, order, pay, and read the coins. */
export const orderScripts: readonly Script[] = [
  {
    host: 'payment',
    otherHosts,
    needsOurEndpoints: true,
    name: 'a paid order gives its coins once, and the balance, the history and the orders show it',
    proves: ['C058', 'C081', 'C111', 'C178', 'X13'],
    async play(stage) {
      const { call, shopCoinId } = await buyer(stage)
      const key = randomUUID()
      const id = await orderCoinPack(call, shopCoinId, 'PERSISTENT_CARD', key)
      await expectEventually('the order', 'SUCCEEDED', () => orderStatusOf(call, id))
      await expectEventually('the coins', { free: 0, paid: 1_100 }, () => coinsOf(call))
      const again = await orderCoinPack(call, shopCoinId, 'PERSISTENT_CARD', key)
      assertHolds(again === id, `the same key ordered ${id}, then ${again}`)
      const { list } = await call(listTransactions, { query: { gateway: 'SBPS' } })
      const shown = list.map(({ transactionId, price, status }) => ({ transactionId, price, status }))
      const expected = [{ transactionId: id, price: 1_000, status: 'SUCCEEDED' }]
      await expectEventually('the orders', expected, () => Promise.resolve(shown))
      const movements = async () =>
        (await call(listCoinHistory, { query: {} })).list.map(({ optionCoin }) => optionCoin)
      await expectEventually('the history', [{ free: 0, paid: 1_100 }], movements)
      await expectEventually('the coins after the repeat', { free: 0, paid: 1_100 }, () => coinsOf(call))
    },
  },
  {
    host: 'payment',
    otherHosts,
    needsOurEndpoints: true,
    name: 'an order gives no coins before its payment, and gives them once, however often the gateway reports it',
    proves: ['C178', 'X13'],
    async play(stage) {
      const { call, shopCoinId } = await buyer(stage)
      const transactionId = await orderCoinPack(call, shopCoinId, 'PAY_PAY')
      assertHolds((await orderStatusOf(call, transactionId)) === 'PENDING', 'the order does not wait for its payment')
      await expectEventually('the coins before', { free: 0, paid: 0 }, () => coinsOf(call))
      for (const result of ['SUCCEEDED', 'SUCCEEDED', 'CANCELLED'] as const) {
        await stage.given('a result of the gateway', { transactionId, result })
        await expectEventually(`the order after ${result}`, 'SUCCEEDED', () => orderStatusOf(call, transactionId))
        await expectEventually(`the coins after ${result}`, { free: 0, paid: 1_100 }, () => coinsOf(call))
      }
    },
  },
  ...(['CANCELLED', 'FAILED'] as const).map((result): Script => ({
    host: 'payment',
    otherHosts,
    needsOurEndpoints: true,
    name: `an order whose payment is ${result} gives no coins, unless its payment succeeds later`,
    proves: ['C178'],
    async play(stage) {
      const { call, shopCoinId } = await buyer(stage)
      const transactionId = await orderCoinPack(call, shopCoinId, 'PAY_PAY')
      await stage.given('a result of the gateway', { transactionId, result })
      await expectEventually('the order', result, () => orderStatusOf(call, transactionId))
      await expectEventually('the coins', { free: 0, paid: 0 }, () => coinsOf(call))
      await stage.given('a result of the gateway', { transactionId, result: 'SUCCEEDED' })
      await expectEventually('the order that was paid late', 'SUCCEEDED', () => orderStatusOf(call, transactionId))
      await expectEventually('its coins', { free: 0, paid: 1_100 }, () => coinsOf(call))
    },
  })),
]
