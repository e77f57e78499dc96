import { memberIdOf, type Handlers } from '../runtime/http/callContext.ts'
import { withIdempotencyKey } from '../runtime/idempotency.ts'
import { lockWallets } from '../ledger/ledger.ts'
import {
  voteCampaignOnWire,
  requirePublishedCampaign,
  requireVotableCampaign,
  type CampaignRequestContext,
} from './voteCampaigns.ts'
import { castVote, memberVoteAmounts, participationPointsOf, type VoteCampaign } from '../inventory/votePoints.ts'
import { receivedVoteRewards, voteRewardOnWire, voteRewardsOf, type VoteRewards } from './voteRewards.ts'
import { receiveVoteReward } from './receiveVoteReward.ts'

type CoopCalls = 'getCoopVoteCampaign' | 'voteForCoop' | 'listCoopVoteReward' | 'receiveCoopVoteReward'

/** Handlers of the endpoints for coop campaigns, in which all votes count towards one goal (C179). */
export const coopVoteHandlers: Pick<Handlers<'vote'>, CoopCalls> = {
  async getCoopVoteCampaign(ctx) {
    const row = await requirePublishedCampaign(ctx, 'COOP')
    return {
      campaign: { ...voteCampaignOnWire(row), goalAmount: row.goal_amount ?? 1 },
      achievedAmount: await achievedAmountOf(ctx, row),
      ...(ctx.accountId !== undefined && (await memberVoteAmounts(ctx, ctx.accountId, row))),
    }
  },

  async voteForCoop(ctx) {
    const { params, body } = ctx
    return withIdempotencyKey(ctx, { coopVote: params, ...body }, async (db) => {
      const inTransaction = { ...ctx, db }
      const row = await requireVotableCampaign(inTransaction, 'COOP')
      const accountId = memberIdOf(ctx)
      await lockWallets(db, accountId)
      const cast = { amount: body.amount, obtainedAmount: body.amount, targetId: null, bonusId: null }
      await castVote(inTransaction, accountId, row, cast)
      return {
        achievedAmount: await achievedAmountOf(inTransaction, row),
        ...(await memberVoteAmounts(inTransaction, accountId, row)),
      }
    })
  },

  async listCoopVoteReward(ctx) {
    const row = await requirePublishedCampaign(ctx, 'COOP')
    const achievedAmount = await achievedAmountOf(ctx, row)
    const rewards = await voteRewardsOf(ctx, row, 'COOP', ctx.accountId)
    const onWire = coopRewardOnWire(achievedAmount)
    return {
      achievedAmount,
      rewardList: rewards.map(({ reward }) => onWire(reward)),
      receiveRewardList: ctx.accountId === undefined ? undefined : receivedVoteRewards(rewards).map(onWire),
    }
  },

  async receiveCoopVoteReward(ctx) {
    let achieved = 0
    const { rewards, overflow } = await receiveVoteReward(ctx, 'COOP', async (inTransaction, row) => {
      achieved = await achievedAmountOf(inTransaction, row)
      return (await participationPointsOf(inTransaction, memberIdOf(ctx), row)) > 0 ? achieved : 0
    })
    return { receiveRewardList: receivedVoteRewards(rewards).map(coopRewardOnWire(achieved)), ...overflow }
  },
}

/** The total of all members' votes, plus the invented votes that it starts from. */
async function achievedAmountOf(
  { db }: Pick<CampaignRequestContext, 'db'>,
  { id, run, base_amount }: VoteCampaign,
): Promise<number> {
  const { voted } = await db
    .selectFrom('vote')
    .select(({ fn }) => fn.sum<number | null>('amount').as('voted'))
    .where('campaign_id', '=', id)
    .where('run', '=', run)
    .executeTakeFirstOrThrow()
  return base_amount + (voted ?? 0)
}

const coopRewardOnWire = (achievedAmount: number) => (reward: VoteRewards[number]['reward']) => ({
  ...voteRewardOnWire(reward),
  isUnlocked: reward.required_amount <= achievedAmount,
})
