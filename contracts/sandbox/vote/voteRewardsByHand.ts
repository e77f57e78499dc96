import { overflowOnWire } from '../inventory/assetsOnWire.ts'
import type { GrantContext } from '../runtime/dbContext.ts'
import { Failure, found } from '../runtime/failure.ts'
import { memberOf, type Ask } from '../runtime/http/ask.ts'
import { lockPurses } from '../coins/ledger.ts'
import { openCampaign, type CampaignReader } from './voteCampaigns.ts'
import type { VoteCampaign } from '../inventory/votePoints.ts'
import { receiveVoteRewards, voteRewardsOf, type VoteRewards } from './voteRewards.ts'

/**
 * Receives one reward, once. Returns all rewards and what was sent to the present box. `amountOf` returns the amount
 * that counts towards the reward, or throws.
 */
export async function receiveByHand(
  ask: Ask & GrantContext & { params: { id: string; rewardId: string } },
  kind: 'PARTICIPATE' | 'COOP',
  amountOf: (inside: CampaignReader, campaign: VoteCampaign) => Promise<number>,
): Promise<{ rewards: VoteRewards; overflow: Awaited<ReturnType<typeof overflowOnWire>> }> {
  const accountId = memberOf(ask)
  return ask.db.transaction().execute(async (db) => {
    const inside = { ...ask, db }
    const row = await openCampaign(inside, kind === 'COOP' ? 'COOP' : 'RANKING')
    await lockPurses(db, accountId)
    const rewards = await voteRewardsOf(inside, row, kind, accountId)
    const { reward, isReceived } = found(rewards.find((each) => each.reward.id === ask.params.rewardId))
    const amount = await amountOf(inside, row)
    if (isReceived) return { rewards, overflow: {} }
    if (amount < reward.required_amount) throw new Failure('NoAssetToAcquire')
    const overflow = await overflowOnWire(inside, await receiveVoteRewards(inside, accountId, row, [reward]))
    return { rewards: await voteRewardsOf(inside, row, kind, accountId), overflow }
  })
}
