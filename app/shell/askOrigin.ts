import { serverNow, setServerTime } from '../session/clock.ts'
import { isMember } from '../session/sessionStore.ts'

/** Milliseconds. What an answer carries is a whole second: a device that is less far off knows better. */
const far = 5_000

/** The clock of whatever answers for this origin, which is the house's. A cache may have kept the answer a while. */
export async function askOrigin(): Promise<void> {
  const askedAt = Date.now()
  const { headers } = await fetch('/', { method: 'HEAD', cache: 'no-store' })
  const time = Date.parse(headers.get('Date') ?? '') + Number(headers.get('Age') ?? 0) * 1000
  if (isMember() || !(Math.abs(time - serverNow()) > far)) return
  setServerTime(new Date(time).toISOString(), askedAt)
}
