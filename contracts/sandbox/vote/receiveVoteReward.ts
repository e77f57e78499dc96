import { overflowOnWire } from '../inventory/assetsOnWire.ts'
import type { GrantContext } from '../runtime/dbContext.ts'
import { Failure, orFail } from '../runtime/failure.ts'
import { memberIdOf, type CallContext } from '../runtime/http/callContext.ts'
import { lockWallets } from '../ledger/ledger.ts'
import { requirePublishedCampaign, type CampaignRequestContext } from './voteCampaigns.ts'
import type { VoteCampaign } from '../inventory/votePoints.ts'
import { receiveVoteRewards, voteRewardsOf, type VoteRewards } from './voteRewards.ts'

/**
 * Receives one reward, once. Returns all rewards and what was sent to the present box. `amountOf` returns the amount
 * that counts towards the reward, or throws.
 */
export async function receiveVoteReward(
  ctx: CallContext & GrantContext & { params: { id: string; rewardId: string } },
  kind: 'PARTICIPATE' | 'COOP',
  amountOf: (inTransaction: CampaignRequestContext, campaign: VoteCampaign) => Promise<number>,
): Promise<{ rewards: VoteRewards; overflow: Awaited<ReturnType<typeof overflowOnWire>> }> {
  const accountId = memberIdOf(ctx)
  return ctx.db.transaction().execute(async (db) => {
    const inTransaction = { ...ctx, db }
    const row = await requirePublishedCampaign(inTransaction, kind === 'COOP' ? 'COOP' : 'RANKING')
    await lockWallets(db, accountId)
    const rewards = await voteRewardsOf(inTransaction, row, kind, accountId)
    const { reward, isReceived } = orFail(rewards.find((each) => each.reward.id === ctx.params.rewardId))
    const amount = await amountOf(inTransaction, row)
    if (isReceived) return { rewards, overflow: {} }
    if (amount < reward.required_amount) throw new Failure('NoAssetToAcquire')
    const overflow = await overflowOnWire(
      inTransaction,
      await receiveVoteRewards(inTransaction, accountId, row, [reward]),
    )
    return { rewards: await voteRewardsOf(inTransaction, row, kind, accountId), overflow }
  })
}
