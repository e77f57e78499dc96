import { untouched } from '@tsudoi/design-system/text/untouched'
import type { Failure } from '@tsudoi/design-system/loadable'
import { isSameBonus } from '@tsudoi/design-system/screens/vote/vote.rules'
import type { VoteBonus, VoteDraft, VoteStep } from '@tsudoi/design-system/screens/vote/vote.types'

/** A vote in the making. */
export interface Voting {
  draft: VoteDraft
  step: VoteStep
}

/** A new draft: one point, or what was typed before, with every photo that raises it. */
export const beginVoting = (subject: VoteDraft['subject'], bonus: VoteBonus | undefined, amount = '1'): Voting => ({
  draft: { subject, amount, bonus, photoIds: idsOf(bonus) },
  step: { at: 'edit' },
})

function idsOf(bonus: VoteBonus | undefined): string[] {
  return bonus?.owned.map(({ id }) => id) ?? []
}

/**
 * A draft that was made with another bonus than there is now waits until its reader has seen both (E061, E062): nothing
 * is sent meanwhile. One that is on its way is the host's to judge.
 */
export function meetBonus(voting: Voting, bonus: VoteBonus | undefined): Voting {
  const { draft, step } = voting
  const isOpen = step.at === 'edit' || step.at === 'confirm' || step.at === 'refused'
  if (!isOpen || isSameBonus(draft.bonus, bonus)) return voting
  return { draft, step: { at: 'changed', after: bonus, untouched: untouched.unsentVote } }
}

/** Goes on with the bonus that there is now: the amount stays, a photo that was left out stays out. */
export function acceptBonus({ draft }: Voting, bonus: VoteBonus | undefined): Voting {
  const leftOut = idsOf(draft.bonus).filter((id) => !draft.photoIds.includes(id))
  const photoIds = idsOf(bonus).filter((id) => !leftOut.includes(id))
  return { draft: { ...draft, bonus, photoIds }, step: { at: 'edit' } }
}

export const refusedWith = (draft: VoteDraft, failure: Failure): Voting => ({ draft, step: { at: 'refused', failure } })
