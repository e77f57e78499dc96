import { EmptyState } from '../../components/EmptyState.tsx'
import type { StoryChannel, StoryGone } from '../story/story.types.ts'
import type { VideoChannel, VideoGone } from '../video/video.types.ts'

/** The props of `StoryGoneState` and `VideoGoneState`. */
export interface GoneStateProps<Why, Channel> {
  why: Why
  channel: Channel
  /** The URL of the list of all channels. */
  channelsHref: string
}

/** Explains why a story is unavailable, with a link to the nearest available page (W083, W084). */
export function StoryGoneState({ why, channel, channelsHref }: GoneStateProps<StoryGone, StoryChannel>) {
  if (why === 'channelClosed') return <ClosedChannel channelsHref={channelsHref} />
  const words = why === 'over' ? overStory : goneStory
  return <EmptyState {...words} action={{ label: 'ほかのストーリーを見る', href: channel.storiesHref }} />
}

const overStory = {
  reason: 'closed',
  title: 'このストーリーの公開は終わりました',
  description: '購入した話やチャージで開いた話があると、公開のあとも読めます。',
} as const
const goneStory = {
  reason: 'none',
  title: 'ストーリーが見つかりません',
  description: 'なくなったか、まだお持ちでない特典ストーリーです。',
} as const

/** Explains why a video is unavailable, with a link to the nearest available page (W085–W088). */
export function VideoGoneState({ why, channel, channelsHref }: GoneStateProps<VideoGone, VideoChannel>) {
  if (why === 'channelClosed') return <ClosedChannel channelsHref={channelsHref} />
  return (
    <EmptyState
      reason="none"
      title="動画が見つかりません"
      description="なくなったか、アドレスが違います。"
      action={{ label: 'ほかの動画を見る', href: channel.videosHref }}
    />
  )
}

function ClosedChannel({ channelsHref }: { channelsHref: string }) {
  return (
    <EmptyState
      reason="closed"
      title="このチャンネルは公開期間外です"
      description="公開が始まっていないか、終わりました。"
      action={{ label: 'チャンネルを見る', href: channelsHref }}
    />
  )
}
