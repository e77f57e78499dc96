import { drawGacha } from '@tsudoi/contracts/gacha/gacha.endpoints'
import type { ConfirmedPurchase } from '@tsudoi/design-system/screens/finalOrder.types'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, type ApiErrorKind } from '../../api/apiError.ts'
import { resetSession, useSession } from '../../session/sessionStore.ts'
import {
  storePaymentRecord,
  findOpenPayment,
  readOpenPayments,
  requestResend,
  type OpenPayment,
} from './openPayments.ts'
import { paidAction, type PaymentVerdict } from './paidAction.ts'
import { pay, takeSnapshot, resumePayment } from './pay.ts'

vi.mock('../../queries/invalidations.ts', () => ({ invalidateAfterPurchase: () => {} }))

interface Draw {
  gachaId: string
}

/** The requests in flight, and the member who was logged in when each was sent. The test answers them. */
const sent: (PromiseWithResolvers<object> & { key: string; by: string })[] = []
const reads: (PromiseWithResolvers<object> & { by: string })[] = []
let verdict: PaymentVerdict | undefined

const loggedIn = () => useSession.getState().accountId

const action = paidAction({
  kind: 'draw',
  nameOf: ({ gachaId }: Draw) => `draw.${gachaId}`,
  keeps: (paid) => paid,
  canResend: () => true,
  send: ({ idempotencyKey }) => {
    const call = { ...Promise.withResolvers<object>(), key: idempotencyKey, by: loggedIn() }
    sent.push(call)
    return call.promise
  },
  read: () => {
    const call = { ...Promise.withResolvers<object>(), by: loggedIn() }
    reads.push(call)
    return call.promise
  },
  verdictOf: () => verdict,
  wouldShowPayment: () => false,
  wantsAnswer: false,
})

const paid = { gachaId: 'parade' } as ConfirmedPurchase<Draw>
const name = 'draw.parade'
const orderOf = (amount: number) => ({
  what: 'ガチャ',
  quantity: '1回',
  price: { unit: 'coins' as const, amount, first: 'free' as const },
})
const owner = 'acc-hikari'
const other = 'acc-sora'
const failed = (kind: ApiErrorKind, status?: number) => new ApiError({ endpoint: drawGacha, kind, status })

const logOut = () => resetSession()
function logIn(accountId: string): void {
  resetSession()
  useSession.setState({ accountId })
}
const recordOf = (accountId: string) => findOpenPayment(name, { accountId })

/** Simulates the Web Locks of one tab, or their absence, as in some browsers. */
function locks() {
  const tails = new Map<string, Promise<unknown>>()
  return {
    async request(lock: string, { ifAvailable }: LockOptions, task: (lock: object | null) => Promise<unknown>) {
      if (ifAvailable && tails.has(lock)) return task(null)
      while (tails.has(lock)) await tails.get(lock)
      const running = task({}).finally(() => tails.delete(lock))
      tails.set(
        lock,
        running.catch(() => {}),
      )
      return running
    },
  }
}

/** Confirms the payment. By then the server's state before the payment has been read. */
function press() {
  takeSnapshot(action, paid)
  reads.pop()?.resolve({})
  return pay(action, paid, orderOf(30)).then(
    (outcome) => ({ outcome }),
    (error: unknown) => ({ error }),
  )
}
const isSent = () => vi.waitFor(() => expect(sent).toHaveLength(1))

const open: OpenPayment = {
  key: '1a2b3c4d',
  accountId: owner,
  kind: 'draw',
  name,
  paid,
  canResend: true,
  order: orderOf(30),
  startedAt: Date.now(),
  state: 'asking',
}
/** Resumes the open payment, as the payment line of its owner does. */
const goOn = (payment: OpenPayment = open) => {
  storePaymentRecord(payment)
  return resumePayment(() => Promise.resolve(action), payment).then(
    (outcome) => ({ outcome }),
    (error: unknown) => ({ error }),
  )
}
const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  logIn(owner)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  resetSession()
  localStorage.clear()
  sent.length = 0
  reads.length = 0
  verdict = undefined
})

describe.each([
  ['with Web Locks', locks],
  ['without Web Locks', () => undefined],
])('a payment whose session ends, %s (X13, Q351)', (_browser, locksOf) => {
  beforeEach(() => {
    vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: locksOf() } }))
  })

  it.each([
    ['times out', (call: (typeof sent)[0]) => call.reject(failed('sessionEnded'))],
    ['is aborted by the page', (call: (typeof sent)[0]) => call.reject(failed('cancelled'))],
    ['is answered', (call: (typeof sent)[0]) => call.resolve({})],
    ['fails in the server', (call: (typeof sent)[0]) => call.reject(failed('sessionEnded', 503))],
  ])('stays open when the request that was sent %s after the end of the session', async (_end, end) => {
    const paying = press()
    await isSent()
    logOut()
    expect(await paying).toMatchObject({ error: { name: 'SessionEnded' } })
    end(sent[0]!)
    await settle()
    expect(recordOf(owner)).toMatchObject({ state: 'sending', key: sent[0]?.key })
    expect(readOpenPayments()).toEqual([])
  })

  it.each([
    ['times out', failed('timeout')],
    ['is aborted by the page', failed('cancelled')],
  ])('is checked with the server when the request %s while the session lasts', async (_end, error) => {
    void press()
    await isSent()
    sent[0]?.reject(error)
    await settle()
    expect(recordOf(owner)).toMatchObject({ state: 'asking' })
  })

  it.each([
    ['never left', failed('unsent')],
    ['was refused by the server for the member who had sent it', failed('sessionEnded', 400)],
    ['was refused with a 401, and the session had ended', failed('sessionEnded', 401)],
  ])('leaves no record in the browser if the request %s', async (_end, error) => {
    const paying = press()
    await isSent()
    logIn(other)
    sent[0]?.reject(error)
    await settle()
    expect(await paying).toMatchObject({ error: { name: 'SessionEnded' } })
    expect(recordOf(owner)).toBeUndefined()
  })

  it('keeps its record if a resend was never sent, or if the member had become a guest before it', async () => {
    for (const kind of ['unsent', 'guest'] as const) {
      sent.length = 0
      void goOn({ ...open, resends: 1 })
      await isSent()
      sent[0]?.reject(failed(kind))
      await settle()
      expect(recordOf(owner)).toMatchObject({ key: open.key })
      logIn(owner)
      await settle()
    }
  })

  it('is not sent if the session ends while the app loads the server’s state from before the payment', async () => {
    const paying = pay(action, paid, orderOf(30)).catch((error: unknown) => error)
    await vi.waitFor(() => expect(reads).toHaveLength(1))
    logIn(other)
    reads[0]?.resolve({})
    expect(await paying).toMatchObject({ name: 'SessionEnded' })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(sent).toEqual([])
    expect([recordOf(owner), recordOf(other)]).toEqual([undefined, undefined])
  })

  it('is checked only after its member has logged in again: before that the app reads, sends, proves and closes nothing', async () => {
    const finding = goOn()
    await vi.waitFor(() => expect(reads).toHaveLength(1))
    logIn(other)
    expect(await finding).toMatchObject({ error: { name: 'SessionEnded' } })
    verdict = { is: 'done' }
    reads[0]?.resolve({})
    await vi.advanceTimersByTimeAsync(150_000)
    expect([reads.length, sent.length]).toEqual([1, 0])
    storePaymentRecord({ ...open, accountId: other, key: 'other' })
    expect(await resumePayment(() => Promise.resolve(action), open)).toBeUndefined()
    expect([recordOf(owner), recordOf(other)]).toMatchObject([{ state: 'asking' }, { state: 'asking' }])
    expect(reads).toHaveLength(1)
    logIn(owner)
    const again = resumePayment(() => Promise.resolve(action), open)
    await vi.waitFor(() => expect(reads).toHaveLength(2))
    reads[1]?.resolve({})
    expect(await again).toEqual({ verdict: { is: 'done' } })
    expect(recordOf(owner)).toMatchObject({ state: 'done' })
    expect(new Set(reads.map(({ by }) => by))).toEqual(new Set([owner]))
  })

  it('is never resent for another member, even if it is free of charge and both members have the same payment open', async () => {
    const free = { ...open, order: orderOf(0) }
    const finding = goOn(free)
    await isSent()
    sent[0]?.reject(failed('timeout'))
    await settle()
    logIn(other)
    storePaymentRecord({ ...free, accountId: other, key: 'other', state: 'waiting' })
    await vi.advanceTimersByTimeAsync(150_000)
    expect(await finding).toMatchObject({ error: { name: 'SessionEnded' } })
    requestResend(recordOf(other)!)
    await vi.advanceTimersByTimeAsync(150_000)
    expect(sent.map(({ by, key }) => [by, key])).toEqual([[owner, open.key]])
    expect(recordOf(owner)).toMatchObject({ state: 'asking', key: open.key })
  })

  it('does not prevent another member from paying for the same item', async () => {
    const first = press()
    await isSent()
    logIn(other)
    const second = pay(action, paid, orderOf(30))
    await vi.waitFor(() => expect(reads).toHaveLength(1))
    reads[0]?.resolve({})
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    sent[0]?.reject(failed('sessionEnded', 400))
    await first
    expect(recordOf(other)).toMatchObject({ state: 'sending' })
    sent[1]?.resolve({ drawId: 'd' })
    expect(await second).toEqual({ answer: { drawId: 'd' } })
    expect([recordOf(owner), recordOf(other)]).toEqual([undefined, undefined])
    expect(sent[1]?.key).not.toBe(sent[0]?.key)
  })

  it('is resumed as soon as its member logs in again, even while the first request is still in flight', async () => {
    const first = press()
    await isSent()
    logOut()
    logIn(owner)
    await first
    const again = resumePayment(() => Promise.resolve(action), { accountId: owner, name })
    await vi.waitFor(() => expect(reads).toHaveLength(1))
    expect(recordOf(owner)).toMatchObject({ state: 'asking', key: sent[0]?.key })
    // Refuses the request late. The refusal still decides the payment, and does not restore its record.
    sent[0]?.reject(failed('sessionEnded', 400))
    await settle()
    expect(recordOf(owner)).toBeUndefined()
    reads[0]?.resolve({})
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await again).toBeUndefined()
    expect(recordOf(owner)).toBeUndefined()
  })

  it('does not close a later payment with the same name when the server’s refusal of the first one arrives late', async () => {
    const first = press()
    await isSent()
    logIn(owner)
    await first
    storePaymentRecord({ ...open, key: 'later', state: 'waiting' })
    sent[0]?.reject(failed('sessionEnded', 400))
    await settle()
    expect(recordOf(owner)).toMatchObject({ key: 'later' })
  })

  it('is resumed by another page of the same member once the first page has released the lock', async () => {
    const first = press()
    await isSent()
    const line = resumePayment(() => Promise.resolve(action), { accountId: owner, name })
    await settle()
    expect(reads).toEqual([])
    sent[0]?.resolve({ drawId: 'd' })
    expect(await first).toMatchObject({ outcome: { answer: { drawId: 'd' } } })
    expect(await line).toBeUndefined()
  })
})
