import type { VoteDraft } from '@tsudoi/design-system/screens/vote/vote.types'
import { useState } from 'react'
import { hasPendingVote } from './hasPendingVote.ts'
import { usePreloadVotingSheet } from './lazyVotingSheet.ts'

/**
 * The target to vote for, and whether the voting sheet is open. It opens by itself if an earlier vote has no answer
 * yet.
 */
export function useChosenTarget(campaignId: string) {
  const [chosen, setChosen] = useState<VoteDraft['subject']>()
  const [isOpen, setOpen] = useState(() => hasPendingVote(campaignId))
  const choose = (subject: VoteDraft['subject']) => {
    setChosen(subject)
    setOpen(true)
  }
  usePreloadVotingSheet()
  return { chosen, isOpen, choose, close: () => setOpen(false) }
}
