import type { Selectable } from 'kysely'
import type { DatasetTables } from '../schema.ts'
import { grantRewards, rewardOnWire } from '../inventory/rewards.ts'
import type { Asset } from '../inventory/keeper.ts'
import type { VoteCampaign } from '../inventory/votePoints.ts'
import type { DbContext, GrantContext } from '../runtime/dbContext.ts'

type VoteReward = Selectable<DatasetTables['vote_reward']>

/** The rewards of one kind, in order of the required votes, and whether the member has received each in this run. */
export async function voteRewardsOf(
  { db }: DbContext,
  campaign: VoteCampaign,
  kind: VoteReward['kind'],
  accountId = '',
) {
  const rows = await db
    .selectFrom('vote_reward')
    .leftJoin('vote_reward_receipt as receipt', (join) =>
      join
        .onRef('receipt.reward_id', '=', 'vote_reward.id')
        .on('receipt.account_id', '=', accountId)
        .on('receipt.run', '=', campaign.run),
    )
    .selectAll('vote_reward')
    .select('received_at')
    .where('campaign_id', '=', campaign.id)
    .where('kind', '=', kind)
    .orderBy('required_amount')
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ received_at, ...reward }) => ({ reward, isReceived: received_at !== null }))
}

/** The rewards of a campaign, each with whether the member has received it. */
export type VoteRewards = Awaited<ReturnType<typeof voteRewardsOf>>

/** Only the rewards that the member has received. */
export const receivedVoteRewards = (rewards: VoteRewards) =>
  rewards.filter(({ isReceived }) => isReceived).map(({ reward }) => reward)

/** A vote reward as sent over the wire. */
export const voteRewardOnWire = (reward: VoteReward) => ({
  rewardId: reward.id,
  requiredAmount: reward.required_amount,
  ...rewardOnWire(reward),
})

/**
 * Gives the member rewards that were not received yet, within the caller's transaction, which has locked the member's
 * wallets. Returns what was sent to the present box.
 */
export async function receiveVoteRewards(
  ctx: GrantContext,
  accountId: string,
  campaign: VoteCampaign,
  rewards: readonly VoteReward[],
): Promise<Asset[]> {
  if (rewards.length === 0) return []
  const receipts = rewards.map(({ id }) => ({
    account_id: accountId,
    reward_id: id,
    run: campaign.run,
    received_at: ctx.now,
  }))
  await ctx.db.insertInto('vote_reward_receipt').values(receipts).execute()
  const movement = { reason: 'VOTE', reference: campaign.id } as const
  return grantRewards(ctx, { accountId, movement }, rewards, `「${campaign.name}」の特典です。`)
}
