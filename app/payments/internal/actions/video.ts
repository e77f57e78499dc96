import { getVideo, purchaseVideo } from '@tsudoi/contracts/video/video.endpoints'
import { call } from '../../../api/call.ts'
import { callPaid } from '../callPaid.ts'
import { paidAction } from '../paidAction.ts'

/** A video that the user buys or rents for coins. */
export interface PaidVideo {
  /** The video's channel, for the link to its page. */
  ipId: string
  videoId: string
}

/** Buys or rents a video. The video itself shows whether the member has access (C120, C123). */
export const videoAction = paidAction({
  kind: 'video',
  nameOf: ({ videoId }: PaidVideo) => `video.${videoId}`,
  keeps: (video) => video,
  canResend: () => true,
  send: (request) =>
    callPaid(purchaseVideo, { params: { id: request.paid.videoId }, body: { platformType: 'WEB' } }, request),
  async read({ videoId }) {
    const { item } = await call(getVideo, { params: { id: videoId } })
    return { hasAccess: item.hasAccess }
  },
  verdictOf: (_asked, { hasAccess }) => (hasAccess ? { is: 'done' } : undefined),
  // Never proves that the payment did not happen: a rental may have expired since, so missing access proves nothing.
  wouldShowPayment: () => false,
  wantsAnswer: false,
})
