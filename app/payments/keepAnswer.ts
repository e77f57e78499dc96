import type { viewStoryEpisode } from '@tsudoi/contracts/story/story.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { PaidEpisode } from './actions/story.ts'
import type { OpenPayment } from './openPayments.ts'

/** What an episode gave is shown at its end, by whichever page reads it. */
async function keepEpisode({ accountId, paid }: OpenPayment, answer: unknown): Promise<void> {
  const { keepViewed } = await import('../areas/story/player/readingStore.ts')
  const { actionReward } = answer as ResponseOf<typeof viewStoryEpisode>
  keepViewed(accountId, (paid as PaidEpisode).storyEpisodeId, actionReward)
}

/** An answer that came after its page had gone: what it brought is kept for the page that shows it. */
export async function keepAnswer(payment: OpenPayment, answer: unknown): Promise<void> {
  if (payment.kind === 'story') return keepEpisode(payment, answer)
  if (payment.kind !== 'draw') return
  const { clearDrawFailure, setDrawResult } = await import('../areas/gacha/gachaDraw.ts')
  clearDrawFailure()
  setDrawResult({ ...(answer as object), draw: payment.paid } as never)
}
