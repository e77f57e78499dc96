import { EmptyState } from '../../../components/EmptyState.tsx'
import type { VideoChannel, VideoGone } from '../video.types.ts'

export interface VideoGoneStateProps {
  why: VideoGone
  channel: VideoChannel
  /** Every channel of the house. */
  channelsHref: string
}

/** Why there is nothing to see: each in words of its own, with the nearest place that is there. */
export function VideoGoneState({ why, channel, channelsHref }: VideoGoneStateProps) {
  if (why === 'channelClosed') {
    return (
      <EmptyState
        title="このチャンネルは公開期間外です"
        description="公開が始まっていないか、終わりました。"
        action={{ label: 'チャンネルを見る', href: channelsHref }}
      />
    )
  }
  return (
    <EmptyState
      title="動画が見つかりません"
      description="なくなったか、アドレスが違います。"
      action={{ label: 'ほかの動画を見る', href: channel.videosHref }}
    />
  )
}
