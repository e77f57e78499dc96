import { Button } from '../../../components/Button.tsx'
import { TextLink } from '../../../components/TextLink.tsx'
import { FollowButton } from '../../parts/FollowButton.tsx'
import { drawOutcomeText } from '../draw.rules.ts'
import type { CampaignChannel } from '../../campaign.types.ts'
import type { DrawEntry, DrawHrefs } from '../draw.types.ts'

export interface DrawEntryActionProps {
  entry: DrawEntry
  channel: CampaignChannel
  /**
   * Called when the follow button is pressed. The caller applies the change optimistically and rolls it back on failure
   * (S046).
   */
  onFollow: (followed: boolean) => void
  hrefs: Pick<DrawHrefs, 'entry'>
}

/** The button to enter the draw, or the reason why the user cannot. */
export function DrawEntryAction({ entry, channel, onFollow, hrefs }: DrawEntryActionProps) {
  if (entry.state === 'closed') return <p className="border-t border-hair pt-4 text-reading">{entry.text}</p>
  if (entry.state === 'entered') {
    return (
      <div className="border-t border-ink pt-4">
        <p className="text-14 text-quiet">今日の結果</p>
        <p className="heading mt-1 text-20">{drawOutcomeText(entry.outcome)}</p>
        <p className="mt-2">
          <TextLink href={hrefs.entry}>結果をくわしく見る</TextLink>
        </p>
      </div>
    )
  }
  if (entry.state === 'follow') {
    return (
      <>
        <p className="mb-3 text-reading">チャンネルをフォローすると、引けます。</p>
        <FollowButton name={channel.name || 'チャンネル'} isFollowed={false} onFollow={onFollow} isFullWidth />
      </>
    )
  }
  return (
    <>
      <Button variant="solid" href={hrefs.entry} isFullWidth>
        {entry.state === 'guest' ? 'ログインして引く' : '引く画面へ進む'}
      </Button>
      <p className="mt-2 text-14 text-quiet">無料で、1日に1回引けます。コインは使いません。</p>
    </>
  )
}
