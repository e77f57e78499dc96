import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { timeAfter, minutes } from '../runtime/clock.ts'
import { Failure } from '../runtime/failure.ts'

/** How long a code is valid (Q60). */
export const codeLifetimeMs = minutes(10)
/** Number of wrong entries after which a code is locked; the lock lasts ten minutes (Q39). */
export const maxCodeFailures = 5

/** How long a code, a caller or a password is locked after too many failures (Q39). */
export const lockDurationMs = minutes(10)

/** Creates a code, and the columns of the row that stores it. */
export function newCode(now: Date) {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  return { code, code_hash: hashOfCode(code), code_expires_at: timeAfter(now, codeLifetimeMs) }
}

/** The hash under which a code is stored. */
export const hashOfCode = (text: string) => createHash('sha256').update(text).digest('base64')

/** The columns of a row that waits for a mailed code to be entered. */
interface Waiting {
  code_hash: string
  code_expires_at: Date
  failures: number
  locked_until: Date | null
}

type Judgement =
  | { verdict: 'RIGHT' }
  | { verdict: 'LOCKED' }
  | { verdict: 'EXPIRED' }
  /** The columns to write, so that the wrong entry is counted. */
  | { verdict: 'WRONG'; columns: Pick<Waiting, 'failures' | 'locked_until'> }

/** Judges whether a code is correct and, for a wrong one, returns the columns to update. */
export function judgeCode(waiting: Waiting, code: string, now: Date): Judgement {
  if (isLockedAt(waiting.locked_until, now)) return { verdict: 'LOCKED' }
  if (waiting.code_expires_at <= now) return { verdict: 'EXPIRED' }
  if (timingSafeEqual(Buffer.from(hashOfCode(code)), Buffer.from(waiting.code_hash))) return { verdict: 'RIGHT' }
  const failures = waiting.failures + 1
  const locked_until = failures >= maxCodeFailures ? timeAfter(now, lockDurationMs) : null
  return { verdict: 'WRONG', columns: { failures, locked_until } }
}

/** Whether a lock is still active at a time. */
export const isLockedAt = (lockedUntil: Date | null, now: Date) => lockedUntil !== null && lockedUntil > now

/** Throws LOCK_FIVE_TIME_FAILED while a lock is active. */
export function refuseIfLocked(lockedUntil: Date | null, now: Date): void {
  if (isLockedAt(lockedUntil, now)) throw new Failure('LOCK_FIVE_TIME_FAILED')
}
