import { memberOf, type Handlers } from '../runtime/http/ask.ts'
import { onlyOnce } from '../runtime/idempotency.ts'
import { lockPurses } from '../coins/ledger.ts'
import { campaignOnWire, openCampaign, votable, type CampaignReader } from './voteCampaigns.ts'
import { castVote, ownAmountsOf, participationOf, type VoteCampaign } from '../inventory/votePoints.ts'
import { receivedOf, voteRewardOnWire, voteRewardsOf, type VoteRewards } from './voteRewards.ts'
import { receiveByHand } from './voteRewardsByHand.ts'

type CoopCalls = 'getCoopVoteCampaign' | 'voteForCoop' | 'listCoopVoteReward' | 'receiveCoopVoteReward'

/** Handlers of coop campaigns, in which all votes count towards one goal (C179). */
export const coopVoteHandlers: Pick<Handlers<'vote'>, CoopCalls> = {
  async getCoopVoteCampaign(ask) {
    const row = await openCampaign(ask, 'COOP')
    return {
      campaign: { ...campaignOnWire(row), goalAmount: row.goal_amount ?? 1 },
      achievedAmount: await achievedAmountOf(ask, row),
      ...(ask.accountId !== undefined && (await ownAmountsOf(ask, ask.accountId, row))),
    }
  },

  async voteForCoop(ask) {
    const { params, body } = ask
    return onlyOnce(ask, { coopVote: params, ...body }, async (db) => {
      const inside = { ...ask, db }
      const row = await votable(inside, 'COOP')
      const accountId = memberOf(ask)
      await lockPurses(db, accountId)
      const cast = { amount: body.amount, obtainedAmount: body.amount, targetId: null, bonusId: null }
      await castVote(inside, accountId, row, cast)
      return { achievedAmount: await achievedAmountOf(inside, row), ...(await ownAmountsOf(inside, accountId, row)) }
    })
  },

  async listCoopVoteReward(ask) {
    const row = await openCampaign(ask, 'COOP')
    const achievedAmount = await achievedAmountOf(ask, row)
    const rewards = await voteRewardsOf(ask, row, 'COOP', ask.accountId)
    const onWire = coopRewardOnWire(achievedAmount)
    return {
      achievedAmount,
      rewardList: rewards.map(({ reward }) => onWire(reward)),
      receiveRewardList: ask.accountId === undefined ? undefined : receivedOf(rewards).map(onWire),
    }
  },

  async receiveCoopVoteReward(ask) {
    let achieved = 0
    const { rewards, overflow } = await receiveByHand(ask, 'COOP', async (inside, row) => {
      achieved = await achievedAmountOf(inside, row)
      return (await participationOf(inside, memberOf(ask), row)) > 0 ? achieved : 0
    })
    return { receiveRewardList: receivedOf(rewards).map(coopRewardOnWire(achieved)), ...overflow }
  },
}

/** Total of all members' votes, plus the base amount. */
async function achievedAmountOf(
  { db }: Pick<CampaignReader, 'db'>,
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
