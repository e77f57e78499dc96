import { useQuery } from '@tanstack/react-query'
import { accessOptionFor } from '@tsudoi/design-system/screens/video/video.rules'
import { useState } from 'react'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { channelQuery } from '../../queries/channel.queries.ts'
import { useIsMember } from '../../session/sessionStore.ts'
import { useNowAt } from '../../time/useNowAt.ts'
import { useBuying } from './useBuying.ts'
import { videoGoneReason, videoChannelView, videoView } from './video.mappers.ts'
import { videoQuery } from './video.queries.ts'

/** State that the page of a video and the embedded page share: the video, its source, and buying it. */
export function useVideoPage(ipId: string, videoId: string) {
  const isMember = useIsMember()
  const channel = videoChannelView(ipId, useQuery(channelQuery(ipId, isMember)).data?.ip)
  const query = useQuery(videoQuery(videoId, isMember))
  const buying = useBuying()
  const [isPreview, setPreview] = useState(false)
  const [isBought, setBought] = useState(false)
  const wire = query.data?.item
  const now = useNowAt(wire?.accessEndTime, wire?.startTime, wire?.publicationEndTime)
  const video = loadableOf(query, ({ item }) => videoView(item))
  const missing = video.state === 'ready' ? accessOptionFor(video.data, now) : undefined
  const isOpen = video.state === 'ready' && !missing
  const source = isOpen ? ('PLAY' as const) : isPreview && wire?.hasPreview ? ('PREVIEW' as const) : undefined
  return {
    isMember,
    now,
    channel,
    video,
    wire,
    gone: videoGoneReason(query.error),
    /** What to play; undefined while access is missing. */
    source,
    buying: {
      ...buying,
      onBought: () => {
        setBought(true)
        buying.close()
      },
    },
    /** The video was just bought on this page, so it starts by itself. */
    isBought,
    onPreview: () => setPreview(true),
  }
}
