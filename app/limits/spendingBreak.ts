import { getSpending, startBreak } from '@tsudoi/contracts/spending/spending.endpoints'
import { call } from '../api/call.ts'
import { lacksCall } from '../api/lacksCall.ts'
import { serverIso, serverNow } from '../time/clock.ts'
import { activeBreak, withBreak } from './spendingLock.ts'
import { changeSpendingLock, readSpendingLock } from './spendingLocks.ts'

/** Where a break holds: on all devices of the account, or only on this device if the host has no call for it. */
export type BreakPlace = 'account' | 'device'

const minute = 60_000

/** A break that is at most this much longer here than on the host is the same break: the two calls took the time. */
const toleranceMs = 2 * minute

const keepHere = (accountId: string, until: string) => changeSpendingLock(accountId, (lock) => withBreak(lock, until))

/** Sends the break of this device to the host, which lengthens its own break if that ends earlier. */
async function sendBreak(accountId: string, until: string): Promise<void> {
  const minutes = Math.max(1, Math.ceil((Date.parse(until) - serverNow()) / minute))
  const { breakEndTime } = await call(startBreak, { body: { minutes } })
  keepHere(accountId, breakEndTime)
}

/**
 * Starts a break of this many minutes at once on this device, and then on the host. Throws if the host was not reached.
 */
export async function beginBreak(accountId: string, minutes: number): Promise<BreakPlace> {
  const until = new Date(serverNow() + minutes * minute).toISOString()
  keepHere(accountId, until)
  try {
    await sendBreak(accountId, activeBreak(readSpendingLock(accountId), serverIso()) ?? until)
    return 'account'
  } catch (error) {
    if (!lacksCall(error)) throw error
    return 'device'
  }
}

/**
 * Makes the break of this device and that of the host the same: the longer one counts. A break that began without a
 * connection reaches the other devices in this way.
 */
export async function syncBreak(accountId: string, signal?: AbortSignal): Promise<BreakPlace> {
  try {
    const { breakEndTime } = await call(getSpending, {}, { ...(signal && { signal }) })
    if (breakEndTime) keepHere(accountId, breakEndTime)
    const own = activeBreak(readSpendingLock(accountId), serverIso())
    if (own && Date.parse(own) - Date.parse(breakEndTime ?? serverIso()) > toleranceMs) await sendBreak(accountId, own)
    return 'account'
  } catch (error) {
    if (!lacksCall(error)) throw error
    return 'device'
  }
}
