import { describe, expect, it } from 'vitest'
import {
  activeBreak,
  countPinTry,
  forgetPinTries,
  lockVerdictAt,
  parseSpendingLock,
  pinWaitMs,
  remainingPinTries,
  withBlock,
  withBreak,
  withPin,
  type SpendingLock,
} from './spendingLock.ts'

const now = '2026-01-31T10:00:00.000Z'
const later = '2026-02-01T10:00:00.000Z'
const pin = { hash: 'ab'.repeat(32), salt: 'cd'.repeat(16), iterations: 600_000 }
const minute = 60_000

describe('whether a member may buy on this device (Q526)', () => {
  it.each<[string, SpendingLock, object]>([
    ['nothing is set', {}, { is: 'allowed' }],
    ['a PIN is set', { pin }, { is: 'pin' }],
    ['the device buys nothing', { isBlocked: true }, { is: 'blocked' }],
    ['a PIN cannot lift 購入しない at a payment', { pin, isBlocked: true }, { is: 'blocked' }],
    ['a break has not ended', { breakUntil: later }, { is: 'break', until: later }],
    ['a PIN cannot end a break', { pin, isBlocked: true, breakUntil: later }, { is: 'break', until: later }],
    ['a break has ended', { breakUntil: now }, { is: 'allowed' }],
    ['too many PINs were wrong', { pin, failures: 5, lockedUntil: later }, { is: 'locked', until: later }],
    ['the wait after wrong PINs is over', { pin, failures: 5, lockedUntil: now }, { is: 'pin' }],
    ['a wait without a PIN is a leftover', { failures: 5, lockedUntil: later }, { is: 'allowed' }],
  ])('depends on the settings: %s', (_title, lock, verdict) => {
    expect(lockVerdictAt(lock, now)).toEqual(verdict)
  })

  it('changes at the second in which a break ends', () => {
    expect(lockVerdictAt({ breakUntil: later }, '2026-02-01T09:59:59.999Z')).toMatchObject({ is: 'break' })
    expect(lockVerdictAt({ breakUntil: later }, later)).toEqual({ is: 'allowed' })
  })
})

describe('wrong PINs', () => {
  it('cause a wait from the fifth one on, which grows up to an hour', () => {
    expect([1, 4, 5, 6, 7, 8, 9, 100].map((failures) => pinWaitMs(failures) / minute)).toEqual([
      0, 0, 1, 5, 15, 60, 60, 60,
    ])
  })

  it('are still counted after a wait, until the right PIN is entered', () => {
    let lock: SpendingLock = { pin, isBlocked: true }
    for (let tries = 1; tries <= 4; tries += 1) {
      lock = countPinTry(lock, now)
      expect(remainingPinTries(lock)).toBe(5 - tries)
      expect(lock.lockedUntil).toBeUndefined()
    }
    lock = countPinTry(lock, now)
    expect(lock).toMatchObject({ failures: 5, lockedUntil: '2026-01-31T10:01:00.000Z' })
    expect(remainingPinTries(lock)).toBe(0)
    lock = countPinTry(lock, later)
    expect(lock).toMatchObject({ failures: 6, lockedUntil: '2026-02-01T10:05:00.000Z' })
    expect(forgetPinTries(lock)).toEqual({ pin, isBlocked: true })
  })
})

describe('a change of the settings', () => {
  it('sets and removes a PIN, and leaves the rest', () => {
    expect(withPin({ isBlocked: true, failures: 3 }, pin)).toEqual({ isBlocked: true, pin })
    expect(withPin({ isBlocked: true, pin, failures: 3, lockedUntil: later }, undefined)).toEqual({ isBlocked: true })
  })

  it('switches 購入しない on and off', () => {
    expect(withBlock({ pin }, true)).toEqual({ pin, isBlocked: true })
    expect(withBlock({ pin, isBlocked: true }, false)).toEqual({ pin })
  })

  it('lengthens a break, and never shortens it', () => {
    const week = withBreak({ pin }, later)
    expect(activeBreak(week, now)).toBe(later)
    expect(withBreak(week, now)).toEqual(week)
    expect(withBreak(week, '2026-03-01T10:00:00Z').breakUntil).toBe('2026-03-01T10:00:00Z')
    expect(withPin(week, undefined).breakUntil).toBe(later)
  })
})

describe('a stored lock', () => {
  it('is read as it was written', () => {
    const lock = { pin, isBlocked: true as const, breakUntil: later, failures: 5, lockedUntil: later }
    expect(parseSpendingLock(JSON.parse(JSON.stringify(lock)))).toEqual(lock)
  })

  it.each([
    [null],
    ['text'],
    [[]],
    [{ pin: {} }],
    [{ pin: '1234' }],
    [{ pin: { ...pin, hash: 'nonsense' } }],
    [{ pin: { ...pin, iterations: 1e12 } }],
    [{ pin: { ...pin, iterations: 0 } }],
    [{ isBlocked: 'yes' }],
    [{ breakUntil: 'someday' }],
    [{ breakUntil: 5 }],
    [{ failures: -1 }],
    [{ failures: Number.NaN }],
    [{ lockedUntil: {} }],
  ])('is read without an invalid part: %j', (value) => {
    expect(parseSpendingLock(value)).toEqual({})
  })
})
