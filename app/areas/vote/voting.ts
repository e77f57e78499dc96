import type { Failure } from '@tsudoi/design-system/loadable'
import { isSameBonus } from '@tsudoi/design-system/screens/vote/vote.rules'
import type { VoteBonus, VoteDraft, VoteStep } from '@tsudoi/design-system/screens/vote/vote.types'

/** A vote in the making. */
export interface Voting {
  draft: VoteDraft
  step: VoteStep
}

/** A new draft: one point, with every photo that raises it. The same one again keeps the amount that was typed. */
export function beginVoting(subject: VoteDraft['subject'], bonus: VoteBonus | undefined, before?: Voting): Voting {
  const isSame = before?.draft.subject.id === subject.id && before.step.at !== 'done'
  const draft = { subject, amount: isSame ? before.draft.amount : '1', bonus, photoIds: idsOf(bonus) }
  return { draft, step: { at: 'edit' } }
}

const idsOf = (bonus: VoteBonus | undefined) => bonus?.owned.map(({ id }) => id) ?? []

/**
 * A draft that was made with another bonus than there is now waits until its reader has seen both (E061, E062): nothing
 * is sent meanwhile. One that is on its way is the host's to judge.
 */
export function meetBonus(voting: Voting, bonus: VoteBonus | undefined): Voting {
  const { draft, step } = voting
  const isOpen = step.at === 'edit' || step.at === 'confirm' || step.at === 'refused'
  if (!isOpen || isSameBonus(draft.bonus, bonus)) return voting
  return { draft, step: { at: 'changed', after: bonus } }
}

/** Goes on with the bonus that there is now: the amount stays, a photo that was left out stays out. */
export function acceptBonus({ draft }: Voting, bonus: VoteBonus | undefined): Voting {
  const leftOut = idsOf(draft.bonus).filter((id) => !draft.photoIds.includes(id))
  const photoIds = idsOf(bonus).filter((id) => !leftOut.includes(id))
  return { draft: { ...draft, bonus, photoIds }, step: { at: 'edit' } }
}

export const refusedWith = (draft: VoteDraft, failure: Failure): Voting => ({ draft, step: { at: 'refused', failure } })
