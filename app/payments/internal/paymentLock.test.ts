import { afterEach, expect, it, vi } from 'vitest'
import { withPaymentLock } from './paymentLock.ts'

afterEach(() => vi.unstubAllGlobals())

it('a browser that stores data but refuses each lock makes a payment once, and a second one at the same time in the same tab not at all (Q488)', async () => {
  const refusal = new DOMException('The lock manager is not available.', 'InvalidStateError')
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(refusal) } })
  const payment = { accountId: 'acc-hikari', name: 'gacha' }
  const { promise, resolve } = Promise.withResolvers<string>()
  const [first, second] = [vi.fn<() => Promise<string>>(() => promise), vi.fn<() => Promise<string>>()]
  const paying = withPaymentLock(payment, first)
  expect(await withPaymentLock(payment, second)).toEqual({ isHeld: false })
  resolve('paid')
  expect(await paying).toEqual({ isHeld: true, value: 'paid' })
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0])
})
