import { setServerTime } from './clock.ts'
import { requestServerTime } from './requestServerTime.ts'
import { isMember } from '../session/sessionStore.ts'

/**
 * Requests the server's time and sets the app's clock by it. For members only (S062): guests use the device's clock
 * (Q45).
 */
export async function readServerTime(): Promise<void> {
  if (!isMember()) return
  const { time, askedAt, answeredAt } = await requestServerTime()
  setServerTime(time, askedAt, answeredAt)
}
