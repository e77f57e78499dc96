import { randomUUID } from 'node:crypto'
import type { CallCases, CallName } from '../../cases.ts'
import type { Call } from '../../client.ts'
import { state, type StateUse } from '../../states.ts'
import { setUpBearer, effectOf, fullCase, idempotentCalls, memberOfFullCase, statesOfFullCase } from './effects.ts'
import { expectRefusal, isRefusedWith } from './expectRefusal.ts'
import { assertHolds, isSame, type Script } from './script.ts'

/** A request that differs from the `full` request of its endpoint, with the further provider states that it needs. */
interface OtherRequest {
  given?: readonly StateUse[]
  request: { params?: object; body?: unknown }
}

const story = { ipId: 'ip-hoshiyomi', storyGroupId: 'story-hoshiyomi-1' }
const target = { id: 'vote-hoshiyomi-1', targetId: 'vote-hoshiyomi-1-target-1', bonusId: 'vote-hoshiyomi-1-bonus-1' }

/**
 * For each endpoint with an idempotency key: a request that a host must not answer with the answer to the `full`
 * request.
 */
const otherRequests: Readonly<Record<string, OtherRequest>> = {
  'gacha.drawGacha': { request: { params: { id: 'gacha-hoshiyomi-1' }, body: { count: 1, platformType: 'WEB' } } },
  'lottery.buyLottery': { request: { params: { id: 'lottery-hoshiyomi-1' }, body: { count: 1 } } },
  'notice.acquireNotice': {
    given: [state('a notice with assets', { noticeId: 'notice-2' })],
    request: { params: { id: 'notice-2' } },
  },
  'payment.startPurchase': { request: { body: { shopCoinId: 'shop-coin-1', paymentMethod: 'CONVENIENCE' } } },
  'preorder.buyPreorder': {
    request: { params: { id: 'preorder-hoshiyomi-1' }, body: [{ itemId: 'preorder-hoshiyomi-1-single', count: 1 }] },
  },
  'present.receivePresents': { request: { body: { present_ids: ['present-1'] } } },
  'serial.registerSerialCodes': { request: { body: { codes: ['HOSHIYOMI2026'] } } },
  'story.viewStoryEpisode': {
    request: {
      params: { ...story, storyEpisodeId: 'story-hoshiyomi-1-episode-3' },
      body: { platformType: 'WEB', needsPurchase: true },
    },
  },
  'video.purchaseVideo': {
    given: [
      state('a channel', { ipId: 'ip-hoshiyomi-2' }),
      state('exactly so many videos', { ipId: 'ip-hoshiyomi-2', count: 2, detail: 'full' }),
    ],
    request: { params: { id: 'video-2' }, body: { platformType: 'WEB' } },
  },
  'vote.voteForCoop': { request: { params: { id: 'coop-hoshiyomi-1' }, body: { amount: 5 } } },
  'vote.voteForTarget': { request: { params: target, body: { amount: 5, bonusPhotoIds: [] } } },
}

/**
 * Returns the entry of {@link otherRequests} for an endpoint.
 *
 * @throws if an endpoint with an idempotency key has no entry, so that every new endpoint gets one
 */
function otherRequestOf(name: CallName): OtherRequest {
  const other = otherRequests[name]
  if (!other) throw new Error(`key.scripts.ts has no other request for ${name}`)
  return other
}

/**
 * A script that sends another request with a key that was already used. The host must refuse it and change nothing
 * (Q456).
 */
const withAnotherRequest = (each: CallCases): Script => {
  const { given: further = [], request } = otherRequestOf(each.name as CallName)
  return {
    host: each.endpoint.host,
    name: `${each.name} with a used key and another request is refused and changes nothing`,
    proves: ['X13', 'Q456'],
    async play(stage) {
      for (const { name, params } of further) await stage.given(name, params)
      const call = await memberOfFullCase(each, stage)
      const idempotencyKey = randomUUID()
      await call(each.endpoint, fullCase(each).request as never, { idempotencyKey })
      const before = await effectOf(each, call)
      const another = call(each.endpoint, request as never, { idempotencyKey })
      await expectRefusal('another request with the same key', another, 'InvalidArgument')
      const after = await effectOf(each, call)
      assertHolds(isSame(after, before), `it changed ${JSON.stringify(before)} to ${JSON.stringify(after)}`)
    },
  }
}

/**
 * Number of requests that are sent at once: with more requests, a fast host is more likely to handle two at the same
 * time.
 */
const atOnce = 4

/**
 * Sends the `full` request of an endpoint once with each of these keys, all at the same time. Resolves with the settled
 * results.
 */
const sendAtOnce = (each: CallCases, call: Call, keys: readonly string[]) =>
  Promise.allSettled(
    keys.map((idempotencyKey) => call(each.endpoint, fullCase(each).request as never, { idempotencyKey })),
  )

/**
 * A script that sends the same request several times at once with one key, as a double tap does. Together the requests
 * must have the effect of a single request, and all successful answers must be equal. While the first request is
 * running, a host may refuse the others with Aborted (Q456).
 */
const doubleTap = (each: CallCases): Script => ({
  host: each.endpoint.host,
  name: `${each.name} sent several times at once with a key has the effect of one`,
  proves: ['X13', 'Q456'],
  async play(stage) {
    const once = await memberOfFullCase(each, stage)
    await once(each.endpoint, fullCase(each).request as never)
    const expected = await effectOf(each, once)
    const several = await memberOfFullCase(each, stage)
    const idempotencyKey = randomUUID()
    const settled = await sendAtOnce(
      each,
      several,
      Array.from({ length: atOnce }, () => idempotencyKey),
    )
    for (const result of settled) {
      const isExpected = result.status === 'fulfilled' || isRefusedWith(result.reason, 'Aborted')
      assertHolds(isExpected, `one of them is refused: ${String((result as PromiseRejectedResult).reason)}`)
    }
    const repeat = await several(each.endpoint, fullCase(each).request as never, { idempotencyKey })
    const answers = settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    const other = answers.find((answer) => !isSame(answer, repeat))
    assertHolds(other === undefined, `answered ${JSON.stringify(other)}, and later ${JSON.stringify(repeat)}`)
    const found = await effectOf(each, several)
    assertHolds(isSame(found, expected), `one has ${JSON.stringify(expected)}, several ${JSON.stringify(found)}`)
  },
})

/** Changes provider states so that they belong to another member than the default one. */
const statesOfAnother = (states: readonly StateUse[]): StateUse[] =>
  states.map(({ name, params }) => {
    const login = name === 'a member' ? { email: 'sora@example.com', uniqueName: 'sora2026' } : {}
    const isOwn = 'accountId' in params && params.accountId === 'acc-hikari'
    return { name, params: { ...params, ...(isOwn && { accountId: 'acc-sora' }), ...login } } as StateUse
  })

/**
 * A script in which two members use the same key. A key belongs to one member, so both requests must take effect
 * (Q456).
 */
const withKeyOfAnother = (each: CallCases): Script => ({
  host: each.endpoint.host,
  name: `${each.name} with the key of another member counts for its own member`,
  proves: ['X13', 'Q456'],
  async play(stage) {
    const idempotencyKey = randomUUID()
    const first = await memberOfFullCase(each, stage)
    await first(each.endpoint, fullCase(each).request as never, { idempotencyKey })
    const states = statesOfAnother(statesOfFullCase(each))
    const second = stage.as(await setUpBearer(states, stage.given))
    const before = await effectOf(each, second)
    await second(each.endpoint, fullCase(each).request as never, { idempotencyKey })
    const after = await effectOf(each, second)
    assertHolds(!isSame(after, before), `the second member has ${JSON.stringify(before)} before and after it`)
  },
})

/** Endpoints that give a member something only once, whatever idempotency keys the requests have. */
const onceForEachMember: readonly CallName[] = [
  'notice.acquireNotice',
  'present.receivePresents',
  'serial.registerSerialCodes',
  'story.viewStoryEpisode',
  'video.purchaseVideo',
]

/**
 * A script that sends the same request at once with different keys, as several tabs do. The host must give and charge
 * only once.
 */
const inTwoTabs = (each: CallCases): Script => ({
  host: each.endpoint.host,
  name: `${each.name} sent at once from several tabs gives and charges once`,
  proves: [each.endpoint.source === 'ours' ? 'X13' : each.endpoint.source],
  async play(stage) {
    const once = await memberOfFullCase(each, stage)
    await once(each.endpoint, fullCase(each).request as never)
    const expected = await effectOf(each, once)
    const several = await memberOfFullCase(each, stage)
    const settled = await sendAtOnce(
      each,
      several,
      Array.from({ length: atOnce }, () => randomUUID()),
    )
    assertHolds(
      settled.some(({ status }) => status === 'fulfilled'),
      'all are refused',
    )
    const found = await effectOf(each, several)
    assertHolds(isSame(found, expected), `one has ${JSON.stringify(expected)}, several ${JSON.stringify(found)}`)
  },
})

/** Scripts about idempotency keys and double taps (X13). */
export const keyScripts: readonly Script[] = [
  ...idempotentCalls.map(withAnotherRequest),
  ...idempotentCalls.map(doubleTap),
  ...idempotentCalls.map(withKeyOfAnother),
  ...idempotentCalls.filter(({ name }) => onceForEachMember.includes(name as CallName)).map(inTwoTabs),
]
