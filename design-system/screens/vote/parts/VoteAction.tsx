import { Button } from '../../../components/Button.tsx'
import { dateTimeText } from '../../../text/dateTimeText.ts'
import type { VoteCampaign, VotingState } from '../vote.types.ts'
import type { Viewer } from '../../programme.types.ts'

export interface VoteActionProps {
  state: VotingState
  campaign: VoteCampaign
  viewer: Viewer
  /** The URL of the page to vote on, or the action that opens the sheet. */
  vote: { href: string } | { onClick: () => void }
  login: string
}

/** The button to vote, or the reason why the user cannot. */
export function VoteAction({ state, campaign, viewer, vote, login }: VoteActionProps) {
  if (state === 'coming')
    return (
      <p className="border-t border-hair pt-4 text-reading">
        まだ始まっていません。{dateTimeText(campaign.start)}から投票できます。
      </p>
    )
  if (state === 'over')
    return (
      <p className="border-t border-hair pt-4 text-reading">
        投票は締め切りました。たくさんの票を、ありがとうございました。
      </p>
    )
  if (viewer === 'guest')
    return (
      <Button variant="solid" href={login} isFullWidth>
        ログインして投票する
      </Button>
    )
  return (
    <Button variant="solid" isFullWidth {...vote}>
      投票する
    </Button>
  )
}
