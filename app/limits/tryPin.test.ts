import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { stopClock } from '../time/clock.ts'
import { hashPin, matchesPin, type PinHash } from './pinHash.ts'
import { withPin } from './spendingLock.ts'
import { changeSpendingLock, isSpendingLockStored, readSpendingLock } from './spendingLocks.ts'
import { tryPin } from './tryPin.ts'

const member = 'acc-hikari'
const key = `tsudoi.spending-lock.${member}`
let pin: PinHash

beforeAll(async () => {
  pin = await hashPin('4826')
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  stopClock()
})

const setPin = () => changeSpendingLock(member, (lock) => withPin(lock, pin))

describe('a PIN on this device (Q526)', () => {
  it('is stored only as a salted slow hash', async () => {
    setPin()
    const stored = localStorage.getItem(key) ?? ''
    expect(stored).not.toContain('4826')
    expect(JSON.parse(stored)).toEqual({ pin: { ...pin, iterations: 600_000 } })
    const again = await hashPin('4826')
    expect(again.salt).not.toBe(pin.salt)
    expect(again.hash).not.toBe(pin.hash)
    expect([await matchesPin('4826', again), await matchesPin('4827', again)]).toEqual([true, false])
  })

  it('is not needed before one is set: any text counts as right', async () => {
    expect(await tryPin(member, '')).toEqual({ is: 'right' })
  })

  it('is refused without a comparison during the wait after five wrong ones, which survives a reload', async () => {
    stopClock('2026-01-31T10:00:00Z')
    setPin()
    expect(await tryPin(member, '0000')).toEqual({ is: 'wrong', left: 4 })
    for (const left of [3, 2, 1]) expect(await tryPin(member, '0000')).toEqual({ is: 'wrong', left })
    const until = '2026-01-31T10:01:00.000Z'
    expect(await tryPin(member, '0000')).toEqual({ is: 'locked', until })
    vi.resetModules()
    const reloaded = await import('./tryPin.ts')
    const clock = await import('../time/clock.ts')
    clock.stopClock('2026-01-31T10:00:59Z')
    expect(await reloaded.tryPin(member, '4826')).toEqual({ is: 'locked', until })
    clock.stopClock('2026-01-31T10:01:00Z')
    expect(await reloaded.tryPin(member, '0000')).toEqual({ is: 'locked', until: '2026-01-31T10:06:00.000Z' })
    clock.stopClock('2026-01-31T10:06:00Z')
    expect(await reloaded.tryPin(member, '4826')).toEqual({ is: 'right' })
    expect(readSpendingLock(member)).toEqual({ pin })
  })

  it('is counted as a try before it is compared, so that several tabs together get no additional tries', async () => {
    setPin()
    const tries = await Promise.all(Array.from({ length: 12 }, () => tryPin(member, '0000')))
    expect(tries.filter(({ is }) => is === 'locked').length).toBeGreaterThanOrEqual(7)
    expect(readSpendingLock(member).failures).toBe(5)
  })

  it('belongs to one account: another member of this device has none', async () => {
    setPin()
    expect(await tryPin('acc-sora', '1')).toEqual({ is: 'right' })
    expect(readSpendingLock('acc-sora')).toEqual({})
  })

  it('is stored only for the tab if the browser has no room; isSpendingLockStored() is then false', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      removeItem: () => undefined,
      setItem: () => {
        throw new DOMException('Full', 'QuotaExceededError')
      },
    })
    setPin()
    expect(readSpendingLock(member)).toEqual({ pin })
    expect(isSpendingLockStored(member)).toBe(false)
    changeSpendingLock(member, (lock) => withPin(lock, undefined))
    expect(isSpendingLockStored(member)).toBe(true)
  })
})
