import type { VoteDraft } from '@tsudoi/design-system/screens/vote/vote.types'
import { useState } from 'react'
import { hasBallot } from './hasBallot.ts'
import { useVotingSheetSoon } from './lazyVotingSheet.ts'

/** Whom somebody wants to vote for. A vote that has no answer yet opens the sheet by itself. */
export function useChosen(campaignId: string) {
  const [chosen, setChosen] = useState<VoteDraft['subject']>()
  const [isOpen, setOpen] = useState(() => hasBallot(campaignId))
  const choose = (subject: VoteDraft['subject']) => {
    setChosen(subject)
    setOpen(true)
  }
  useVotingSheetSoon()
  return { chosen, isOpen, choose, close: () => setOpen(false) }
}
