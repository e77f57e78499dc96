import type { ClockAnswer } from '../../time/clockBounds.ts'

/**
 * Runs a request and adds `clockAnswer` to its answer: the server's time, when the request was sent and when the answer
 * arrived. A call counts down by the server's clock, and `serverTime` lies between those two moments.
 */
export async function withClockAnswer<T extends { serverTime: string }>(
  request: () => Promise<T>,
): Promise<T & { clockAnswer: ClockAnswer }> {
  const askedAt = Date.now()
  const answer = await request()
  const at = Date.parse(answer.serverTime)
  return { ...answer, clockAnswer: { from: at, to: at, askedAt, answeredAt: Date.now() } }
}
