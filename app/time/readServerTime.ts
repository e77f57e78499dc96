import { getTime } from '@tsudoi/contracts/account/account.endpoints'
import { call } from '../api/call.ts'
import { setServerTime } from './clock.ts'
import { isMember } from '../session/sessionStore.ts'

/** Sets the clock by the server's. For members only (S062); guests use the local clock (Q45). */
export async function readServerTime(): Promise<void> {
  if (!isMember()) return
  const askedAt = Date.now()
  const { time } = await call(getTime, {}, { isSilent: true })
  setServerTime(time, askedAt)
}
