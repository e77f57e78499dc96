import { getTime } from '@tsudoi/contracts/account/account.endpoints'
import { call } from '../api/call.ts'

/**
 * Requests the server's time (C020), for members only (S062). Returns it as ISO 8601, with the times of the request and
 * of the answer by this device's clock, in milliseconds since 1970.
 */
export async function requestServerTime(): Promise<{ time: string; askedAt: number; answeredAt: number }> {
  const askedAt = Date.now()
  const { time } = await call(getTime, {}, { isSilent: true })
  return { time, askedAt, answeredAt: Date.now() }
}
