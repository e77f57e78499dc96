import { Figure } from '../../../components/Figure.tsx'
import { groupedDigits } from '../../../text/groupedDigits.ts'
import {
  typedAmount,
  pointsAfterVote,
  pointsText,
  bonusRateOf,
  usedBonusPhotos,
  resultingVotes,
  votesText,
} from '../vote.rules.ts'
import type { OwnPoints, VoteDraft } from '../vote.types.ts'
import { VotePenlights } from './VotePenlights.tsx'

/** The resulting votes of a draft. The server recomputes them when the vote arrives. */
export function ResultingVotes({ draft, points }: { draft: VoteDraft; points: OwnPoints }) {
  const amount = typedAmount(draft)
  const percent = bonusRateOf(draft.bonus, usedBonusPhotos(draft))
  const votes = resultingVotes(amount, percent)
  return (
    <div className="mt-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <output htmlFor="vote-amount">
          <Figure
            value={groupedDigits(votes)}
            unit="票"
            size={72}
            label={`${pointsText(amount)}で、${votesText(votes)}が入ります`}
          />
        </output>
        <p className="text-14 text-quiet tabular-nums">
          {pointsText(amount)}
          {percent > 0 && `＋ボーナス${percent}%`}
          <br />
          いま使えるのは、{pointsText(points.votable)}
          <br />
          投票のあと使えるのは、{pointsText(pointsAfterVote(draft, points))}
        </p>
      </div>
      <VotePenlights lit={votes} maxSticks={40} className="mt-4 h-6 w-full" />
    </div>
  )
}
