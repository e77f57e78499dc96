import type { Selectable } from 'kysely'
import type { World } from '../schema.ts'
import { handOverRewards, rewardOnWire } from '../inventory/rewards.ts'
import type { VoteCampaign } from '../inventory/votePoints.ts'
import type { DbContext } from '../runtime/dbContext.ts'

type VoteReward = Selectable<World['vote_reward']>

/** Rewards of one kind, the least votes first, and whether the member has received them in this run. */
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

export type VoteRewards = Awaited<ReturnType<typeof voteRewardsOf>>

export const receivedOf = (rewards: VoteRewards) =>
  rewards.filter(({ isReceived }) => isReceived).map(({ reward }) => reward)

export const voteRewardOnWire = (reward: VoteReward) => ({
  rewardId: reward.id,
  requiredAmount: reward.required_amount,
  ...rewardOnWire(reward),
})

/**
 * Hands over rewards that the member has not received yet, within the caller's transaction, which holds the member's
 * purses.
 */
export async function receiveVoteRewards(
  place: DbContext,
  accountId: string,
  campaign: VoteCampaign,
  rewards: readonly VoteReward[],
): Promise<void> {
  if (rewards.length === 0) return
  const receipts = rewards.map(({ id }) => ({
    account_id: accountId,
    reward_id: id,
    run: campaign.run,
    received_at: place.now,
  }))
  await place.db.insertInto('vote_reward_receipt').values(receipts).execute()
  const movement = { reason: 'VOTE', reference: campaign.id } as const
  await handOverRewards(place, { accountId, movement }, rewards, `「${campaign.name}」の特典です。`)
}
