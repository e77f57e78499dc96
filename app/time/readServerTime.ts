import { getTime } from '@tsudoi/contracts/account/account.endpoints'
import { call } from '../api/call.ts'
import { setServerTime } from './clock.ts'
import { isMember } from '../session/sessionStore.ts'

/**
 * Requests the server's time and sets the app's clock by it. For members only (S062): guests use the device's clock
 * (Q45).
 */
export async function readServerTime(): Promise<void> {
  if (!isMember()) return
  const askedAt = Date.now()
  const { time } = await call(getTime, {}, { isSilent: true })
  setServerTime(time, askedAt)
}
