import { voteForCoop, voteForTarget } from '@tsudoi/contracts/vote/vote.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import {
  typedAmount,
  bonusRateOf,
  usedBonusPhotos,
  resultingVotes,
} from '@tsudoi/design-system/screens/vote/vote.rules'
import { mutationOptions } from '@tanstack/react-query'
import { ApiError } from '../../api/apiError.ts'
import { call } from '../../api/call.ts'
import { forgetIdempotencyKey, idempotencyKeyFor } from '../../api/idempotencyKeys.ts'
import { invalidateAfterReceive } from '../../queries/invalidations.ts'
import { forgetPendingVote, storePendingVote, type PendingVote } from './pendingVotes.ts'
import { storeTypedAmount } from './typedAmounts.ts'
import { storeReachedRewards } from './reachedRewards.ts'
import { refetchCampaign } from './refetchCampaign.ts'

/** The answer to a vote. A coop vote has no photos and grants no rewards by itself. */
export type VoteAnswer = Pick<ResponseOf<typeof voteForTarget>, 'obtainedAmount' | 'votableAmount' | 'rewardList'>

/**
 * Whether the server has refused the vote. Only an error code that the call declares means that nothing was voted. A
 * 429 after a lost answer does not say whether the earlier attempt was counted.
 */
export const isVoteRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.endpoint.codes as readonly string[]).includes(error.messageCode ?? '')

/** The bonus id to send if there is no bonus (Q77). */
const noBonus = '0'

async function send({ campaignId: id, kind, draft }: PendingVote, idempotencyKey: string): Promise<VoteAnswer> {
  const amount = typedAmount(draft)
  if (kind === 'coop') {
    const { votableAmount } = await call(voteForCoop, { params: { id }, body: { amount } }, { idempotencyKey })
    return { obtainedAmount: amount, votableAmount, rewardList: [] }
  }
  const params = { id, targetId: draft.subject.id, bonusId: draft.bonus?.id ?? noBonus }
  const photos = usedBonusPhotos(draft)
  // The number of votes that the confirmation has shown. If the vote would count for a different number now, the server
  // refuses it (Q354).
  const query = { expectedObtainedAmount: resultingVotes(amount, bonusRateOf(draft.bonus, photos)) }
  const body = { amount, bonusPhotoIds: photos.map((photo) => photo.id) }
  return call(voteForTarget, { params, query, body }, { idempotencyKey })
}

const keyName = ({ campaignId }: PendingVote) => `vote.${campaignId}` as const

const forgetKeyOf = (ballot: PendingVote) => forgetIdempotencyKey(keyName(ballot), idempotencyKeyFor(keyName(ballot)))

/**
 * Sends a vote (C160; for a coop vote C179). A vote without an answer keeps its idempotency key, so that sending it
 * again counts once (X13). Errors are silent, because the sheet shows them. After a refusal, the mutation ends only
 * when the campaign is refetched.
 */
export const voteMutation = mutationOptions({
  mutationKey: ['vote'],
  meta: { isSilent: true },
  onMutate: storePendingVote,
  mutationFn: (ballot: PendingVote) => send(ballot, idempotencyKeyFor(keyName(ballot))),
  onSuccess: ({ rewardList }, ballot) => {
    forgetKeyOf(ballot)
    forgetPendingVote(ballot)
    storeTypedAmount(ballot.campaignId, '', '')
    storeReachedRewards(ballot.campaignId, rewardList)
    invalidateAfterReceive()
    void refetchCampaign(ballot.campaignId)
  },
  onError: async (error, ballot) => {
    const refetched = refetchCampaign(ballot.campaignId)
    if (!isVoteRefusal(error)) return
    forgetKeyOf(ballot)
    forgetPendingVote(ballot)
    await refetched
  },
})
