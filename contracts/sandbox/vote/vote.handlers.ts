import { overflowOnWire } from '../inventory/assetsOnWire.ts'
import { coopVoteHandlers } from './coopVote.ts'
import { Failure, orFail } from '../runtime/failure.ts'
import { memberIdOf, type Handlers } from '../runtime/http/callContext.ts'
import { withIdempotencyKey } from '../runtime/idempotency.ts'
import { requireConfirmedPrice } from '../ledger/requireConfirmedPrice.ts'
import { lockWallets } from '../ledger/ledger.ts'
import { activeBonusOf, bonusPhotosOf, chosenBonusRate, bonusRateOf } from './voteBonus.ts'
import {
  voteCampaignOnWire,
  requirePublishedCampaign,
  requireVotableCampaign,
  type CampaignRequestContext,
} from './voteCampaigns.ts'
import { castVote, memberVoteAmounts, participationPointsOf, type VoteCampaign } from '../inventory/votePoints.ts'
import { latestVoteResult, memberVotesByTarget } from './voteResult.ts'
import { receivedVoteRewards, receiveVoteRewards, voteRewardOnWire, voteRewardsOf } from './voteRewards.ts'
import { receiveVoteReward } from './receiveVoteReward.ts'
import { instantOnWire, nullToUndefined } from '../runtime/wire.ts'

/** The sandbox's handlers of the vote endpoints. */
export const voteHandlers: Handlers<'vote'> = {
  async getVoteCampaign(ctx) {
    const row = await ranking(ctx)
    const targets = await ctx.db
      .selectFrom('vote_target')
      .select(['id', 'name', 'image', 'description'])
      .where('campaign_id', '=', row.id)
      .orderBy('position')
      .orderBy('id')
      .execute()
    const own = ctx.accountId === undefined ? undefined : await memberVotesByTarget(ctx, ctx.accountId, row)
    return {
      campaign: voteCampaignOnWire(row),
      targetList: targets.map(({ id, name, image, description }) => ({
        targetId: id,
        name,
        image: nullToUndefined(image),
        description: nullToUndefined(description),
        ...own?.(id),
      })),
      ...(ctx.accountId !== undefined && (await memberVoteAmounts(ctx, ctx.accountId, row))),
      activeBonusTermExists: (await activeBonusOf(ctx, row.id)) !== undefined,
    }
  },

  getVoteResult: async (ctx) => latestVoteResult(ctx, await ranking(ctx)),

  async getVoteBonus(ctx) {
    const bonus = await activeBonusOf(ctx, (await ranking(ctx)).id)
    if (!bonus) return {}
    const photos = await bonusPhotosOf(ctx, bonus.id, ctx.accountId)
    const owned = photos.filter(({ isOwned }) => isOwned)
    return {
      bonus: {
        bonusId: bonus.id,
        name: bonus.name,
        description: nullToUndefined(bonus.description),
        image: nullToUndefined(bonus.image),
        startTime: instantOnWire(bonus.starts_at),
        endTime: instantOnWire(bonus.ends_at),
        maxRatePercent: bonus.max_rate_percent,
        photoList: photos.map(({ photo }) => photo),
      },
      achievedRatePercent: ctx.accountId === undefined ? undefined : bonusRateOf(bonus, owned),
    }
  },

  async listVoteBonusPhoto(ctx) {
    const bonus = await activeBonusOf(ctx, (await ranking(ctx)).id)
    const photos = bonus ? await bonusPhotosOf(ctx, bonus.id, memberIdOf(ctx)) : []
    return { ownedBonusPhotoList: photos.filter(({ isOwned }) => isOwned).map(({ photo }) => photo) }
  },

  async getVoteUserReward(ctx) {
    const row = await ranking(ctx)
    const { totalVotedAmount } = await memberVoteAmounts(ctx, memberIdOf(ctx), row)
    const rewards = await voteRewardsOf(ctx, row, 'AMOUNT')
    return { totalVotedAmount, rewardList: rewards.map(({ reward }) => voteRewardOnWire(reward)) }
  },

  async getVoteParticipateReward(ctx) {
    const row = await ranking(ctx)
    const rewards = await voteRewardsOf(ctx, row, 'PARTICIPATE', memberIdOf(ctx))
    const { participate_from, participate_until, receivable_from, receivable_until } = row
    return {
      totalVotedAmount: await participationPointsOf(ctx, memberIdOf(ctx), row),
      participateRewardDescription: nullToUndefined(row.participate_description),
      participateRewardStartTime: participate_from ? instantOnWire(participate_from) : undefined,
      participateRewardEndTime: participate_until ? instantOnWire(participate_until) : undefined,
      receivablePeriod:
        receivable_from && receivable_until
          ? { startTime: instantOnWire(receivable_from), endTime: instantOnWire(receivable_until) }
          : undefined,
      rewardList: rewards.map(({ reward }) => voteRewardOnWire(reward)),
      receiveRewardList: receivedVoteRewards(rewards).map(voteRewardOnWire),
    }
  },

  async receiveVoteParticipateReward(ctx) {
    const { rewards, overflow } = await receiveVoteReward(ctx, 'PARTICIPATE', async (inTransaction, row) => {
      const { receivable_from, receivable_until } = row
      const isTooEarly = receivable_from !== null && receivable_from > ctx.now
      const isTooLate = receivable_until !== null && receivable_until <= ctx.now
      if (isTooEarly || isTooLate) throw new Failure('VoteRankingParticipateRewardUnavailable')
      return participationPointsOf(inTransaction, memberIdOf(ctx), row)
    })
    return { receiveRewardList: receivedVoteRewards(rewards).map(voteRewardOnWire), ...overflow }
  },

  async voteForTarget(ctx) {
    const { params, query, body } = ctx
    return withIdempotencyKey(ctx, { vote: params, ...body }, async (db) => {
      const inTransaction = { ...ctx, db }
      const row = await requireVotableCampaign(inTransaction, 'RANKING')
      await requireTarget(inTransaction, row, params.targetId)
      const bonus = await activeBonusOf(inTransaction, row.id)
      if (params.bonusId !== (bonus?.id ?? noBonus)) throw new Failure('VoteRankingBonusTermChanged')
      const accountId = memberIdOf(ctx)
      await lockWallets(db, accountId)
      const rate = await chosenBonusRate(inTransaction, accountId, bonus, body.bonusPhotoIds)
      const obtainedAmount = Math.floor((body.amount * (100 + rate)) / 100)
      requireConfirmedPrice(query.expectedObtainedAmount, obtainedAmount)
      const cast = { amount: body.amount, obtainedAmount, targetId: params.targetId, bonusId: bonus?.id ?? null }
      await castVote(inTransaction, accountId, row, cast)
      const amounts = await memberVoteAmounts(inTransaction, accountId, row)
      const reached = (await voteRewardsOf(inTransaction, row, 'AMOUNT', accountId))
        .filter(({ reward, isReceived }) => !isReceived && reward.required_amount <= amounts.totalVotedAmount)
        .map(({ reward }) => reward)
      const overflow = await overflowOnWire(
        inTransaction,
        await receiveVoteRewards(inTransaction, accountId, row, reached),
      )
      // Reads the member's points again, because the given rewards may include vote points.
      const { votableAmount } = await memberVoteAmounts(inTransaction, accountId, row)
      return { rewardList: reached.map(voteRewardOnWire), ...overflow, obtainedAmount, ...amounts, votableAmount }
    })
  },

  ...coopVoteHandlers,
}

/** The bonus id that votes outside a bonus term have (Q77). */
const noBonus = '0'

const ranking = (ctx: CampaignRequestContext) => requirePublishedCampaign(ctx, 'RANKING')

async function requireTarget({ db }: CampaignRequestContext, campaign: VoteCampaign, targetId: string): Promise<void> {
  const target = db.selectFrom('vote_target').select('id').where('id', '=', targetId)
  orFail(await target.where('campaign_id', '=', campaign.id).executeTakeFirst())
}
