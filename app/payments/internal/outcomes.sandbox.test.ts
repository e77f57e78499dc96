import type { Endpoint } from '@tsudoi/contracts/endpoint'
import { getGacha } from '@tsudoi/contracts/gacha/gacha.endpoints'
import { getCoinBalance } from '@tsudoi/contracts/coin/coin.endpoints'
import { listTransactions } from '@tsudoi/contracts/payment/payment.endpoints'
import type { ConfirmedPurchase } from '@tsudoi/design-system/screens/finalOrder.types'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { everyNth } from '../../../contracts/testing/amount.ts'
import { priceRaisers } from '../../../contracts/sandbox/testing/priceRaisers.ts'
import { TestSandbox } from '../../../contracts/sandbox/testing/testSandbox.ts'
import type { ApiError, ApiErrorKind } from '../../api/apiError.ts'
import { useSession } from '../../session/sessionStore.ts'
import { coinsAction } from './actions/coins.ts'
import { drawAction } from './actions/draw.ts'
import { lotteryAction } from './actions/lottery.ts'
import { preorderAction } from './actions/preorder.ts'
import { storyAction } from './actions/story.ts'
import { videoAction } from './actions/video.ts'
import { readOpenPayments, requestResend } from './openPayments.ts'
import { OutcomeUnknown } from './outcomeUnknown.ts'
import type { PaidAction } from './paidAction.ts'

/**
 * Runs six paid actions against the sandbox's servers, each interrupted in twelve ways between the press and the
 * answer. Waiting is simulated: the rounds of polling follow each other at once.
 */
const { net } = vi.hoisted(() => ({
  net: { send: (() => Promise.reject(new Error('no net'))) as (...checked: unknown[]) => Promise<unknown> },
}))
vi.mock('../../api/call.ts', () => {
  const call = (...checked: unknown[]) => net.send(...checked)
  return { call, callAnyEndpoint: call }
})
vi.mock('../../queries/invalidations.ts', () => ({ invalidateAfterPurchase: () => {} }))
vi.mock('../../time/clock.ts', () => ({
  serverNow: () => sandbox.time.now.getTime(),
  serverIso: () => sandbox.time.now.toISOString(),
}))
const { storeOutcome } = vi.hoisted(() => ({ storeOutcome: vi.fn<(...outcome: unknown[]) => void>() }))
vi.mock('./storeOutcome.ts', () => ({ loadStoreOutcome: () => Promise.resolve(storeOutcome) }))
vi.mock('./outcomePolling.ts', () => ({
  pollDelaysSeconds: [0, 2, 4, 8, 16, 30, 30, 30],
  requestedResendCount: (name: string) => readOpenPayments().find((payment) => payment.name === name)?.resends ?? 0,
  waitForNextPoll: async () => onRound(),
}))

/** What the test does before each round of polling. */
let onRound: () => void | Promise<void> = () => {}

let sandbox: TestSandbox
const accountId = 'acc-payer'
let token = ''
/** How the next paid call is interrupted. Undefined if it is not. */
let cut: Cut | undefined
/** How many further calls that read fail, because the connection is interrupted. */
let readsFail = 0
/** A request that is still in flight when its page is closed; the test sends it later. */
let late: (() => Promise<unknown>) | undefined

/** Simulated Web Locks, shared by all pages. A closed page releases its locks. */
const held = new Map<string, Promise<unknown>>()
let letGo: (() => void)[] = []
const locks = {
  async request(name: string, { ifAvailable }: LockOptions, task: (lock: object | null) => Promise<unknown>) {
    if (ifAvailable && held.has(name)) return task(null)
    while (held.has(name)) await held.get(name)
    const gone = new Promise<void>((resolve) => letGo.push(resolve))
    const over = Promise.race([task({}).finally(() => held.delete(name)), gone])
    held.set(
      name,
      over.catch(() => {}),
    )
    return over
  },
}
function killPages(): void {
  held.clear()
  letGo.forEach((free) => free())
  letGo = []
}

interface Cut {
  name: string
  /** Whether the server carries out the paid call: before the interruption, never, or after the page was closed. */
  host: 'did' | 'never' | 'late'
  /** The error that the page receives. `gone`: the page was closed. */
  page: { kind: ApiErrorKind; status?: number } | 'gone'
  /** How many calls that read fail after the interruption. */
  offline?: number
}

const cuts: readonly Cut[] = [
  { name: 'a time-out after the server carried it out', host: 'did', page: { kind: 'timeout' } },
  { name: 'a time-out before the server received it', host: 'never', page: { kind: 'timeout' } },
  { name: 'a reset before the server received it', host: 'never', page: { kind: 'network' } },
  { name: 'a reset after the server carried it out', host: 'did', page: { kind: 'network' } },
  { name: '500 after the server carried it out', host: 'did', page: { kind: 'status', status: 500 } },
  { name: '503 before the server received it', host: 'never', page: { kind: 'status', status: 503 } },
  { name: 'garbage after the server carried it out', host: 'did', page: { kind: 'unreadable' } },
  { name: 'a foreign page instead of the answer', host: 'never', page: { kind: 'unreadable' } },
  { name: 'a reload after the server carried it out', host: 'did', page: 'gone' },
  { name: 'a reload before the server received it', host: 'never', page: 'gone' },
  { name: 'a killed webview, and a late server', host: 'late', page: 'gone' },
  { name: 'no connection afterwards', host: 'did', page: { kind: 'network' }, offline: 3 },
]

/** Makes an error of the class that the open page uses, because each page loads its own copy of the modules. */
async function failed(...details: ConstructorParameters<typeof ApiError>) {
  const own = await import('../../api/apiError.ts')
  return new own.ApiError(...details)
}
const isPaid = ({ paid }: Endpoint) => paid !== false

async function ask(endpoint: Endpoint, request: unknown, options: { idempotencyKey?: string } = {}): Promise<unknown> {
  const headers: Record<string, string> = options.idempotencyKey ? { 'Idempotency-Key': options.idempotencyKey } : {}
  const { status, body } = await sandbox.call(endpoint, request as never, { token, headers })
  if (status === 200) return body
  throw await failed({ endpoint, kind: 'status', status, messageCode: body.messageCode })
}

net.send = async (...checked) => {
  const [endpoint, request, options] = checked as [Endpoint, unknown, { idempotencyKey?: string } | undefined]
  if (!isPaid(endpoint)) {
    if (readsFail > 0) {
      readsFail -= 1
      throw await failed({ endpoint, kind: 'network' })
    }
    return ask(endpoint, request, options)
  }
  const now = cut
  cut = undefined
  if (!now) return ask(endpoint, request, options)
  readsFail = now.offline ?? 0
  if (now.host === 'did') await ask(endpoint, request, options)
  if (now.host === 'late') late = () => ask(endpoint, request, options)
  if (now.page === 'gone') return new Promise(() => {})
  throw await failed({ endpoint, ...now.page })
}

interface Case {
  name: string
  action: PaidAction<object, unknown, unknown>
  paid: object
  order: {
    what: string
    quantity: string
    price: { unit: 'coins'; amount: number; first: 'free' } | { unit: 'yen'; amount: number; coins: number }
  }
  /** The outcome that a page shows for a payment that has happened. */
  end: 'done' | 'ordered' | 'answer'
}
let cases: Case[] = []
const kinds = ['coins', 'draw', 'story', 'video', 'lottery', 'preorder'] as const
const caseOf = (kind: string) => cases.find(({ name }) => name === kind)!
const some = (action: unknown) => action as PaidAction<object, unknown, unknown>
const coins = (amount: number) => ({ unit: 'coins' as const, amount, first: 'free' as const })

/**
 * How often the server has charged the purchase, found by the coins that were spent or by the orders at the gateway.
 */
async function charged({ order }: Case): Promise<number> {
  if (order.price.unit === 'yen') {
    const { body } = await sandbox.call(listTransactions, { query: { gateway: 'SBPS' } }, { token })
    return body.list.length
  }
  const { body } = await sandbox.call(getCoinBalance, { query: { platformType: 'WEB' } }, { token })
  return (2_000 - body.total) / order.price.amount
}

beforeAll(async () => {
  sandbox = await TestSandbox.open()
  vi.stubGlobal('navigator', { locks })
  const stored = new Map<string, string>()
  vi.stubGlobal(
    'localStorage',
    new Proxy({} as Record<string, unknown>, {
      get: (_target, key) =>
        ({
          getItem: (at: string) => stored.get(at) ?? null,
          setItem: (at: string, value: string) => void stored.set(at, value),
          removeItem: (at: string) => void stored.delete(at),
          clear: () => stored.clear(),
        })[key as 'getItem'],
      ownKeys: () => [...stored.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  )
})
afterAll(() => sandbox.close())

beforeEach(async () => {
  killPages()
  localStorage.clear()
  cut = undefined
  late = undefined
  readsFail = 0
  onRound = () => {}
  useSession.setState({ accountId })
  await sandbox.given('a channel')
  await sandbox.given('a gacha that can be drawn', { detail: 'minimal' })
  await sandbox.given('a coin pack on sale')
  await sandbox.given('a story')
  await sandbox.given('a video', { accessType: 'PURCHASE', detail: 'minimal' })
  await sandbox.given('a lottery')
  await sandbox.given('a preorder')
  const member = await sandbox.given('a member', { accountId, freeCoin: 1_000, paidCoin: 1_000 })
  token = member.accessToken ?? ''
  const db = await sandbox.db()
  const { body: gacha } = await sandbox.call(getGacha, { params: { id: 'gacha-hoshiyomi-1' } }, { token })
  const [option] = gacha.gacha.drawOptionList
  const pack = await db.selectFrom('coin_pack').selectAll().where('id', '=', 'shop-coin-1').executeTakeFirstOrThrow()
  const story = { ipId: 'ip-hoshiyomi', storyGroupId: 'story-hoshiyomi-1' }
  const group = await sandbox.call(
    (await import('@tsudoi/contracts/story/story.endpoints')).getStoryGroup,
    { params: story },
    { token },
  )
  const episode = group.body.episodeList.find(({ consumeCoin }) => consumeCoin > 0)!
  const video = await sandbox.call(
    (await import('@tsudoi/contracts/video/video.endpoints')).getVideo,
    { params: { id: 'video-hoshiyomi-1' } },
    { token },
  )
  const lottery = await sandbox.call(
    (await import('@tsudoi/contracts/lottery/lottery.endpoints')).getLottery,
    { params: { id: 'lottery-hoshiyomi-1' } },
    { token },
  )
  const words = { what: '', quantity: '1' }
  cases = [
    {
      name: 'coins',
      action: some(coinsAction),
      paid: {
        shopCoinId: 'shop-coin-1',
        paymentMethod: 'PAY_PAY',
        returnUrl: 'http://localhost:5173/purchase/shop-coin-1',
      },
      order: { ...words, price: { unit: 'yen', amount: pack.price, coins: pack.paid_coin } },
      end: 'ordered',
    },
    {
      name: 'draw',
      action: some(drawAction),
      paid: { ipId: 'ip-hoshiyomi', gachaId: 'gacha-hoshiyomi-1', gachaName: gacha.gacha.name, count: option!.count },
      order: { ...words, price: coins(option!.consumeCoin) },
      end: 'answer',
    },
    {
      name: 'story',
      action: some(storyAction),
      paid: { ...story, storyEpisodeId: episode.storyEpisodeId },
      order: { ...words, price: coins(episode.consumeCoin) },
      end: 'answer',
    },
    {
      name: 'video',
      action: some(videoAction),
      paid: { ipId: 'ip-hoshiyomi', videoId: 'video-hoshiyomi-1' },
      order: { ...words, price: coins(video.body.item.consumeCoin ?? 0) },
      end: 'done',
    },
    {
      name: 'lottery',
      action: some(lotteryAction),
      paid: { lotteryId: 'lottery-hoshiyomi-1', count: 1 },
      order: { ...words, price: coins(lottery.body.lottery.consumeCoin) },
      end: 'done',
    },
    {
      name: 'preorder',
      action: some(preorderAction),
      paid: { preorderId: 'preorder-hoshiyomi-1', items: [{ itemId: 'preorder-hoshiyomi-1-item-1', count: 1 }] },
      order: { ...words, price: coins(500) },
      end: 'done',
    },
  ]
})

/**
 * Simulates a newly opened page: it loads the payment modules again, so it knows of earlier pages only through the
 * storage.
 */
async function openPage() {
  vi.resetModules()
  const { useSession: session } = await import('../../session/sessionStore.ts')
  session.setState({ accountId })
  return import('./pay.ts')
}

/** Runs one payment. Resolves with the result or the error that the page of the payment gets. */
async function play(on: Case, how: Cut): Promise<unknown> {
  const page = await openPage()
  cut = how
  const paying = page.pay(on.action, on.paid as ConfirmedPurchase<object>, on.order).catch((error: unknown) => error)
  if (how.page !== 'gone') return paying
  await expect.poll(() => cut).toBeUndefined()
  await expect.poll(() => readOpenPayments()).toHaveLength(1)
  if (how.host === 'did') await vi.waitUntil(async () => (await charged(on)) === 1)
  killPages()
  const after = await openPage()
  let round = 0
  onRound = () => {
    round += 1
    if (round === 3) void late?.()
  }
  return after.resumePayment(() => Promise.resolve(on.action), readOpenPayments()[0]!)
}

/** What the app shows the user about an outcome. */
function shownOutcomeOf(outcome: unknown): string {
  if (outcome === undefined || (outcome as Error).name === OutcomeUnknown.name) return 'not known'
  const { answer, verdict } = outcome as { answer?: object; verdict?: { is: string } }
  return verdict?.is ?? (answer ? 'answer' : 'failed')
}

/**
 * The true outcome: what has to be shown, stored and charged. A page that waits for the answer of a draw or an episode
 * gets it, and nothing remains to be shown.
 */
function truthOf({ end }: Case, { host, page }: Cut) {
  if (host === 'never') return { shown: 'not known', kept: ['waiting'], charged: 0 }
  if (end !== 'answer') return { shown: end, kept: [end], charged: 1 }
  return { shown: 'answer', kept: page === 'gone' ? ['done'] : [], charged: 1 }
}

/**
 * `npm test` interrupts each action in a sixth of the ways only, chosen so that every way interrupts one of the
 * actions.
 */
const cutsFor = (action: number) => everyNth(6, cuts, action)

describe('the outcome of an interrupted payment: six paid actions, twelve interruptions (X13, C078, C105, C123, C162, C165, C178)', () => {
  for (const [index, name] of kinds.entries())
    it.each(cutsFor(index))(
      `is shown as far as the answers prove it, and the payment is charged once: ${name}, after $name`,
      async (how) => {
        const on = caseOf(name)
        expect(await charged(on)).toBe(0)
        const shown = shownOutcomeOf(await play(on, how))
        const kept = readOpenPayments().map(({ state }) => state)
        expect({ shown, kept, charged: await charged(on) }).toEqual(truthOf(on, how))
        // The user presses again while the outcome is unknown: the purchase is still carried out only once.
        const page = await openPage()
        if (shown === 'not known') await page.pay(on.action, on.paid as ConfirmedPurchase<object>, on.order)
        expect(await charged(on)).toBe(1)
      },
    )
})

const paidCall = {
  coins: 'payment.startPurchase',
  draw: 'gacha.drawGacha',
  story: 'story.viewStoryEpisode',
  video: 'video.purchaseVideo',
  lottery: 'lottery.buyLottery',
  preorder: 'preorder.buyPreorder',
} as const

describe.each(kinds)('a price that the server changes after the confirmation: %s (Q353, X13)', (kind) => {
  const raise = async (by: number) => priceRaisers[paidCall[kind]]?.(await sandbox.db(), by)
  const confirmedAt = (on: Case, raised: number) => {
    const { price } = on.order
    return { ...on.order, price: { ...price, amount: price.amount + raised } }
  }
  const lostOnTheWay: Cut = { name: '', host: 'never', page: { kind: 'network' } }

  it('makes the server refuse without charging; no payment stays open, and the member pays the new price after confirming it', async () => {
    const on = caseOf(kind)
    await raise(10)
    const page = await openPage()
    const paid = on.paid as ConfirmedPurchase<object>
    await expect(page.pay(on.action, paid, on.order)).rejects.toMatchObject({ messageCode: 'PriceChanged' })
    expect(readOpenPayments()).toEqual([])
    expect(await charged(on)).toBe(0)
    await page.pay(on.action, paid, confirmedAt(on, 10))
    expect(readOpenPayments()).toEqual([])
    expect(await charged({ ...on, order: confirmedAt(on, 10) })).toBe(1)
  })

  it('makes the server refuse the resend of a payment that never arrived: nothing is charged', async () => {
    const on = caseOf(kind)
    const page = await openPage()
    cut = lostOnTheWay
    onRound = async () => {
      onRound = () => {}
      await raise(10)
      requestResend(readOpenPayments()[0]!)
    }
    await expect(page.pay(on.action, on.paid as ConfirmedPurchase<object>, on.order)).rejects.toMatchObject({
      messageCode: 'PriceChanged',
    })
    expect(readOpenPayments()).toEqual([])
    expect(await charged(on)).toBe(0)
  })

  it('does not affect a payment that the server had received: its resend gets the answer to the first request', async () => {
    const on = caseOf(kind)
    const page = await openPage()
    cut = { ...lostOnTheWay, host: 'did' }
    onRound = async () => {
      onRound = () => {}
      await raise(10)
      requestResend(readOpenPayments()[0]!)
    }
    expect(shownOutcomeOf(await page.pay(on.action, on.paid as ConfirmedPurchase<object>, on.order))).toBe('answer')
    expect(readOpenPayments()).toEqual([])
    expect(await charged(on)).toBe(1)
  })
})

describe('an open payment (X13, X14)', () => {
  it('is resent with its idempotency key when the user presses in another tab', async () => {
    const on = cases[2]!
    cut = cuts[1]
    const page = await openPage()
    onRound = () => {
      const [open] = readOpenPayments()
      if (open && !open.resends) requestResend(open)
    }
    expect(await page.pay(on.action, on.paid as ConfirmedPurchase<object>, on.order)).toHaveProperty('answer')
    expect(await charged(on)).toBe(1)
    expect(readOpenPayments()).toEqual([])
  })

  it.each(kinds)('is charged once after many presses in two tabs (%s)', async (name) => {
    const on = caseOf(name)
    const [one, two] = [await openPage(), await openPage()]
    const presses = Array.from({ length: 20 }, (_, press) => (press % 2 ? one : two))
    const outcomes = await Promise.allSettled(
      presses.map((page) => page.pay(on.action, on.paid as ConfirmedPurchase<object>, on.order)),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    // The errors of the further presses: a payment in flight has no payment line (Q314).
    const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as object] : []))
    for (const reason of reasons) expect(reason).toMatchObject({ situation: 'paidElsewhere' })
    expect(await charged(on)).toBe(1)
  })

  it.each(kinds)(
    'is charged once in two tabs without Web Locks, because both send the same idempotency key (%s)',
    async (name) => {
      vi.stubGlobal('navigator', {})
      const on = caseOf(name)
      const tabs = [await openPage(), await openPage()]
      const outcomes = await Promise.all(
        tabs.map((page) => page.pay(on.action, on.paid as ConfirmedPurchase<object>, on.order)),
      )
      vi.stubGlobal('navigator', { locks })
      expect(outcomes.map(shownOutcomeOf)).toEqual(['answer', 'answer'])
      expect(await charged(on)).toBe(1)
    },
  )

  it('leads to its order, and does not count as paid, if its resend after a reload creates an order in yen (Q548)', async () => {
    const on = caseOf('coins')
    const page = await openPage()
    cut = { name: '', host: 'never', page: 'gone' }
    void page.pay(on.action, on.paid as ConfirmedPurchase<object>, on.order).catch(() => {})
    await expect.poll(() => cut).toBeUndefined()
    killPages()
    const after = await openPage()
    onRound = () => {
      onRound = () => {}
      requestResend(readOpenPayments()[0]!)
    }
    await after.resumePayment(() => Promise.resolve(on.action), readOpenPayments()[0]!)
    expect(readOpenPayments()).toMatchObject([{ state: 'ordered', orderId: expect.any(String) as string }])
    expect(await charged(on)).toBe(1)
  })

  it.each([
    { name: 'lottery', more: { lotteryId: 'lottery-hoshiyomi-1', count: 2 } },
    {
      name: 'preorder',
      more: { preorderId: 'preorder-hoshiyomi-1', items: [{ itemId: 'preorder-hoshiyomi-1-item-1', count: 2 }] },
    },
  ])(
    'does not count as another order under its name: its own line shows the result, and the other order is not sent (Q555, $name)',
    async ({ name, more }) => {
      const on = caseOf(name)
      const page = await openPage()
      cut = { name: '', host: 'did', page: { kind: 'network' }, offline: Infinity }
      const pay = (paid: object) => page.pay(on.action, paid as ConfirmedPurchase<object>, on.order)
      await expect(pay(on.paid)).rejects.toMatchObject({ name: 'OutcomeUnknown' })
      expect(readOpenPayments()).toMatchObject([{ state: 'waiting' }])
      readsFail = 0
      storeOutcome.mockClear()
      await expect(pay(more)).rejects.toMatchObject({ name: 'OutcomeUnknown' })
      expect(readOpenPayments()).toMatchObject([{ state: 'done', paid: on.paid }])
      expect(storeOutcome.mock.calls).toMatchObject([[{ paid: on.paid }, { verdict: { is: 'done' } }]])
      expect(await charged(on)).toBe(1)
    },
  )

  it('stores no card data in the browser', async () => {
    const on = cases[0]!
    cut = cuts[1]
    const page = await openPage()
    const paid = { shopCoinId: 'shop-coin-1', paymentMethod: 'CREDIT_CARD', card: 'tok_secret_4111' }
    await page.pay(on.action, paid as never, on.order).catch(() => {})
    expect(readOpenPayments()).toMatchObject([{ canResend: false, state: 'waiting' }])
    expect(JSON.stringify(readOpenPayments())).not.toContain('tok_secret')
  })

  it('is closed when the server refuses: the refusal is thrown unchanged, and no record is left', async () => {
    const on = cases[1]!
    const page = await openPage()
    const paid: object = { ...on.paid, count: 7 }
    await expect(page.pay(on.action, paid as ConfirmedPurchase<object>, on.order)).rejects.toMatchObject({
      messageCode: 'InvalidArgument',
    })
    expect(readOpenPayments()).toEqual([])
  })
})
