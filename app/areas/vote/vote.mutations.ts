import { voteForCoop, voteForTarget } from '@tsudoi/contracts/vote/vote.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import { amountOf, bonusRateOf, usedPhotos, votesOf } from '@tsudoi/design-system/screens/vote/vote.rules'
import { mutationOptions } from '@tanstack/react-query'
import { ApiError } from '../../api/apiError.ts'
import { call } from '../../api/call.ts'
import { forgetKey, keyOf } from '../../api/idempotencyKeys.ts'
import { afterTakingPart } from '../../queries/invalidations.ts'
import { closeBallot, keepBallot, type Ballot } from './ballots.ts'
import { keepAmount } from './keptAmount.ts'
import { keepReached } from './reachedRewards.ts'
import { readAnew } from './readAnew.ts'

/** What came of a vote; a coop vote has no photos and hands nothing over by itself. */
export type VoteAnswer = Pick<ResponseOf<typeof voteForTarget>, 'obtainedAmount' | 'votableAmount' | 'rewardList'>

/**
 * Whether the host has refused: only a code that the call declares says that nothing was voted. After a lost answer a
 * 429 says nothing about the vote before it.
 */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.endpoint.codes as readonly string[]).includes(error.messageCode ?? '')

/** The bonus of a vote while no bonus term is on (Q77). */
const noBonus = '0'

async function send({ campaignId: id, kind, draft }: Ballot, idempotencyKey: string): Promise<VoteAnswer> {
  const amount = amountOf(draft)
  if (kind === 'coop') {
    const { votableAmount } = await call(voteForCoop, { params: { id }, body: { amount } }, { idempotencyKey })
    return { obtainedAmount: amount, votableAmount, rewardList: [] }
  }
  const params = { id, targetId: draft.subject.id, bonusId: draft.bonus?.id ?? noBonus }
  const photos = usedPhotos(draft)
  // What the last step has shown: where it would count for another number of votes, the host refuses it (Q354).
  const query = { expectedObtainedAmount: votesOf(amount, bonusRateOf(draft.bonus, photos)) }
  const body = { amount, bonusPhotoIds: photos.map((photo) => photo.id) }
  return call(voteForTarget, { params, query, body }, { idempotencyKey })
}

const keyName = ({ campaignId }: Ballot) => `vote.${campaignId}` as const

const forgetKeyOf = (ballot: Ballot) => forgetKey(keyName(ballot), keyOf(keyName(ballot)))

/**
 * C160, and C179's vote. One that has not been answered keeps its key: sent again it counts once (X13). The sheet says
 * what came of it, whatever that is. After a refusal it speaks only once the campaign is as the host has it.
 */
export const voteMutation = mutationOptions({
  mutationKey: ['vote'],
  meta: { isSilent: true },
  onMutate: keepBallot,
  mutationFn: (ballot: Ballot) => send(ballot, keyOf(keyName(ballot))),
  onSuccess: ({ rewardList }, ballot) => {
    forgetKeyOf(ballot)
    closeBallot(ballot)
    keepAmount(ballot.campaignId, '', '')
    keepReached(ballot.campaignId, rewardList)
    afterTakingPart()
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
