import { Button } from '../../../components/Button.tsx'
import { dateTimeText } from '../../../text/dateTimeText.ts'
import type { VoteCampaign, VotingState } from '../vote.types.ts'

export interface VoteWayProps {
  state: VotingState
  campaign: VoteCampaign
  isGuest: boolean
  /** Where one votes, or what opens there. */
  vote: { href: string } | { onClick: () => void }
  login: string
}

/** The way to voting, or why there is none. */
export function VoteWay({ state, campaign, isGuest, vote, login }: VoteWayProps) {
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
  if (isGuest)
    return (
      <Button variant="solid" href={login} block>
        ログインして投票する
      </Button>
    )
  return (
    <Button variant="solid" block {...vote}>
      投票する
    </Button>
  )
}
