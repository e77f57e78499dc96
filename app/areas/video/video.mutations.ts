import type { purchaseVideo } from '@tsudoi/contracts/video/video.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import { mutationOptions } from '@tanstack/react-query'
import { videoAction, type PaidVideo, OutcomeUnknown, type ConfirmedOrder, pay } from '../../payments/payments.ts'
import { invalidateAfterVideoPurchase } from '../../queries/invalidations.ts'
import { balanceQuery } from '../../queries/member.queries.ts'
import { queryClient } from '../../queryClient.ts'
import { videoQuery } from './video.queries.ts'

type Bought = ResponseOf<typeof purchaseVideo>

/** Caches the viewer's new access to the video and the new balance of coins from the answer. */
function afterAnswer({ item, balance }: Bought): void {
  queryClient.setQueryData(videoQuery(item.videoId, true).queryKey, { item })
  queryClient.setQueryData(balanceQuery.queryKey, balance)
}

/**
 * Buys or rents the confirmed video (C123). Idempotent: coins are taken once, and after a lost answer the outcome is
 * looked up (X13). The page itself shows that coins are missing.
 */
export const buyVideoMutation = mutationOptions({
  mutationKey: ['video', 'buy'],
  meta: { handles: ['NotEnoughCoin'] },
  mutationFn: async ({ paid, order }: ConfirmedOrder<PaidVideo>): Promise<Bought | undefined> => {
    const outcome = await pay(videoAction, paid, order)
    if ('answer' in outcome) return outcome.answer
    if (outcome.verdict.is === 'done') return undefined
    throw new OutcomeUnknown(videoAction.nameOf(paid))
  },
  onSuccess: (answer) => {
    if (answer) afterAnswer(answer)
    invalidateAfterVideoPurchase()
  },
  onError: () => invalidateAfterVideoPurchase(),
})
