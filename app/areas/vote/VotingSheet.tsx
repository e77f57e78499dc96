import { VoteSheet, type VoteSheetProps } from '@tsudoi/design-system/screens/vote/parts/VoteSheet'
import type { OwnPoints, VoteBonus, VoteCampaign, VoteDraft } from '@tsudoi/design-system/screens/vote/vote.types'
import { votingState } from '@tsudoi/design-system/screens/vote/voting.rules'
import type { Ballot } from './ballots.ts'
import { useVoting } from './useVoting.ts'

export interface VotingSheetProps {
  kind: Ballot['kind']
  campaign: VoteCampaign
  points: OwnPoints
  /** Whom somebody wants to vote for; undefined: there is a vote without an answer. */
  chosen: VoteDraft['subject'] | undefined
  /** The bonus term that is on. */
  bonus: VoteBonus | undefined
  /** ISO 8601, by the host's clock. */
  now: string
  onClose: () => void
  hrefs: VoteSheetProps['hrefs']
}

/** Voting for one target, or for the common goal. */
export function VotingSheet({ kind, campaign, points, chosen, bonus, now, onClose, hrefs }: VotingSheetProps) {
  const sheet = useVoting(kind, campaign.id, chosen, bonus)
  if (!sheet) return null
  return (
    <VoteSheet
      {...sheet}
      points={points}
      until={campaign.end}
      isClosed={votingState(campaign, now) !== 'open'}
      onClose={onClose}
      hrefs={hrefs}
    />
  )
}
