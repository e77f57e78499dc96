import { untouched } from '@tsudoi/design-system/text/untouched'
import type { Failure } from '@tsudoi/design-system/loadable'
import { isSameBonus } from '@tsudoi/design-system/screens/vote/vote.rules'
import type { VoteBonus, VoteDraft, VoteStep } from '@tsudoi/design-system/screens/vote/vote.types'

/** The draft of a vote, and the step of the voting sheet. */
export interface VotingState {
  draft: VoteDraft
  step: VoteStep
}

/**
 * A new draft of a vote: one point, or the amount typed before, with all of the member's photos that raise the number
 * of votes.
 */
export const beginVoting = (
  subject: VoteDraft['subject'],
  bonus: VoteBonus | undefined,
  amount = '1',
): VotingState => ({
  draft: { subject, amount, bonus, photoIds: idsOf(bonus) },
  step: { at: 'edit' },
})

function idsOf(bonus: VoteBonus | undefined): string[] {
  return bonus?.owned.map(({ id }) => id) ?? []
}

/**
 * If the bonus has changed since the draft was made, moves to the step `changed`: nothing is sent until the user has
 * seen the old and the new bonus (E061, E062). A vote in flight is not changed.
 */
export function withCurrentBonus(voting: VotingState, bonus: VoteBonus | undefined): VotingState {
  const { draft, step } = voting
  const isOpen = step.at === 'edit' || step.at === 'confirm' || step.at === 'refused'
  if (!isOpen || isSameBonus(draft.bonus, bonus)) return voting
  return { draft, step: { at: 'changed', after: bonus, untouched: untouched.unsentVote } }
}

/** Continues with the new bonus. The amount remains, and photos that the user has excluded remain excluded. */
export function acceptBonus({ draft }: VotingState, bonus: VoteBonus | undefined): VotingState {
  const leftOut = idsOf(draft.bonus).filter((id) => !draft.photoIds.includes(id))
  const photoIds = idsOf(bonus).filter((id) => !leftOut.includes(id))
  return { draft: { ...draft, bonus, photoIds }, step: { at: 'edit' } }
}

/** The sheet after the server has refused a vote. */
export const refusedVoting = (draft: VoteDraft, failure: Failure): VotingState => ({
  draft,
  step: { at: 'refused', failure },
})
