import { VoteSheet, type VoteSheetProps } from '@tsudoi/design-system/screens/vote/VoteSheet'
import type { OwnPoints, VoteBonus, VoteCampaign, VoteDraft } from '@tsudoi/design-system/screens/vote/vote.types'
import { votingState } from '@tsudoi/design-system/screens/vote/voting.rules'
import { useEffect } from 'react'
import type { PendingVote } from './pendingVotes.ts'
import { useVoting } from './useVoting.ts'

/** Props of `VotingSheet`. */
export interface VotingSheetProps {
  kind: PendingVote['kind']
  campaign: VoteCampaign
  points: OwnPoints
  /** The target to vote for. Undefined if the sheet opened because an earlier vote has no answer yet. */
  chosen: VoteDraft['subject'] | undefined
  /** The bonus of the current term; undefined if there is none. */
  bonus: VoteBonus | undefined
  /** Current time according to the server's clock, in ISO 8601. */
  now: string
  onClose: () => void
  hrefs: VoteSheetProps['hrefs']
}

/**
 * The sheet in which a member votes for a target, or for the common goal of a coop vote. Calls `onClose` if there is
 * nothing to show, so that the next press opens it again.
 */
export function VotingSheet({ kind, campaign, points, chosen, bonus, now, onClose, hrefs }: VotingSheetProps) {
  const sheet = useVoting(kind, campaign.id, chosen, bonus)
  const isEmpty = sheet === undefined
  useEffect(() => {
    if (isEmpty) onClose()
  }, [isEmpty, onClose])
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
