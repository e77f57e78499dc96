import type { viewStoryEpisode } from '@tsudoi/contracts/story/story.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { PaidCart } from './actions/preorder.ts'
import type { PaidEpisode } from './actions/story.ts'
import { assertAccount } from '../session/sessionEnded.ts'
import type { OpenPayment } from './openPayments.ts'
import type { Outcome } from './findOut.ts'

/** What an episode gave is shown at its end, by whichever page reads it. */
async function keepEpisode({ accountId, paid }: OpenPayment, answer: unknown): Promise<void> {
  const { keepViewed } = await import('../areas/story/player/readingStore.ts')
  const { actionReward, sentToPresents } = answer as ResponseOf<typeof viewStoryEpisode>
  keepViewed(accountId, (paid as PaidEpisode).storyEpisodeId, actionReward, sentToPresents)
}

/** What has been ordered is no longer in the cart. */
async function takeOutOfCart({ accountId, paid }: OpenPayment): Promise<void> {
  const cart = await import('../areas/preorder/cartStore.ts')
  assertAccount(accountId)
  const { preorderId, items } = paid as PaidCart
  cart.takeOutOfCart(preorderId, items, accountId)
}

/**
 * Keeps what came of a payment whose page had gone. Throws `SessionEnded` where its owner has logged out meanwhile: the
 * stores of the areas are those of the member who is logged in.
 */
export async function keepOutcome(payment: OpenPayment, outcome: Outcome<unknown>): Promise<void> {
  const isDone = 'answer' in outcome || outcome.verdict.is === 'done'
  if (payment.kind === 'preorder' && isDone) await takeOutOfCart(payment)
  if ('answer' in outcome) await keepAnswer(payment, outcome.answer)
}

/** An answer that came after its page had gone: what it brought is kept for the page that shows it. */
async function keepAnswer(payment: OpenPayment, answer: unknown): Promise<void> {
  if (payment.kind === 'story') return keepEpisode(payment, answer)
  if (payment.kind !== 'draw') return
  const { clearDrawFailure, setDrawResult } = await import('../areas/gacha/gachaDraw.ts')
  assertAccount(payment.accountId)
  clearDrawFailure()
  setDrawResult({ ...(answer as object), draw: payment.paid } as never)
}
