import { getSpending, startBreak } from '@tsudoi/contracts/spending/spending.endpoints'
import { call } from '../api/call.ts'
import { isCallUnsupported } from '../api/isCallUnsupported.ts'
import { serverIso, serverNow } from '../time/clock.ts'
import { activeBreak, withBreak } from './spendingLock.ts'
import { changeSpendingLock, readSpendingLock } from './spendingLocks.ts'

/**
 * Where a break applies: on all devices of the account, or only on this device if the server has no call for breaks.
 */
export type BreakPlace = 'account' | 'device'

const minute = 60_000

/**
 * A break that ends later on this device than on the server, but by no more than this time, is the same break: the
 * difference is how long the two calls took.
 */
const toleranceMs = 2 * minute

const keepHere = (accountId: string, until: string) => changeSpendingLock(accountId, (lock) => withBreak(lock, until))

/** Sends the break of this device to the server, which lengthens the stored break if that ends earlier. */
async function sendBreak(accountId: string, until: string): Promise<void> {
  const minutes = Math.max(1, Math.ceil((Date.parse(until) - serverNow()) / minute))
  const { breakEndTime } = await call(startBreak, { body: { minutes } })
  keepHere(accountId, breakEndTime)
}

/**
 * Starts a break of this many minutes at once on this device, and then on the server. Throws if the server was not
 * reached.
 */
export async function beginBreak(accountId: string, minutes: number): Promise<BreakPlace> {
  const until = new Date(serverNow() + minutes * minute).toISOString()
  keepHere(accountId, until)
  try {
    await sendBreak(accountId, activeBreak(readSpendingLock(accountId), serverIso()) ?? until)
    return 'account'
  } catch (error) {
    if (!isCallUnsupported(error)) throw error
    return 'device'
  }
}

/**
 * Compares the breaks of this device and of the server, and stores the longer one on both. So a break that began
 * without a connection also applies to the member's other devices.
 */
export async function syncBreak(accountId: string, signal?: AbortSignal): Promise<BreakPlace> {
  try {
    const { breakEndTime } = await call(getSpending, {}, { ...(signal && { signal }) })
    if (breakEndTime) keepHere(accountId, breakEndTime)
    const own = activeBreak(readSpendingLock(accountId), serverIso())
    if (own && Date.parse(own) - Date.parse(breakEndTime ?? serverIso()) > toleranceMs) await sendBreak(accountId, own)
    return 'account'
  } catch (error) {
    if (!isCallUnsupported(error)) throw error
    return 'device'
  }
}
