import { isPinHash, type PinHash } from './pinHash.ts'

/** The settings by which a member makes payments on this device require a PIN, or blocks them for a while (Q526). */
export interface SpendingLock {
  /** The PIN that the app requests before each payment. */
  pin?: PinHash
  /** Whether the member has blocked all purchases on this device. */
  isBlocked?: true
  /** When the member's break ends (ISO 8601). */
  breakUntil?: string
  /** Number of wrong PINs in a row. */
  failures?: number
  /** Until when no further PIN is accepted (ISO 8601). */
  lockedUntil?: string
}

/** Whether the member may pay, and if not, why. `until` is ISO 8601. */
export type SpendingVerdict =
  | { is: 'allowed' }
  | { is: 'pin' }
  | { is: 'blocked' }
  | { is: 'break'; until: string }
  /** Too many wrong PINs: no PIN is accepted until then. */
  | { is: 'locked'; until: string }

const isLater = (time: string | undefined, now: string): time is string =>
  time !== undefined && Date.parse(time) > Date.parse(now)

/** The end of a break that has not ended at `now`. Both are ISO 8601. */
export const activeBreak = (lock: SpendingLock, now: string): string | undefined =>
  isLater(lock.breakUntil, now) ? lock.breakUntil : undefined

/** The end of the wait after too many wrong PINs; undefined if a PIN is accepted at `now`. */
export const pinLockedUntil = (lock: SpendingLock, now: string): string | undefined =>
  isLater(lock.lockedUntil, now) ? lock.lockedUntil : undefined

/**
 * Decides whether the member may pay on this device at `now` (ISO 8601, by the server's clock). A break and 「購入しない」
 * forbid every payment; otherwise a PIN is required if the member has set one.
 */
export function lockVerdictAt(lock: SpendingLock, now: string): SpendingVerdict {
  const breakEnd = activeBreak(lock, now)
  if (breakEnd) return { is: 'break', until: breakEnd }
  if (lock.isBlocked) return { is: 'blocked' }
  if (!lock.pin) return { is: 'allowed' }
  const lockedUntil = pinLockedUntil(lock, now)
  return lockedUntil ? { is: 'locked', until: lockedUntil } : { is: 'pin' }
}

const minute = 60_000

/** How many wrong PINs are accepted before the first wait. */
export const freePinTries = 5

/** The waits after the fifth, sixth, … wrong PIN, in milliseconds. The last one repeats. */
const waitsMs = [1, 5, 15, 60].map((minutes) => minutes * minute)

/** The wait after this many wrong PINs in a row, in milliseconds. */
export const pinWaitMs = (failures: number): number =>
  failures < freePinTries ? 0 : (waitsMs[failures - freePinTries] ?? 60 * minute)

/** How many PINs can still be tried before the next wait. */
export const remainingPinTries = ({ failures = 0 }: SpendingLock): number => Math.max(0, freePinTries - failures)

/**
 * Counts a PIN as wrong. Store the result before the PIN is compared, so that several tabs, or a reload during the
 * comparison, give no further tries.
 */
export function countPinTry(lock: SpendingLock, now: string): SpendingLock {
  const failures = (lock.failures ?? 0) + 1
  const waitMs = pinWaitMs(failures)
  const { lockedUntil: _former, ...rest } = lock
  return {
    ...rest,
    failures,
    ...(waitMs > 0 && { lockedUntil: new Date(Date.parse(now) + waitMs).toISOString() }),
  }
}

/** Forgets the wrong PINs, after the right one. */
export function forgetPinTries({
  failures: _failures,
  lockedUntil: _lockedUntil,
  ...lock
}: SpendingLock): SpendingLock {
  return lock
}

/** Sets or replaces the PIN, or removes it if `pin` is undefined. */
export function withPin(lock: SpendingLock, pin: PinHash | undefined): SpendingLock {
  const { pin: _former, ...rest } = forgetPinTries(lock)
  return pin ? { ...rest, pin } : rest
}

/** Starts 「この端末では購入しない」, or ends it. */
export function withBlock(lock: SpendingLock, isBlocked: boolean): SpendingLock {
  const { isBlocked: _former, ...rest } = lock
  return isBlocked ? { ...rest, isBlocked: true } : rest
}

/** Starts a break until `until` (ISO 8601), or lengthens it. An earlier end than the present one changes nothing. */
export const withBreak = (lock: SpendingLock, until: string): SpendingLock =>
  isLater(lock.breakUntil, until) ? lock : { ...lock, breakUntil: until }

const isTime = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value))

/**
 * The lock in a stored value, which may be anything, because another build or the user may have written it. A part that
 * cannot be read is left out.
 */
export function parseSpendingLock(value: unknown): SpendingLock {
  const { pin, isBlocked, breakUntil, failures, lockedUntil } = (value ?? {}) as Partial<Record<string, unknown>>
  return {
    ...(isPinHash(pin) && { pin }),
    ...(isBlocked === true && { isBlocked }),
    ...(isTime(breakUntil) && { breakUntil }),
    ...(Number.isSafeInteger(failures) && Number(failures) > 0 && { failures: Number(failures) }),
    ...(isTime(lockedUntil) && { lockedUntil }),
  }
}
