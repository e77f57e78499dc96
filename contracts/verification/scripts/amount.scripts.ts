import { randomUUID } from 'node:crypto'
import { isFailure, statesOfCase } from '../../case.ts'
import { callNamed, calls, type CallCases, type CallName } from '../../cases.ts'
import { getCoinBalance } from '../../coin/coin.endpoints.ts'
import { drawGacha } from '../../gacha/gacha.endpoints.ts'
import { setUpBearer, effectOf, fullCase, memberOfFullCase } from './effects.ts'
import { expectRefusal, isRefusedWith } from './expectRefusal.ts'
import { assertHolds, isSame, type Script } from './script.ts'

const preorderItem = (name: string, count: number) => ({ itemId: `preorder-hoshiyomi-1-${name}`, count })
const amounts = (bodyOf: (amount: number) => unknown) => [0, -1, 1.5].map(bodyOf)

/** For each endpoint whose body has an amount: bodies that a host must refuse. */
const wrongBodies: Readonly<Partial<Record<CallName, readonly unknown[]>>> = {
  'gacha.drawGacha': amounts((count) => ({ count, platformType: 'WEB' })),
  'lottery.buyLottery': amounts((count) => ({ count })),
  'preorder.buyPreorder': [
    [],
    [preorderItem('single', 2), preorderItem('box', -1)],
    [preorderItem('single', 0.5)],
    [preorderItem('single', 1), preorderItem('single', 1)],
  ],
  'vote.voteForCoop': amounts((amount) => ({ amount })),
  'vote.voteForTarget': amounts((amount) => ({ amount, bonusPhotoIds: [] })),
}

/**
 * A script that sends zero, negative, fractional and repeated amounts. The host must refuse them and change nothing.
 */
const withWrongAmounts = (name: CallName, bodies: readonly unknown[]): Script => {
  const each = callNamed(name)
  return {
    host: each.endpoint.host,
    name: `${name} refuses wrong amounts, and changes nothing`,
    proves: [each.endpoint.source === 'ours' ? 'X13' : each.endpoint.source],
    async play(stage) {
      const call = await memberOfFullCase(each, stage)
      const { params } = fullCase(each).request as { params?: object }
      const before = await effectOf(each, call)
      for (const body of bodies) {
        const what = JSON.stringify(body)
        await expectRefusal(what, call(each.endpoint, { params, body } as never), 'InvalidArgument')
        const after = await effectOf(each, call)
        assertHolds(isSame(after, before), `${what} changed ${JSON.stringify(before)} to ${JSON.stringify(after)}`)
      }
    },
  }
}

/** A script in which a member has too few coins: the host gives nothing and takes no coins. */
const withoutCoins = (each: CallCases): Script => ({
  host: each.endpoint.host,
  name: `${each.name} without enough coins changes nothing`,
  proves: [each.endpoint.source === 'ours' ? 'Q101' : each.endpoint.source, 'X13'],
  async play({ given, as }) {
    const poor = each.cases['NotEnoughCoin'] ?? fullCase(each)
    const call = as(await setUpBearer(statesOfCase(poor), given))
    const before = await effectOf(each, call)
    await expectRefusal('it', call(each.endpoint, poor.request as never), 'NotEnoughCoin')
    const after = await effectOf(each, call)
    assertHolds(isSame(after, before), `there was ${JSON.stringify(before)}, and then ${JSON.stringify(after)}`)
  },
})

/** Endpoints whose body names things, with a body that names one thing twice. */
const repeatedThings = {
  'present.receivePresents': { present_ids: ['present-1', 'present-2', 'present-1'] },
  'serial.registerSerialCodes': { codes: ['HOSHIYOMI2026', 'no-such-code', 'HOSHIYOMI2026'] },
} as const

/** A script that names one thing twice in a request: the host refuses the request, or gives the thing once. */
const withRepeatedThings = (name: CallName, body: object): Script => {
  const each = callNamed(name)
  return {
    host: each.endpoint.host,
    name: `${name} gives a thing once that a request names twice`,
    proves: [each.endpoint.source],
    async play(stage) {
      const once = await memberOfFullCase(each, stage)
      await once(each.endpoint, fullCase(each).request as never)
      const expected = await effectOf(each, once)
      const call = await memberOfFullCase(each, stage)
      const before = await effectOf(each, call)
      const failure: unknown = await call(each.endpoint, { body } as never).then(
        () => undefined,
        (error: unknown) => error,
      )
      assertHolds(failure === undefined || isRefusedWith(failure, 'InvalidArgument'), `refused: ${String(failure)}`)
      const found = await effectOf(each, call)
      const right = failure === undefined ? expected : before
      assertHolds(isSame(found, right), `expected ${JSON.stringify(right)}, found ${JSON.stringify(found)}`)
    },
  }
}

/** Scripts about amounts and prices, which the host checks itself. */
export const amountScripts: readonly Script[] = [
  ...Object.entries(wrongBodies).map(([name, bodies]) => withWrongAmounts(name as CallName, bodies)),
  ...calls.filter(({ cases }) => cases['NotEnoughCoin'] && isFailure(cases['NotEnoughCoin'])).map(withoutCoins),
  ...Object.entries(repeatedThings).map(([name, body]) => withRepeatedThings(name as CallName, body)),
  {
    host: 'app',
    name: 'coins for one draw pay for one of two draws that are sent at once',
    proves: ['C078', 'X13'],
    async play({ given, as }) {
      const { accessToken } = await given('a member', { freeCoin: 20, paidCoin: 10 })
      await given('a channel')
      const { gachaId } = await given('a gacha that can be drawn', { detail: 'minimal' })
      const call = as(accessToken)
      const draw = () =>
        call(
          drawGacha,
          { params: { id: gachaId }, body: { count: 1, platformType: 'WEB' } },
          { idempotencyKey: randomUUID() },
        )
      const settled = await Promise.allSettled([draw(), draw()])
      const accepted = settled.filter(({ status }) => status === 'fulfilled').length
      assertHolds(accepted === 1, `${accepted} of both draws are accepted`)
      const { free, paid } = await call(getCoinBalance, { query: { platformType: 'WEB' } })
      assertHolds(free === 0 && paid === 0, `${free} free and ${paid} paid coins are left`)
    },
  },
]
