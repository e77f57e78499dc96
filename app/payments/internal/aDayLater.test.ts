import type { Endpoint } from '@tsudoi/contracts/endpoint'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useSession } from '../../session/sessionStore.ts'
import { loadPaidAction } from './loadPaidAction.ts'
import { isOlderThanOneDay, storePaymentRecord, findOpenPayment, type OpenPayment } from './openPayments.ts'
import type { PaidKind } from './paidAction.ts'
import { resumePayment } from './pay.ts'

/** The servers' answers to calls that read, by path. Sent payments get no answer. */
const { hosts } = vi.hoisted(() => ({
  hosts: {} as Record<string, (query: Record<string, string | undefined>) => unknown>,
}))
vi.mock('../../api/call.ts', () => {
  const call = async ({ path, paid }: Endpoint, request: { query?: Record<string, string> }) => {
    if (paid) throw new Error('no answer')
    return hosts[path]?.(request.query ?? {})
  }
  return { call, callAnyEndpoint: call }
})
vi.mock('../../queries/invalidations.ts', () => ({ invalidateAfterPurchase: () => {} }))
vi.mock('./outcomePolling.ts', () => ({
  pollDelaysSeconds: [0, 2],
  requestedResendCount: (name: string) => findOpenPayment(name)?.resends ?? 0,
  waitForNextPoll: () => Promise.resolve(),
}))

const now = Date.parse('2026-02-02T03:00:00Z')
const dayAgo = now - 86_400_000 - 60_000
const minute = 60_000

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  useSession.setState({ accountId: 'acc-hikari' })
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

const movement = (id: string, time: number, coins = -10, message = 'ガチャ「別の」') => ({
  assetHistoryId: id,
  transactionTime: new Date(time).toISOString(),
  message,
  optionCoin: { free: coins, paid: 0 },
})
/** Simulates the coin history: the latest first, 15 per page (C081). */
const historyOf =
  (list: readonly ReturnType<typeof movement>[]) =>
  ({ 'seek.lastTransactionTime': after }: Record<string, string | undefined>) => {
    const rest = list.filter(({ transactionTime }) => after === undefined || transactionTime < after)
    const page = rest.slice(0, 15)
    return { list: page, seek: { hasNext: rest.length > 15, lastTransactionTime: page.at(-1)?.transactionTime } }
  }
const newer = (count: number) =>
  Array.from({ length: count }, (_, at) => movement(`newer-${at}`, now - (at + 1) * minute))
const thisDraw = movement('this', dayAgo + 1_000, -30, 'ガチャ「パレード」')
const older = movement('older', dayAgo - 3_600_000)
const seenOlder = [{ id: 'older', time: dayAgo - 3_600_000, coins: -10, message: '' }]

const episode = (badge?: string) => ({ episodeList: [{ storyEpisodeId: 'e', badge }] })
const entries = (entryCount: number | undefined, entryStartTime = 'run-1') => ({
  lottery: { entryCount, entryStartTime },
})
const order = { transactionId: 'new', price: 30, status: 'SUCCEEDED', itemName: 'x' }

interface Row {
  name: string
  kind: PaidKind
  paid: object
  before?: unknown
  answers: Record<string, (query: Record<string, string | undefined>) => unknown>
  is: 'notDone' | 'done' | 'waiting'
}
const draw = { ipId: 'i', gachaId: 'g', gachaName: 'パレード', count: 1 }
const history = (list: readonly ReturnType<typeof movement>[]) => ({ '/v2/currency/history': historyOf(list) })
const orders = (...list: object[]) => ({ '/v1/transaction': () => ({ list }) })
const story = (badge?: string) => ({ '/v2/story/group/{ipId}/{storyGroupId}': () => episode(badge) })
const lottery = (answer: object) => ({ '/v2/lottery/{id}': () => answer })
const preorder = (purchaseId?: string) => ({
  '/v2/preorder/{id}': () => ({ latestPurchase: purchaseId && { purchaseId } }),
})
const video = (hasAccess: boolean) => ({ '/v2/video/{id}': () => ({ item: { hasAccess } }) })

const of = {
  draw: { kind: 'draw', paid: draw },
  coins: { kind: 'coins', paid: { shopCoinId: 'p', paymentMethod: 'PAY_PAY' } },
  story: { kind: 'story', paid: { ipId: 'i', storyGroupId: 's', storyEpisodeId: 'e' } },
  video: { kind: 'video', paid: { ipId: 'i', videoId: 'v' } },
  lottery: { kind: 'lottery', paid: { lotteryId: 'l', count: 2 } },
  preorder: { kind: 'preorder', paid: { preorderId: 'p', items: [] } },
} as const
const was = { entries: 1, run: 'run-1' }

const rows: Row[] = [
  { ...of.draw, name: 'no state was read before', answers: history([thisDraw, older]), is: 'waiting' },
  { ...of.coins, name: 'no state was read before', answers: orders(order), is: 'waiting' },
  { ...of.lottery, name: 'no state was read before', answers: lottery(entries(3)), is: 'waiting' },
  { ...of.preorder, name: 'no state was read before', answers: preorder('new'), is: 'waiting' },
  { ...of.story, name: 'no state was read before, and it is bought', answers: story('PURCHASED'), is: 'done' },
  { ...of.video, name: 'no state was read before, and it can be watched', answers: video(true), is: 'done' },

  {
    ...of.draw,
    name: '16 later entries, after its own',
    before: seenOlder,
    answers: history([...newer(16), thisDraw, older]),
    is: 'done',
  },
  { ...of.draw, name: '40 later entries', before: [], answers: history([...newer(40), thisDraw]), is: 'done' },
  {
    ...of.draw,
    name: '16 later entries, none of its own',
    before: seenOlder,
    answers: history([...newer(16), older]),
    is: 'notDone',
  },
  {
    ...of.draw,
    name: 'a similar entry is older than the known ones',
    before: seenOlder,
    answers: history([older, movement('alike', dayAgo - 7_200_000, -30, 'ガチャ「パレード」')]),
    is: 'notDone',
  },
  { ...of.draw, name: 'no new entry', before: [], answers: history([]), is: 'notDone' },
  {
    ...of.draw,
    name: 'a history that ends before the known entries',
    before: seenOlder,
    answers: history(newer(3)),
    is: 'waiting',
  },

  { ...of.video, name: 'the rental has expired', before: { hasAccess: false }, answers: video(false), is: 'waiting' },
  { ...of.coins, name: 'no new order', before: [], answers: orders(), is: 'notDone' },
  { ...of.coins, name: 'its order exists', before: [], answers: orders(order), is: 'done' },
  {
    ...of.coins,
    name: 'a new entry with another text',
    before: [],
    answers: orders({ ...order, itemName: 'y' }),
    is: 'waiting',
  },
  {
    ...of.coins,
    name: 'a new order of another pack',
    before: [],
    answers: orders({ ...order, shopCoinId: 'q' }),
    is: 'notDone',
  },
  { ...of.story, name: 'it is still for sale', before: {}, answers: story('PURCHASE'), is: 'notDone' },
  { ...of.story, name: 'it is free by now', before: {}, answers: story(), is: 'waiting' },
  { ...of.lottery, name: 'no new lottery entry', before: was, answers: lottery(entries(1)), is: 'notDone' },
  {
    ...of.lottery,
    name: 'another run counts from zero',
    before: was,
    answers: lottery(entries(0, 'run-2')),
    is: 'waiting',
  },
  {
    ...of.lottery,
    name: 'the server sends no entry count',
    before: was,
    answers: lottery(entries(undefined)),
    is: 'waiting',
  },
  { ...of.preorder, name: 'no new purchase', before: { latest: 'old' }, answers: preorder('old'), is: 'notDone' },
  {
    ...of.preorder,
    name: 'the earlier purchase is no longer listed',
    before: { latest: 'old' },
    answers: preorder(),
    is: 'waiting',
  },
]

async function outcomeOf({ kind, paid, before, answers }: Row, startedAt: number, resends = 0) {
  Object.assign(hosts, answers)
  const payment: OpenPayment = {
    key: '1a2b3c4d',
    accountId: 'acc-hikari',
    kind,
    name: 'it',
    paid,
    canResend: true,
    order: { what: 'x', quantity: '1', price: { unit: 'coins', amount: 30, first: 'free' } },
    startedAt,
    before,
    state: 'asking',
    resends,
  }
  storePaymentRecord(payment)
  await resumePayment(() => loadPaidAction(kind), payment)
  return findOpenPayment('it')?.state
}

describe('a day after a payment whose answer was lost (Q112, Q292, X13)', () => {
  it.each(rows)('the outcome of $kind is $is: $name', async (row) => expect(await outcomeOf(row, dayAgo)).toBe(row.is))

  it.each(rows.filter(({ is }) => is === 'notDone'))(
    'the outcome of $kind is unknown until the day has passed: $name',
    async (row) => expect(await outcomeOf(row, now - 3_600_000)).toBe('waiting'),
  )

  it.each(rows.filter(({ is }) => is === 'notDone'))(
    'the outcome of $kind is unknown for another day after a resend: $name',
    async (row) => {
      expect(await outcomeOf(row, dayAgo, 1)).toBe('waiting')
      expect(findOpenPayment('it')).toMatchObject({ startedAt: dayAgo, sentAt: now })
      expect(isOlderThanOneDay(findOpenPayment('it')!)).toBe(false)
    },
  )

  it('an order that belongs to another payment proves nothing about this payment (Q293)', async () => {
    const row = rows.find(({ name }) => name === 'its order exists')!
    expect(await outcomeOf(row, dayAgo)).toBe('done')
    storePaymentRecord({ ...findOpenPayment('it')!, name: 'other', orderId: 'new' })
    expect(await outcomeOf(row, dayAgo)).toBe('notDone')
  })
})
