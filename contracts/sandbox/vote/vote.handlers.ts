import { overflowOnWire } from '../inventory/assetsOnWire.ts'
import { coopVoteHandlers } from './coopVote.ts'
import { Failure, orFail } from '../runtime/failure.ts'
import { memberOf, type Handlers } from '../runtime/http/callContext.ts'
import { withIdempotencyKey } from '../runtime/idempotency.ts'
import { requireConfirmed } from '../coins/requireConfirmed.ts'
import { lockWallets } from '../coins/ledger.ts'
import { activeBonusOf, bonusPhotosOf, chosenRate, bonusRateOf } from './voteBonus.ts'
import { campaignOnWire, openCampaign, votableCampaign, type CampaignReader } from './voteCampaigns.ts'
import { castVote, ownAmountsOf, participationOf, type VoteCampaign } from '../inventory/votePoints.ts'
import { latestResult, ownVotesOf } from './voteResult.ts'
import { receivedOf, receiveVoteRewards, voteRewardOnWire, voteRewardsOf } from './voteRewards.ts'
import { receiveByHand } from './voteRewardsByHand.ts'
import { instantText, orMissing } from '../runtime/wire.ts'

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
    const own = ctx.accountId === undefined ? undefined : await ownVotesOf(ctx, ctx.accountId, row)
    return {
      campaign: campaignOnWire(row),
      targetList: targets.map(({ id, name, image, description }) => ({
        targetId: id,
        name,
        image: orMissing(image),
        description: orMissing(description),
        ...own?.(id),
      })),
      ...(ctx.accountId !== undefined && (await ownAmountsOf(ctx, ctx.accountId, row))),
      activeBonusTermExists: (await activeBonusOf(ctx, row.id)) !== undefined,
    }
  },

  getVoteResult: async (ctx) => latestResult(ctx, await ranking(ctx)),

  async getVoteBonus(ctx) {
    const bonus = await activeBonusOf(ctx, (await ranking(ctx)).id)
    if (!bonus) return {}
    const photos = await bonusPhotosOf(ctx, bonus.id, ctx.accountId)
    const owned = photos.filter(({ isOwned }) => isOwned)
    return {
      bonus: {
        bonusId: bonus.id,
        name: bonus.name,
        description: orMissing(bonus.description),
        image: orMissing(bonus.image),
        startTime: instantText(bonus.starts_at),
        endTime: instantText(bonus.ends_at),
        maxRatePercent: bonus.max_rate_percent,
        photoList: photos.map(({ photo }) => photo),
      },
      achievedRatePercent: ctx.accountId === undefined ? undefined : bonusRateOf(bonus, owned),
    }
  },

  async listVoteBonusPhoto(ctx) {
    const bonus = await activeBonusOf(ctx, (await ranking(ctx)).id)
    const photos = bonus ? await bonusPhotosOf(ctx, bonus.id, memberOf(ctx)) : []
    return { ownedBonusPhotoList: photos.filter(({ isOwned }) => isOwned).map(({ photo }) => photo) }
  },

  async getVoteUserReward(ctx) {
    const row = await ranking(ctx)
    const { totalVotedAmount } = await ownAmountsOf(ctx, memberOf(ctx), row)
    const rewards = await voteRewardsOf(ctx, row, 'AMOUNT')
    return { totalVotedAmount, rewardList: rewards.map(({ reward }) => voteRewardOnWire(reward)) }
  },

  async getVoteParticipateReward(ctx) {
    const row = await ranking(ctx)
    const rewards = await voteRewardsOf(ctx, row, 'PARTICIPATE', memberOf(ctx))
    const { participate_from, participate_until, receivable_from, receivable_until } = row
    return {
      totalVotedAmount: await participationOf(ctx, memberOf(ctx), row),
      participateRewardDescription: orMissing(row.participate_description),
      participateRewardStartTime: participate_from ? instantText(participate_from) : undefined,
      participateRewardEndTime: participate_until ? instantText(participate_until) : undefined,
      receivablePeriod:
        receivable_from && receivable_until
          ? { startTime: instantText(receivable_from), endTime: instantText(receivable_until) }
          : undefined,
      rewardList: rewards.map(({ reward }) => voteRewardOnWire(reward)),
      receiveRewardList: receivedOf(rewards).map(voteRewardOnWire),
    }
  },

  async receiveVoteParticipateReward(ctx) {
    const { rewards, overflow } = await receiveByHand(ctx, 'PARTICIPATE', async (inTransaction, row) => {
      const { receivable_from, receivable_until } = row
      const isTooEarly = receivable_from !== null && receivable_from > ctx.now
      const isTooLate = receivable_until !== null && receivable_until <= ctx.now
      if (isTooEarly || isTooLate) throw new Failure('VoteRankingParticipateRewardUnavailable')
      return participationOf(inTransaction, memberOf(ctx), row)
    })
    return { receiveRewardList: receivedOf(rewards).map(voteRewardOnWire), ...overflow }
  },

  async voteForTarget(ctx) {
    const { params, query, body } = ctx
    return withIdempotencyKey(ctx, { vote: params, ...body }, async (db) => {
      const inTransaction = { ...ctx, db }
      const row = await votableCampaign(inTransaction, 'RANKING')
      await requireTarget(inTransaction, row, params.targetId)
      const bonus = await activeBonusOf(inTransaction, row.id)
      if (params.bonusId !== (bonus?.id ?? noBonus)) throw new Failure('VoteRankingBonusTermChanged')
      const accountId = memberOf(ctx)
      await lockWallets(db, accountId)
      const rate = await chosenRate(inTransaction, accountId, bonus, body.bonusPhotoIds)
      const obtainedAmount = Math.floor((body.amount * (100 + rate)) / 100)
      requireConfirmed(query.expectedObtainedAmount, obtainedAmount)
      const cast = { amount: body.amount, obtainedAmount, targetId: params.targetId, bonusId: bonus?.id ?? null }
      await castVote(inTransaction, accountId, row, cast)
      const amounts = await ownAmountsOf(inTransaction, accountId, row)
      const reached = (await voteRewardsOf(inTransaction, row, 'AMOUNT', accountId))
        .filter(({ reward, isReceived }) => !isReceived && reward.required_amount <= amounts.totalVotedAmount)
        .map(({ reward }) => reward)
      const overflow = await overflowOnWire(
        inTransaction,
        await receiveVoteRewards(inTransaction, accountId, row, reached),
      )
      // Read again, because the granted rewards may include vote points.
      const { votableAmount } = await ownAmountsOf(inTransaction, accountId, row)
      return { rewardList: reached.map(voteRewardOnWire), ...overflow, obtainedAmount, ...amounts, votableAmount }
    })
  },

  ...coopVoteHandlers,
}

/** The bonus id of votes outside a bonus term (Q77). */
const noBonus = '0'

const ranking = (ctx: CampaignReader) => openCampaign(ctx, 'RANKING')

async function requireTarget({ db }: CampaignReader, campaign: VoteCampaign, targetId: string): Promise<void> {
  const target = db.selectFrom('vote_target').select('id').where('id', '=', targetId)
  orFail(await target.where('campaign_id', '=', campaign.id).executeTakeFirst())
}
