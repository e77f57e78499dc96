import { getStoryGroup, viewStoryEpisode } from '@tsudoi/contracts/story/story.endpoints'
import { call } from '../../../api/call.ts'
import { callPaid } from '../callPaid.ts'
import { paidAction } from '../paidAction.ts'

/** An episode that the user buys for coins. */
export interface PaidEpisode {
  ipId: string
  storyGroupId: string
  storyEpisodeId: string
}

/**
 * Buys an episode. The episode's badge proves the purchase. Only the answer to the purchase itself contains the rewards
 * (C105 with `needsPurchase`, S045).
 */
export const storyAction = paidAction({
  kind: 'story',
  nameOf: ({ storyEpisodeId }: PaidEpisode) => `story.${storyEpisodeId}`,
  keeps: (episode) => episode,
  canResend: () => true,
  send: (request) =>
    callPaid(viewStoryEpisode, { params: request.paid, body: { platformType: 'WEB', needsPurchase: true } }, request),
  async read({ ipId, storyGroupId, storyEpisodeId }) {
    const { episodeList } = await call(getStoryGroup, { params: { ipId, storyGroupId } })
    return { badge: episodeList.find((episode) => episode.storyEpisodeId === storyEpisodeId)?.badge }
  },
  verdictOf: (_asked, { badge }) => (badge === 'PURCHASED' ? { is: 'done' } : undefined),
  // A bought episode remains bought. An episode that is no longer listed, or is free by now, proves nothing.
  wouldShowPayment: (_asked, { badge }) => badge === 'PURCHASE',
  wantsAnswer: true,
})
