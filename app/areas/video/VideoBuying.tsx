import { lazyOnPress } from '@tsudoi/design-system/lazy'
import { withPaymentLine } from '../../payments/withPaymentLine.ts'
import type { useVideoPage } from './useVideoPage.ts'

const loadQuestions = () => withPaymentLine(() => import('./VideoQuestions.tsx'))
/** What is asked before a video is bought comes with the first question, or when the page has its content. */
const VideoQuestions = lazyOnPress(() => loadQuestions().then((file) => file.VideoQuestions))

export const fetchQuestions = () => void loadQuestions().catch(() => {})

interface VideoBuyingProps {
  ipId: string
  page: ReturnType<typeof useVideoPage>
}

/** The questions over both pages of a video, while somebody buys it (R054, R055). */
export function VideoBuying({ ipId, page: { buying, video, now } }: VideoBuyingProps) {
  if (!buying.isBuying || video.state !== 'ready') return null
  return (
    <VideoQuestions
      ipId={ipId}
      video={video.data}
      now={now}
      onBought={buying.onBought}
      onClose={buying.close}
      onFailed={buying.close}
    />
  )
}
