import { decodeJwt } from 'jose'
import type { Endpoint, ResponseOf } from '../../endpoint.ts'
import { acquireNotice } from '../../notice/notice.endpoints.ts'
import { drawGacha } from '../../gacha/gacha.endpoints.ts'
import { enterDraw } from '../../draw/draw.endpoints.ts'
import { selectLotteryItem } from '../../lottery/lottery.endpoints.ts'
import { prepareSignup, prepareSignupProvider, signupEmail, signupProvider } from '../../auth/auth.endpoints.ts'
import { buyPreorder } from '../../preorder/preorder.endpoints.ts'
import { receivePresents } from '../../present/present.endpoints.ts'
import { registry, type Registry } from '../../registry.ts'
import { registerSerialCodes } from '../../serial/serial.endpoints.ts'
import { viewStoryEpisode } from '../../story/story.endpoints.ts'
import { receiveCoopVoteReward, receiveVoteParticipateReward, voteForTarget } from '../../vote/vote.endpoints.ts'
import { sendPresents } from '../inventory/presentBox.ts'
import { welcomeCoins } from '../people/members.ts'
import { timeAfter, minutes } from '../runtime/clock.ts'
import type { Answer, TestSandbox } from './testSandbox.ts'

type NamesIn<Endpoints> = {
  [Name in keyof Endpoints]: Endpoints[Name] extends { grants?: infer Grants }
    ? true extends Grants
      ? Name
      : never
    : never
}[keyof Endpoints]

/** The name of each endpoint that declares `grants`. One without a row in `grantingCalls` does not compile. */
export type GrantingCallName = { [A in keyof Registry]: NamesIn<Registry[A]> }[keyof Registry]

/** The endpoints that declare `grants`, by name. */
export const grantingEndpoints: ReadonlyMap<string, Endpoint> = new Map(
  Object.values(registry)
    .flatMap((endpoints) => Object.entries<Endpoint>(endpoints))
    .filter(([, { grants }]) => grants === true),
)

/** Account of the member who receives the gifts. */
export const fanId = 'acc-fan'

/** The e-mail address of the member who receives the gifts. */
export const fanEmail = 'fan@example.com'

/** The channel of the photo that endpoints give whose gift is not random. */
export const giftChannelId = 'ip-hoshiyomi'

/** The id of the photo that every endpoint gives if its gift is not random. */
export const giftPhotoId = 'photo-to-give'

/** What an endpoint gives: coins, or copies of a photo. */
export interface Gift {
  kind: 'COIN' | 'PHOTO'
  item_id: string | null
  amount: number
}

type Body = Answer<object>['body']

/** How a test sends a request to an endpoint that gives something, and what the answer says. */
export interface GrantingCall {
  /**
   * Makes the request possible for the member. If the endpoint has a single gift, `gift` replaces it. Returns the
   * bearer token.
   */
  prepare: (sandbox: TestSandbox, gift: Gift, token: string) => Promise<string | void>
  send: (sandbox: TestSandbox, token: string, key: string) => Promise<Answer<object>>
  /** The gifts to the member according to a successful answer. */
  gifts: (body: Body, gift: Gift) => Gift[]
  /** What a successful answer lists as sent to the present box. Default: its `sentToPresents`. */
  sent?: (body: Body) => Gift[]
  /** The price in coins of each successful request. */
  price: number
  /** Whether a member gets the gift of this endpoint only once, however many idempotency keys are used. */
  isOnce: boolean
}

const only = (_: Body, gift: Gift) => [gift]
const free = { price: 0, isOnce: true } as const

/** Replaces the rewards in a table by the gift. */
const rewards = async (
  sandbox: TestSandbox,
  table: 'vote_reward' | 'prize_draw_prize' | 'lottery_prize_item' | 'preorder_item',
  { kind: item_kind, item_id, amount }: Gift,
) => void (await (await sandbox.db()).updateTable(table).set({ item_kind, item_id, amount }).execute())

const setRewardBundle = async (sandbox: TestSandbox, gift: Gift) =>
  void (await (await sandbox.db()).updateTable('parcel_asset').set(gift).execute())

const drawnIn = (body: Body) => (body as ResponseOf<typeof drawGacha>).resultList
const giftOf = ({ itemId }: { itemId: string }): Gift => ({ kind: 'PHOTO', item_id: itemId, amount: 1 })

const ownVotes = (sandbox: TestSandbox, campaignId: string) =>
  sandbox.given('own votes', { accountId: fanId, campaignId, amount: 10 })

async function mailedCode(sandbox: TestSandbox): Promise<string> {
  const mail = await sandbox.services.datasets.shared
    .selectFrom('mail')
    .select('code')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return mail.code
}

/** Replaces the member by a guest who has requested a code. */
async function beginSignup(sandbox: TestSandbox): Promise<string> {
  await sandbox.given('an address without an account', { email: fanEmail })
  return (await sandbox.given('a guest')).accessToken
}

const welcome = (): Gift[] => [{ kind: 'COIN', item_id: null, amount: welcomeCoins }]

/** Every endpoint that gives something, by name. */
export const grantingCalls = {
  drawGacha: {
    async prepare(sandbox) {
      await sandbox.given('a gacha that can be drawn', { detail: 'minimal' })
    },
    send: (sandbox, token, key) =>
      sandbox.call(
        drawGacha,
        { params: { id: 'gacha-hoshiyomi-1' }, body: { count: 10, platformType: 'WEB' } },
        { token, headers: { 'Idempotency-Key': key } },
      ),
    gifts: (body) => drawnIn(body).map(giftOf),
    sent: (body) =>
      drawnIn(body)
        .filter(({ isSentToPresents }) => isSentToPresents)
        .map(giftOf),
    price: 300,
    isOnce: false,
  },
  viewStoryEpisode: {
    async prepare(sandbox, { kind, item_id, amount }) {
      await sandbox.given('a story')
      const reward = { reward_kind: kind, reward_item_id: item_id, reward_amount: amount }
      await (await sandbox.db()).updateTable('story_episode').set(reward).execute()
    },
    send: (sandbox, token, key) =>
      sandbox.call(
        viewStoryEpisode,
        {
          params: {
            ipId: giftChannelId,
            storyGroupId: 'story-hoshiyomi-1',
            storyEpisodeId: 'story-hoshiyomi-1-episode-1',
          },
          body: { platformType: 'WEB' },
        },
        { token, headers: { 'Idempotency-Key': key } },
      ),
    gifts: only,
    ...free,
  },
  acquireNotice: {
    async prepare(sandbox, gift) {
      await sandbox.given('a notice with assets', { detail: 'minimal' })
      await setRewardBundle(sandbox, gift)
    },
    send: (sandbox, token, key) =>
      sandbox.call(acquireNotice, { params: { id: 'notice-1' } }, { token, headers: { 'Idempotency-Key': key } }),
    gifts: only,
    ...free,
  },
  registerSerialCodes: {
    async prepare(sandbox, gift) {
      await sandbox.given('a serial code', { detail: 'minimal' })
      await setRewardBundle(sandbox, gift)
    },
    send: (sandbox, token, key) =>
      sandbox.call(
        registerSerialCodes,
        { body: { codes: ['HOSHIYOMI2026'] } },
        { token, headers: { 'Idempotency-Key': key } },
      ),
    gifts: only,
    ...free,
  },
  receivePresents: {
    async prepare(sandbox, gift) {
      await sendPresents({ db: await sandbox.db(), now: sandbox.time.now }, fanId, [gift, gift], 'お礼です。')
    },
    send: (sandbox, token, key) =>
      sandbox.call(receivePresents, { body: {} }, { token, headers: { 'Idempotency-Key': key } }),
    // Nothing is given: the assets were already the member's, and only move from the present box to the holdings.
    gifts: () => [],
    ...free,
  },
  voteForTarget: {
    async prepare(sandbox, gift) {
      await sandbox.given('a ranking campaign', { detail: 'minimal' })
      await rewards(sandbox, 'vote_reward', gift)
    },
    send: (sandbox, token, key) =>
      sandbox.call(
        voteForTarget,
        {
          params: { id: 'vote-hoshiyomi-1', targetId: 'vote-hoshiyomi-1-target-1', bonusId: '0' },
          body: { amount: 10, bonusPhotoIds: [] },
        },
        { token, headers: { 'Idempotency-Key': key } },
      ),
    gifts: only,
    ...free,
  },
  receiveVoteParticipateReward: {
    async prepare(sandbox, gift) {
      await sandbox.given('a ranking campaign')
      await ownVotes(sandbox, 'vote-hoshiyomi-1')
      await rewards(sandbox, 'vote_reward', gift)
    },
    send: (sandbox, token) =>
      sandbox.call(
        receiveVoteParticipateReward,
        { params: { id: 'vote-hoshiyomi-1', rewardId: 'vote-hoshiyomi-1-participate-1' } },
        { token },
      ),
    gifts: only,
    ...free,
  },
  receiveCoopVoteReward: {
    async prepare(sandbox, gift) {
      await sandbox.given('a coop vote')
      await ownVotes(sandbox, 'coop-hoshiyomi-1')
      await rewards(sandbox, 'vote_reward', gift)
    },
    send: (sandbox, token) =>
      sandbox.call(
        receiveCoopVoteReward,
        { params: { id: 'coop-hoshiyomi-1', rewardId: 'coop-hoshiyomi-1-reward-1' } },
        { token },
      ),
    gifts: only,
    ...free,
  },
  enterDraw: {
    async prepare(sandbox, gift) {
      await sandbox.given('a followed channel', { accountId: fanId })
      await sandbox.given('a channel draw')
      await rewards(sandbox, 'prize_draw_prize', gift)
    },
    send: (sandbox, token) => sandbox.call(enterDraw, { params: { id: 'draw-hoshiyomi-1' } }, { token }),
    gifts: only,
    ...free,
  },
  selectLotteryItem: {
    async prepare(sandbox, gift) {
      await sandbox.given('a lottery', { phase: 'announced' })
      await sandbox.given('own lottery entries', { accountId: fanId })
      await rewards(sandbox, 'lottery_prize_item', gift)
    },
    send: (sandbox, token) =>
      sandbox.call(
        selectLotteryItem,
        { params: { id: 'lottery-hoshiyomi-1' }, body: { rewardId: 'lottery-hoshiyomi-1-item-1' } },
        { token },
      ),
    gifts: only,
    ...free,
  },
  buyPreorder: {
    async prepare(sandbox, gift) {
      await sandbox.given('a preorder', { detail: 'minimal' })
      await rewards(sandbox, 'preorder_item', gift)
    },
    send: (sandbox, token, key) =>
      sandbox.call(
        buyPreorder,
        { params: { id: 'preorder-hoshiyomi-1' }, body: [{ itemId: 'preorder-hoshiyomi-1-item-1', count: 2 }] },
        { token, headers: { 'Idempotency-Key': key } },
      ),
    gifts: (_, gift) => [gift, gift],
    price: 1_000,
    isOnce: false,
  },
  signupEmail: {
    async prepare(sandbox) {
      const guest = await beginSignup(sandbox)
      const body = { email: fanEmail, password: 'Tsudoi-2026' }
      await sandbox.call(prepareSignup, { body }, { token: guest })
      return guest
    },
    send: async (sandbox, token) =>
      sandbox.call(signupEmail, { body: { email: fanEmail, code: await mailedCode(sandbox) } }, { token }),
    gifts: welcome,
    ...free,
  },
  signupProvider: {
    async prepare(sandbox) {
      const guest = await beginSignup(sandbox)
      const db = await sandbox.db()
      const person = { provider: 'LINE', subject: 'a-person', state_hash: null } as const
      const visit = { session_id: String(decodeJwt(guest)['sid']), expires_at: timeAfter(sandbox.time.now, minutes(1)) }
      await db
        .insertInto('provider_visit')
        .values({ ...person, ...visit })
        .execute()
      await sandbox.call(prepareSignupProvider, { body: { email: fanEmail } }, { token: guest })
      return guest
    },
    send: async (sandbox, token) =>
      sandbox.call(signupProvider, { body: { email: fanEmail, code: await mailedCode(sandbox) } }, { token }),
    gifts: welcome,
    ...free,
  },
} satisfies Readonly<Record<GrantingCallName, GrantingCall>>
