import fc from 'fast-check'
import { drawGacha } from '../../gacha/gacha.endpoints.ts'
import { enterDraw } from '../../draw/draw.endpoints.ts'
import { fillPath, type Endpoint, type RequestOf } from '../../endpoint.ts'
import type { Host } from '../../hosts.ts'
import { buyLottery } from '../../lottery/lottery.endpoints.ts'
import { acquireNotice } from '../../notice/notice.endpoints.ts'
import { startPurchase } from '../../payment/payment.endpoints.ts'
import { buyPreorder } from '../../preorder/preorder.endpoints.ts'
import { receivePresents } from '../../present/present.endpoints.ts'
import { registerSerialCodes } from '../../serial/serial.endpoints.ts'
import { viewStoryEpisode } from '../../story/story.endpoints.ts'
import { purchaseVideo } from '../../video/video.endpoints.ts'
import { voteForCoop, voteForTarget } from '../../vote/vote.endpoints.ts'
import { reusableSerialCode, singleUseSerialCodes } from './moneyDataset.ts'

/** A request that can be sent repeatedly. */
export interface MoneyCall {
  name: string
  method: Endpoint['method']
  host: Host
  path: string
  body: unknown
  isIdempotent: boolean
}

/**
 * What a member does: one request and, for a purchase with a gateway page, what the payer does there at the same time.
 */
export interface MoneyOperation {
  member: number
  call: (accountId: string) => MoneyCall
  gatewayActs: readonly string[]
  /** How often the same request is sent with the same key: once, twice concurrently, or again at the end. */
  sent: 'once' | 'twice' | 'againLater'
}

const web = { platformType: 'WEB' } as const

function callOf<E extends Endpoint>(name: string, endpoint: E, request: RequestOf<E>): MoneyCall {
  const { params, body } = request as { params?: Record<string, string>; body?: unknown }
  const { method, host, path, idempotent } = endpoint
  return { name, method, host, path: fillPath(path, params), body, isIdempotent: idempotent }
}

const id = (kind: string) => ({ id: `${kind}-hoshiyomi-1` })
const some = <T>(make: (choice: T) => MoneyCall, choices: fc.Arbitrary<T>) =>
  choices.map((choice) => ({ call: () => make(choice), gatewayActs: [] as readonly string[] }))
const always = (call: MoneyCall) => fc.constant({ call: () => call, gatewayActs: [] as readonly string[] })

const draw = some(
  (count) => callOf('draw', drawGacha, { params: id('gacha'), body: { count, ...web } }),
  fc.constantFrom(1, 1, 1, 10),
)

const pack = { shopCoinId: 'shop-coin-1' }
const purchase = fc.oneof(
  fc.constant({
    call: (accountId: string) =>
      callOf('purchase', startPurchase, {
        body: { ...pack, paymentMethod: 'PERSISTENT_CARD', card: `card-${accountId}` },
      }),
    gatewayActs: [] as readonly string[],
  }),
  fc
    .record({
      paymentMethod: fc.constantFrom('PAY_PAY', 'CONVENIENCE', 'DOCOMO'),
      gatewayActs: fc.array(fc.constantFrom('pay', 'payTwice', 'payTwice', 'cancel', 'fail', 'vanish'), {
        maxLength: 3,
      }),
    })
    .map(({ paymentMethod, gatewayActs }) => ({
      call: () =>
        callOf('purchase', startPurchase, {
          body: { ...pack, paymentMethod, returnUrl: 'http://localhost:5173/purchase/shop-coin-1' },
        }),
      gatewayActs,
    })),
)

const item = (name: string) => `preorder-hoshiyomi-1-${name}`
const preorder = some(
  (body) => callOf('preorder', buyPreorder, { params: id('preorder'), body }),
  fc.uniqueArray(
    fc.record({
      itemId: fc.constantFrom(item('item-1'), item('single'), item('box')),
      count: fc.integer({ min: 0, max: 3 }),
    }),
    { selector: ({ itemId }) => itemId, minLength: 1 },
  ),
)
const lottery = some(
  (count) => callOf('lottery', buyLottery, { params: id('lottery'), body: { count } }),
  fc.integer({ min: 1, max: 3 }),
)
const story = some(
  (episode) => {
    const params = {
      ipId: 'ip-hoshiyomi',
      storyGroupId: 'story-hoshiyomi-1',
      storyEpisodeId: `story-hoshiyomi-1-episode-${episode}`,
    }
    return callOf('story', viewStoryEpisode, { params, body: { ...web, needsPurchase: true } })
  },
  fc.constantFrom(1, 2, 3),
)
const amounts = fc.integer({ min: 1, max: 4 })
const vote = some((amount) => {
  const params = { ...id('vote'), targetId: 'vote-hoshiyomi-1-target-1', bonusId: '0' }
  return callOf('vote', voteForTarget, { params, body: { amount, bonusPhotoIds: [] } })
}, amounts)
const coopVote = some((amount) => callOf('vote', voteForCoop, { params: id('coop'), body: { amount } }), amounts)
const serial = some(
  (codes) => callOf('serial', registerSerialCodes, { body: { codes } }),
  fc.uniqueArray(fc.constantFrom(reusableSerialCode, ...singleUseSerialCodes), { minLength: 1, maxLength: 2 }),
)

/** Generates every kind of operation that moves coins or stock, or gives something once. */
export const moneyOperations: fc.Arbitrary<MoneyOperation> = fc
  .record({
    member: fc.nat({ max: 7 }),
    sent: fc.constantFrom<MoneyOperation['sent']>('once', 'once', 'once', 'once', 'once', 'twice', 'againLater'),
    what: fc.oneof(
      { weight: 8, arbitrary: draw },
      { weight: 8, arbitrary: purchase },
      { weight: 4, arbitrary: preorder },
      { weight: 4, arbitrary: lottery },
      { weight: 3, arbitrary: vote },
      { weight: 3, arbitrary: coopVote },
      { weight: 2, arbitrary: serial },
      { weight: 2, arbitrary: story },
      { weight: 1, arbitrary: always(callOf('video', purchaseVideo, { params: id('video'), body: web })) },
      { weight: 2, arbitrary: always(callOf('present', receivePresents, { body: {} })) },
      { weight: 1, arbitrary: always(callOf('notice', acquireNotice, { params: { id: 'notice-1' } })) },
      { weight: 1, arbitrary: always(callOf('channelDraw', enterDraw, { params: id('draw') })) },
    ),
  })
  .map(({ member, sent, what }) => ({ member, sent, ...what }))
