import type { ConfirmedPurchase } from '@tsudoi/design-system/screens/finalOrder.types'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SpendingLock } from '../../limits/spendingLock.ts'
import { changeSpendingLock } from '../../limits/spendingLocks.ts'
import { resetSession, useSession } from '../../session/sessionStore.ts'
import { resetSessionData } from '../../session/resetSessionData.ts'
import { readOpenPayments, requestResend, storePaymentRecord, type OpenPayment } from './openPayments.ts'
import { paidAction } from './paidAction.ts'
import { pay, resumePayment } from './pay.ts'
import { revokePinPass, grantPinPass, spendingVerdict } from './spendingGate.ts'

vi.mock('../../queries/invalidations.ts', () => ({ invalidateAfterPurchase: () => {} }))

const member = 'acc-hikari'
const name = 'draw.parade'
const identity = { accountId: member, name }
const pin = { hash: 'ab'.repeat(32), salt: 'cd'.repeat(16), iterations: 1 }
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString()
let sends = 0

const action = paidAction({
  kind: 'draw',
  nameOf: () => name,
  keeps: (paid: object) => paid,
  canResend: () => true,
  send: () => {
    sends += 1
    return Promise.resolve({})
  },
  read: () => Promise.resolve({}),
  verdictOf: () => undefined,
  wouldShowPayment: () => false,
  wantsAnswer: false,
})
const paid = {} as ConfirmedPurchase<object>
const orderOf = (amount: number) => ({
  what: 'ガチャ',
  quantity: '1回',
  price: { unit: 'coins' as const, amount, first: 'free' as const },
})
const set = (lock: SpendingLock) => changeSpendingLock(member, () => lock)

beforeEach(() => {
  sends = 0
  useSession.setState({ accountId: member })
})
afterEach(() => {
  vi.useRealTimers()
  revokePinPass(name)
  resetSession()
  localStorage.clear()
})

const locks: [string, () => SpendingLock][] = [
  ['a PIN that was not entered', () => ({ pin })],
  ['too many wrong PINs', () => ({ pin, failures: 5, lockedUntil: tomorrow() })],
  ['購入しない', () => ({ isBlocked: true })],
  ['a break', () => ({ breakUntil: tomorrow() })],
]

describe('the check of the member’s own settings before a payment (Q526)', () => {
  it.each(locks)('refuses a confirmed payment without sending it: %s', async (_title, lock) => {
    set(lock())
    await expect(pay(action, paid, orderOf(30))).rejects.toMatchObject({ situation: 'spendingLocked' })
    expect([sends, readOpenPayments()]).toEqual([0, []])
  })

  it.each(locks)('lets a payment of 0 coins through in spite of %s', async (_title, lock) => {
    set(lock())
    await pay(action, paid, orderOf(0))
    expect(sends).toBe(1)
  })

  it('lets a payment through after its PIN was entered, and no other payment', async () => {
    set({ pin })
    grantPinPass(name)
    expect(spendingVerdict({ ...identity, name: 'draw.other' }, 30)).toEqual({ is: 'pin' })
    await pay(action, paid, orderOf(30))
    expect(sends).toBe(1)
    revokePinPass(name)
    await expect(pay(action, paid, orderOf(30))).rejects.toMatchObject({ situation: 'spendingLocked' })
  })

  it('asks for the PIN again after the session has ended', () => {
    set({ pin })
    grantPinPass(name)
    expect(spendingVerdict(identity, 30)).toEqual({ is: 'allowed' })
    resetSessionData()
    expect(spendingVerdict(identity, 30)).toEqual({ is: 'pin' })
  })

  it.each([
    ['購入しない', { isBlocked: true as const }],
    ['a break', { breakUntil: '2099-01-01T00:00:00Z' }],
  ])('does not let a payment through in spite of an entered PIN if the member has set %s', (_title, lock) => {
    set({ pin, ...lock })
    grantPinPass(name)
    expect(spendingVerdict(identity, 30).is).not.toBe('allowed')
  })

  it('prevents during a break that the user resends an open payment', async () => {
    vi.useFakeTimers()
    const open: OpenPayment = {
      ...identity,
      key: '1a2b3c4d',
      kind: 'draw',
      paid: {},
      canResend: true,
      order: orderOf(30),
      startedAt: Date.now(),
      state: 'asking',
    }
    storePaymentRecord(open)
    set({ breakUntil: tomorrow() })
    requestResend(open)
    const resumed = resumePayment(() => Promise.resolve(action), open)
    await vi.advanceTimersByTimeAsync(180_000)
    await resumed
    expect(sends).toBe(0)
  })
})
