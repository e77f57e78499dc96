import type { ClockAnswer } from '../../session/clockBounds.ts'

/**
 * Asks the host and keeps when: a call counts down by the host's clock, and an answer's `serverTime` is of some moment
 * between question and answer.
 */
export async function heard<T extends { serverTime: string }>(
  ask: () => Promise<T>,
): Promise<T & { heard: ClockAnswer }> {
  const askedAt = Date.now()
  const answer = await ask()
  const at = Date.parse(answer.serverTime)
  return { ...answer, heard: { from: at, to: at, askedAt, answeredAt: Date.now() } }
}
