import { Figure } from '../../../components/Figure.tsx'
import { groupedDigits } from '../../../text/groupedDigits.ts'
import { pointsText } from '../vote.rules.ts'
import type { OwnPoints, VoteCampaign, VotingState } from '../vote.types.ts'

export interface VotePointsProps {
  /** The member's points; absent for guests. */
  points?: OwnPoints | undefined
  campaign: Pick<VoteCampaign, 'daily'>
  /** Whether voting is open. While it is closed, the member has no daily points and cannot use any. */
  state: VotingState
}

/** The points the member can vote with, the points already used, and how to get more. */
export function VotePoints({ points, campaign, state }: VotePointsProps) {
  return (
    <div className="flex flex-wrap items-end gap-x-14 gap-y-6">
      {points && state === 'open' && (
        <Figure
          value={groupedDigits(points.votable)}
          unit="ポイント"
          size={72}
          deskSize={96}
          label={`いま使えるのは${pointsText(points.votable)}`}
        />
      )}
      <div className="grid min-w-0 flex-[1_1_18rem] gap-1 text-reading">
        {points && points.voted > 0 && (
          <p className="font-bold">この投票で、{pointsText(points.voted)}を使いました。</p>
        )}
        <p>
          {campaign.daily > 0 &&
            `毎日0:00に、この投票で使える${pointsText(campaign.daily)}が配られます。その日のうちに使えます。`}
          特典やプレゼントで受け取った投票ポイントも使えます。{campaign.daily > 0 && '毎日の分から先に使います。'}
        </p>
      </div>
    </div>
  )
}
