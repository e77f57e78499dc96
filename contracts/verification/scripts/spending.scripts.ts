import { saveProfile } from '../../account/account.endpoints.ts'
import type { Call } from '../../client.ts'
import { getCurrencyLimit } from '../../coin/coin.endpoints.ts'
import { getTransaction } from '../../payment/payment.endpoints.ts'
import { validateShopCoin } from '../../shop/shop.endpoints.ts'
import { expectEventually } from './eventually.ts'
import { expectRefusal, isRefusedWith } from './expectRefusal.ts'
import { japaneseMidnights, utcMidnight } from './midnights.ts'
import { loggedInMember, logIn } from './member.ts'
import { orderCoinPack, orderStatusOf } from './purchase.ts'
import { assertHolds, type Script, type ScriptContext } from './script.ts'

const otherHosts = ['user', 'app'] as const

/** Ids of the coin packs. `large` costs the whole monthly limit less one yen. */
const packs = { large: 'shop-coin-1', twoYen: 'shop-coin-2', oneYen: 'shop-coin-4' } as const

/**
 * Sets up a member without a birthday, for whom the strictest limit applies, with a registered card and three coin
 * packs. Each pack has few coins, so that only the limit in yen can refuse an order (Q73).
 */
async function buyerAtLimit(stage: ScriptContext): Promise<Call> {
  const call = await loggedInMember(stage, { profile: 'minimal', freeCoin: 0, paidCoin: 0 })
  const { maxAmount } = await call(getCurrencyLimit, {})
  const prices = { large: maxAmount - 1, twoYen: 2, oneYen: 1 }
  for (const [name, webPrice] of Object.entries(prices))
    await stage.given('a coin pack on sale', {
      shopCoinId: packs[name as keyof typeof packs],
      webPrice,
      webPaidCoin: 10,
    })
  await stage.given('a credit card')
  return call
}

const expectOverLimit = (what: string, call: Call, pack: string) =>
  expectRefusal(what, orderCoinPack(call, pack), 'MaxAmountExceed')

/** Expects that the app host refuses an order when the app validates it, before the member is asked to pay. */
async function expectInvalid(what: string, call: Call, id: string): Promise<void> {
  const validation = call(validateShopCoin, { params: { id }, query: { platformType: 'WEB' } })
  await expectRefusal(`${what}, at the app host`, validation, 'MaxAmountExceed')
}

/** Buys packs for exactly the monthly limit. */
async function spendLimit(call: Call): Promise<void> {
  await orderCoinPack(call, packs.large)
  await orderCoinPack(call, packs.oneYen)
}

/** Scripts about how much money a member may spend on coins in a month (S141, Q73). */
export const spendingScripts: readonly Script[] = [
  {
    host: 'payment',
    otherHosts,
    needsOurEndpoints: true,
    name: 'the paid orders of a month are counted up to the limit of the member’s age, and not beyond',
    proves: ['S141', 'C082', 'C167', 'C178'],
    async play(stage) {
      const call = await buyerAtLimit(stage)
      await orderCoinPack(call, packs.large)
      await expectOverLimit('two yen when one is left', call, packs.twoYen)
      await expectInvalid('two yen when one is left', call, packs.twoYen)
      await orderCoinPack(call, packs.oneYen)
      await expectOverLimit('one yen when none is left', call, packs.oneYen)
      await expectInvalid('one yen when none is left', call, packs.oneYen)
    },
  },
  {
    host: 'payment',
    otherHosts,
    needsOurEndpoints: true,
    name: 'of orders that are sent at once, the limit lets through as many as it has room for',
    proves: ['S141', 'C178', 'X13'],
    async play(stage) {
      const call = await buyerAtLimit(stage)
      const settled = await Promise.allSettled([1, 2, 3].map(() => orderCoinPack(call, packs.large)))
      const refusals = settled.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
      assertHolds(refusals.length === 2, `${3 - refusals.length} of three orders are accepted, there is room for one`)
      for (const refusal of refusals)
        assertHolds(isRefusedWith(refusal, 'MaxAmountExceed'), `an order is refused otherwise: ${String(refusal)}`)
    },
  },
  {
    host: 'payment',
    otherHosts,
    needsOurEndpoints: true,
    name: 'an order that waits for its payment counts against the limit, until it is cancelled',
    proves: ['S141', 'C178', 'Q131'],
    async play(stage) {
      const call = await buyerAtLimit(stage)
      const transactionId = await orderCoinPack(call, packs.large, 'PAY_PAY')
      await expectOverLimit('two yen while an order waits', call, packs.twoYen)
      await expectInvalid('two yen while an order waits', call, packs.twoYen)
      await stage.given('a result of the gateway', { transactionId, result: 'CANCELLED' })
      await expectEventually('the order', 'CANCELLED', () => orderStatusOf(call, transactionId))
      await orderCoinPack(call, packs.large)
    },
  },
  {
    host: 'payment',
    otherHosts,
    needsOurEndpoints: true,
    name: 'an order that waits for its payment counts against the limit, until it expires',
    proves: ['S141', 'C178', 'Q131'],
    async play(stage) {
      await stage.given('another time at the host', { time: '2030-06-10T03:00:00Z' })
      const call = await buyerAtLimit(stage)
      const id = await orderCoinPack(call, packs.large, 'PAY_PAY')
      const { expiryTime } = (await call(getTransaction, { params: { id } })).transaction
      assertHolds(expiryTime !== undefined, 'the waiting order has no expiryTime')
      const after = new Date(Date.parse(expiryTime) + 1_000)
      await stage.given('another time at the host', { time: after.toISOString() })
      const later = await logIn(stage, 'hikari@example.com', 'Tsudoi-2026')
      await expectEventually('the order', 'EXPIRED', () => orderStatusOf(later, id))
      await orderCoinPack(later, packs.large)
    },
  },
  ...japaneseMidnights
    .filter(({ isMonthEnd }) => isMonthEnd)
    .map(({ start, before, after }): Script => ({
      host: 'payment',
      otherHosts,
      needsOurEndpoints: true,
      name: `the limit starts again with the month in Japan, at ${after}`,
      proves: ['S141', 'Q73'],
      async play(stage) {
        await stage.given('another time at the host', { time: start })
        const call = await buyerAtLimit(stage)
        await stage.given('another time at the host', { time: before })
        await spendLimit(call)
        await expectOverLimit(`one yen at ${before}`, call, packs.oneYen)
        await stage.given('another time at the host', { time: after })
        await spendLimit(call)
        await expectOverLimit(`one yen more in the new month`, call, packs.oneYen)
      },
    })),
  {
    host: 'payment',
    otherHosts,
    needsOurEndpoints: true,
    name: 'the limit does not start again with the month in UTC',
    proves: ['S141', 'Q73'],
    async play(stage) {
      await stage.given('another time at the host', { time: utcMidnight.start })
      const call = await buyerAtLimit(stage)
      await stage.given('another time at the host', { time: utcMidnight.before })
      await spendLimit(call)
      await stage.given('another time at the host', { time: utcMidnight.after })
      await expectOverLimit(`one yen at ${utcMidnight.after}`, call, packs.oneYen)
    },
  },
  {
    host: 'app',
    otherHosts: ['user'],
    name: 'a member’s age changes with the day in Japan, and the limit with it',
    proves: ['S141', 'C082', 'Q73'],
    async play(stage) {
      await stage.given('another time at the host', { time: '2030-06-30T14:58:00Z' })
      const call = await loggedInMember(stage, { profile: 'none' })
      const name = { nickName: 'みなと', uniqueName: 'minato2026', firstName: 'みなと', lastName: '星野' }
      await call(saveProfile, { body: { ...name, birthday: '2012-07-01' } })
      await expectEventually('the age on the day before', 17, async () => (await call(getCurrencyLimit, {})).age)
      await stage.given('another time at the host', { time: '2030-06-30T15:00:00Z' })
      await expectEventually('the age on the birthday', 18, async () => (await call(getCurrencyLimit, {})).age)
    },
  },
]
