import { EmptyState } from '../../../components/EmptyState.tsx'
import type { StoryChannel, StoryGone } from '../story.types.ts'

export interface StoryGoneStateProps {
  why: StoryGone
  channel: StoryChannel
  /** Every channel of the house. */
  channelsHref: string
}

/** Why there is nothing to see: each in words of its own, with the nearest place that is there. */
export function StoryGoneState({ why, channel, channelsHref }: StoryGoneStateProps) {
  if (why === 'over') {
    return (
      <EmptyState
        title="このストーリーの公開は終わりました"
        description="購入した話やチャージで開いた話があると、公開のあとも読めます。"
        action={{ label: 'ほかのストーリーを見る', href: channel.storiesHref }}
      />
    )
  }
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
      title="ストーリーが見つかりません"
      description="なくなったか、まだお持ちでない特典ストーリーです。"
      action={{ label: 'ほかのストーリーを見る', href: channel.storiesHref }}
    />
  )
}
