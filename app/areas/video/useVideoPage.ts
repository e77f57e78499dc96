import { useQuery } from '@tanstack/react-query'
import { accessOptionFor } from '@tsudoi/design-system/screens/video/video.rules'
import { useState } from 'react'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { channelQuery } from '../../queries/channel.queries.ts'
import { useIsMember } from '../../session/sessionStore.ts'
import { useNowAt } from '../../time/useNowAt.ts'
import { useBuyingInUrl } from './useBuyingInUrl.ts'
import { videoGoneReason, videoChannelView, videoView } from './video.mappers.ts'
import { videoQuery } from './video.queries.ts'

/** The state that the page of a video and the embedded page share: the video, what to play, and buying it. */
export function useVideoPage(ipId: string, videoId: string) {
  const isMember = useIsMember()
  const channel = videoChannelView(ipId, useQuery(channelQuery(ipId, isMember)).data?.ip)
  const query = useQuery(videoQuery(videoId, isMember))
  const buying = useBuyingInUrl()
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
    /** Which stream to play, the whole video or its trailer; undefined without access. */
    source,
    buying: {
      ...buying,
      onBought: () => {
        setBought(true)
        buying.close()
      },
    },
    /** Whether the video was just bought on this page, so that it starts by itself. */
    isBought,
    trailer: { isPlaying: source === 'PREVIEW', onPlay: () => setPreview(true) },
  }
}
