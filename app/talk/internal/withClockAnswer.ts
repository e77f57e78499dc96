import type { ClockAnswer } from '../../time/clockBounds.ts'

/**
 * Runs a request and adds `clockAnswer` to its answer: the server's time, when the request was sent, and when the
 * answer arrived. The server read its clock between these two moments, so a call can count down by that clock.
 */
export async function withClockAnswer<T extends { serverTime: string }>(
  request: () => Promise<T>,
): Promise<T & { clockAnswer: ClockAnswer }> {
  const askedAt = Date.now()
  const answer = await request()
  const at = Date.parse(answer.serverTime)
  return { ...answer, clockAnswer: { from: at, to: at, askedAt, answeredAt: Date.now() } }
}
