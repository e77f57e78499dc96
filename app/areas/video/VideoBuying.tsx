import { lazyOnPress } from '@tsudoi/design-system/lazy'
import { withPaymentLine } from '../../shell/withPaymentLine.ts'
import type { useVideoPage } from './useVideoPage.ts'

const loadQuestions = () => withPaymentLine(() => import('./VideoBuyingDialogs.tsx'))
/** The dialogs before a video is bought. Their code loads when the first of them opens, or after the page's content. */
const VideoBuyingDialogs = lazyOnPress(() => loadQuestions().then((file) => file.VideoBuyingDialogs))

/** Preloads the dialogs before a video is bought. */
export const preloadBuyingDialogs = () => void loadQuestions().catch(() => {})

interface VideoBuyingProps {
  ipId: string
  page: ReturnType<typeof useVideoPage>
}

/** The dialogs that lead from a press on a price to the purchase. Used by both pages of a video (R054, R055). */
export function VideoBuying({ ipId, page: { buying, video, now } }: VideoBuyingProps) {
  if (!buying.isBuying || video.state !== 'ready') return null
  return (
    <VideoBuyingDialogs
      ipId={ipId}
      video={video.data}
      now={now}
      onBought={buying.onBought}
      onClose={buying.close}
      onFailed={buying.close}
    />
  )
}
