import type { ClockAnswer } from './clockBounds.ts'

/**
 * Reads the time of the server of this origin in whole seconds, because guests may not call C020 (S062). A cache may
 * have stored the answer, so the header Age is added to the header Date. The times are NaN without a valid date.
 */
export async function readOriginTime(): Promise<ClockAnswer> {
  const askedAt = Date.now()
  const { headers } = await fetch('/', { method: 'HEAD', cache: 'no-store' })
  const age = Number(headers.get('Age') ?? 0) * 1000
  const from = Date.parse(headers.get('Date') ?? '') + age
  // An age is rounded to seconds too.
  return { from, to: from + (age > 0 ? 2000 : 1000), askedAt, answeredAt: Date.now() }
}
