import { voteForCoop, voteForTarget } from '@tsudoi/contracts/vote/vote.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import { amountOf, bonusRateOf, usedPhotos, votesOf } from '@tsudoi/design-system/screens/vote/vote.rules'
import { mutationOptions } from '@tanstack/react-query'
import { ApiError } from '../../api/apiError.ts'
import { call } from '../../api/call.ts'
import { forgetIdempotencyKey, idempotencyKeyFor } from '../../api/idempotencyKeys.ts'
import { invalidateAfterTakingPart } from '../../queries/invalidations.ts'
import { closeBallot, storeBallot, type Ballot } from './ballots.ts'
import { storeAmount } from './keptAmount.ts'
import { storeReached } from './reachedRewards.ts'
import { readAnew } from './readAnew.ts'

/** The answer to a vote. A coop vote has no photos and grants no rewards by itself. */
export type VoteAnswer = Pick<ResponseOf<typeof voteForTarget>, 'obtainedAmount' | 'votableAmount' | 'rewardList'>

/**
 * Whether the server has refused the vote. Only a code declared by the call means that nothing was voted; after a lost
 * answer, a 429 says nothing about the vote before.
 */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.endpoint.codes as readonly string[]).includes(error.messageCode ?? '')

/** The bonus id of a vote without a bonus term (Q77). */
const noBonus = '0'

async function send({ campaignId: id, kind, draft }: Ballot, idempotencyKey: string): Promise<VoteAnswer> {
  const amount = amountOf(draft)
  if (kind === 'coop') {
    const { votableAmount } = await call(voteForCoop, { params: { id }, body: { amount } }, { idempotencyKey })
    return { obtainedAmount: amount, votableAmount, rewardList: [] }
  }
  const params = { id, targetId: draft.subject.id, bonusId: draft.bonus?.id ?? noBonus }
  const photos = usedPhotos(draft)
  // The number of votes that the confirmation has shown. If the vote would count for another number, the server refuses
  // it (Q354).
  const query = { expectedObtainedAmount: votesOf(amount, bonusRateOf(draft.bonus, photos)) }
  const body = { amount, bonusPhotoIds: photos.map((photo) => photo.id) }
  return call(voteForTarget, { params, query, body }, { idempotencyKey })
}

const keyName = ({ campaignId }: Ballot) => `vote.${campaignId}` as const

const forgetKeyOf = (ballot: Ballot) => forgetIdempotencyKey(keyName(ballot), idempotencyKeyFor(keyName(ballot)))

/**
 * Sends a vote (C160; for a coop vote C179). An unanswered vote keeps its idempotency key, so that sending it again
 * counts once (X13). Silent, because the sheet shows the outcome. After a refusal, settles only after the campaign is
 * refetched.
 */
export const voteMutation = mutationOptions({
  mutationKey: ['vote'],
  meta: { isSilent: true },
  onMutate: storeBallot,
  mutationFn: (ballot: Ballot) => send(ballot, idempotencyKeyFor(keyName(ballot))),
  onSuccess: ({ rewardList }, ballot) => {
    forgetKeyOf(ballot)
    closeBallot(ballot)
    storeAmount(ballot.campaignId, '', '')
    storeReached(ballot.campaignId, rewardList)
    invalidateAfterTakingPart()
    void readAnew(ballot.campaignId)
  },
  onError: async (error, ballot) => {
    const refetched = readAnew(ballot.campaignId)
    if (!isRefusal(error)) return
    forgetKeyOf(ballot)
    closeBallot(ballot)
    await refetched
  },
})
