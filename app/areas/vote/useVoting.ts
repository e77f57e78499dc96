import { untouched } from '@tsudoi/design-system/text/untouched'
import { useMutation, useMutationState, type MutationState } from '@tanstack/react-query'
import type { VoteBonus, VoteDraft } from '@tsudoi/design-system/screens/vote/vote.types'
import { typedAmount } from '@tsudoi/design-system/screens/vote/vote.rules'
import { useState } from 'react'
import { hasMessageCode } from '../../api/apiError.ts'
import { failureOf } from '../../errors/failure.ts'
import { assetView } from '../../mappers/asset.mappers.ts'
import { isSending } from '../../queries/isSending.ts'
import { usePendingVotes, type PendingVote } from './pendingVotes.ts'
import { typedAmountOf, storeTypedAmount } from './typedAmounts.ts'
import { refetchCampaign } from './refetchCampaign.ts'
import { isVoteRefusal, voteMutation, type VoteAnswer } from './vote.mutations.ts'
import { acceptBonus, beginVoting, withCurrentBonus, refusedVoting, type VotingState } from './voting.ts'

/** Message about a changed number of votes, instead of the catalogue's message about a changed price. */
const votesChanged = {
  title: '入る票の数が変わりました',
  cause: 'ボーナスの内容に変更がありました。',
  remedy: '入る票の数を確かめて、もう一度投票してください。',
}

/** The message about a refused vote. It says that no points were spent. */
const failureOfVote = (error: Error) => ({
  ...(hasMessageCode(error, 'PriceChanged') ? votesChanged : failureOf(error)),
  coins: untouched.vote,
})

const doneWith = (draft: VoteDraft, { obtainedAmount, votableAmount, rewardList }: VoteAnswer): VotingState => ({
  draft,
  step: {
    at: 'done',
    cast: {
      amount: typedAmount(draft),
      votes: obtainedAmount,
      votable: votableAmount,
      rewards: rewardList.map(assetView),
    },
  },
})

type SentVote = MutationState<VoteAnswer, Error, PendingVote>

/** The last vote in the campaign that was sent during this visit, by this sheet or by an earlier one. */
const useLastSent = (campaignId: string): SentVote | undefined =>
  useMutationState({
    filters: {
      mutationKey: voteMutation.mutationKey,
      predicate: ({ state }) => (state.variables as PendingVote | undefined)?.campaignId === campaignId,
    },
    select: ({ state }) => state as SentVote,
  }).at(-1)

/** The state of the sheet after the answer to a vote; undefined without an answer. */
function outcomeOf({ variables, data, error }: SentVote): VotingState | undefined {
  if (variables && data) return doneWith(variables.draft, data)
  return variables && isVoteRefusal(error) ? refusedVoting(variables.draft, failureOfVote(error)) : undefined
}

/** The state that the sheet shows. A vote without an answer takes precedence over a new draft. */
function shownOf(
  voting: VotingState | undefined,
  open: PendingVote | undefined,
  sent: SentVote | undefined,
  bonus?: VoteBonus,
) {
  const draft = open?.draft ?? voting?.draft ?? sent?.variables?.draft
  if (sent?.status === 'pending' && draft) return { draft, step: { at: 'sending' as const } }
  if (open) return { draft: open.draft, step: { at: 'unknown' as const } }
  return voting && withCurrentBonus(voting, bonus)
}

/**
 * The state of the voting sheet: amount, confirmation, result. Sends exactly what the user has confirmed. A vote
 * without an answer blocks the next one until its outcome is known, even after a reload.
 */
export function useVoting(
  kind: PendingVote['kind'],
  campaignId: string,
  chosen: VoteDraft['subject'] | undefined,
  bonus: VoteBonus | undefined,
) {
  const open = usePendingVotes((votes) => votes.open[campaignId])
  const [voting, setVoting] = useState(() =>
    open || !chosen ? undefined : beginVoting(chosen, bonus, typedAmountOf(campaignId, chosen.id)),
  )
  const { mutate } = useMutation(voteMutation)
  const sent = useLastSent(campaignId)
  // Shows the outcome of a vote that an earlier sheet has sent, and whose answer has arrived since.
  const outcome = voting || open || !sent ? undefined : outcomeOf(sent)
  if (outcome) setVoting(outcome)
  const shown = shownOf(voting, open, sent, bonus)
  if (!shown) return undefined

  const vote = () => {
    if (isSending(voteMutation.mutationKey) || (shown.step.at !== 'confirm' && shown.step.at !== 'unknown')) return
    const { draft } = shown
    mutate(
      { campaignId, kind, draft },
      {
        onSuccess: (answer) => setVoting(doneWith(draft, answer)),
        onError: (error) => isVoteRefusal(error) && setVoting(refusedVoting(draft, failureOfVote(error))),
      },
    )
  }
  const goToStep = (at: 'edit' | 'confirm') => setVoting({ draft: shown.draft, step: { at } })
  return {
    ...shown,
    onDraft: (change: Partial<Pick<VoteDraft, 'amount' | 'photoIds'>>) => {
      const draft = { ...shown.draft, ...change }
      storeTypedAmount(campaignId, draft.subject.id, draft.amount)
      setVoting({ draft, step: shown.step })
    },
    onNext: () => {
      // The refetch after the refusal may have failed, so refetch again what has changed.
      if (shown.step.at === 'refused') void refetchCampaign(campaignId)
      goToStep('confirm')
    },
    onBack: () => (shown.step.at === 'changed' ? setVoting(acceptBonus(shown, bonus)) : goToStep('edit')),
    onVote: vote,
  }
}
