import { overflowOnWire } from '../inventory/assetsOnWire.ts'
import { coopVoteHandlers } from './coopVote.ts'
import { Failure, found } from '../runtime/failure.ts'
import { memberOf, type Handlers } from '../runtime/http/ask.ts'
import { onlyOnce } from '../runtime/idempotency.ts'
import { requireConfirmed } from '../coins/requireConfirmed.ts'
import { lockPurses } from '../coins/ledger.ts'
import { activeBonusOf, bonusPhotosOf, chosenRate, rateOf } from './voteBonus.ts'
import { campaignOnWire, openCampaign, votable, type CampaignReader } from './voteCampaigns.ts'
import { castVote, ownAmountsOf, participationOf, type VoteCampaign } from '../inventory/votePoints.ts'
import { latestResult, ownVotesOf } from './voteResult.ts'
import { receivedOf, receiveVoteRewards, voteRewardOnWire, voteRewardsOf } from './voteRewards.ts'
import { receiveByHand } from './voteRewardsByHand.ts'
import { instantText, orMissing } from '../runtime/wire.ts'

export const voteHandlers: Handlers<'vote'> = {
  async getVoteCampaign(ask) {
    const row = await ranking(ask)
    const targets = await ask.db
      .selectFrom('vote_target')
      .select(['id', 'name', 'image', 'description'])
      .where('campaign_id', '=', row.id)
      .orderBy('position')
      .orderBy('id')
      .execute()
    const own = ask.accountId === undefined ? undefined : await ownVotesOf(ask, ask.accountId, row)
    return {
      campaign: campaignOnWire(row),
      targetList: targets.map(({ id, name, image, description }) => ({
        targetId: id,
        name,
        image: orMissing(image),
        description: orMissing(description),
        ...own?.(id),
      })),
      ...(ask.accountId !== undefined && (await ownAmountsOf(ask, ask.accountId, row))),
      activeBonusTermExists: (await activeBonusOf(ask, row.id)) !== undefined,
    }
  },

  getVoteResult: async (ask) => latestResult(ask, await ranking(ask)),

  async getVoteBonus(ask) {
    const bonus = await activeBonusOf(ask, (await ranking(ask)).id)
    if (!bonus) return {}
    const photos = await bonusPhotosOf(ask, bonus.id, ask.accountId)
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
      achievedRatePercent: ask.accountId === undefined ? undefined : rateOf(bonus, owned),
    }
  },

  async listVoteBonusPhoto(ask) {
    const bonus = await activeBonusOf(ask, (await ranking(ask)).id)
    const photos = bonus ? await bonusPhotosOf(ask, bonus.id, memberOf(ask)) : []
    return { ownedBonusPhotoList: photos.filter(({ isOwned }) => isOwned).map(({ photo }) => photo) }
  },

  async getVoteUserReward(ask) {
    const row = await ranking(ask)
    const { totalVotedAmount } = await ownAmountsOf(ask, memberOf(ask), row)
    const rewards = await voteRewardsOf(ask, row, 'AMOUNT')
    return { totalVotedAmount, rewardList: rewards.map(({ reward }) => voteRewardOnWire(reward)) }
  },

  async getVoteParticipateReward(ask) {
    const row = await ranking(ask)
    const rewards = await voteRewardsOf(ask, row, 'PARTICIPATE', memberOf(ask))
    const { participate_from, participate_until, receivable_from, receivable_until } = row
    return {
      totalVotedAmount: await participationOf(ask, memberOf(ask), row),
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

  async receiveVoteParticipateReward(ask) {
    const { rewards, overflow } = await receiveByHand(ask, 'PARTICIPATE', async (inside, row) => {
      const { receivable_from, receivable_until } = row
      const isTooEarly = receivable_from !== null && receivable_from > ask.now
      const isTooLate = receivable_until !== null && receivable_until <= ask.now
      if (isTooEarly || isTooLate) throw new Failure('VoteRankingParticipateRewardUnavailable')
      return participationOf(inside, memberOf(ask), row)
    })
    return { receiveRewardList: receivedOf(rewards).map(voteRewardOnWire), ...overflow }
  },

  async voteForTarget(ask) {
    const { params, query, body } = ask
    return onlyOnce(ask, { vote: params, ...body }, async (db) => {
      const inside = { ...ask, db }
      const row = await votable(inside, 'RANKING')
      await requireTarget(inside, row, params.targetId)
      const bonus = await activeBonusOf(inside, row.id)
      if (params.bonusId !== (bonus?.id ?? noBonus)) throw new Failure('VoteRankingBonusTermChanged')
      const accountId = memberOf(ask)
      await lockPurses(db, accountId)
      const rate = await chosenRate(inside, accountId, bonus, body.bonusPhotoIds)
      const obtainedAmount = Math.floor((body.amount * (100 + rate)) / 100)
      requireConfirmed(query.expectedObtainedAmount, obtainedAmount)
      const cast = { amount: body.amount, obtainedAmount, targetId: params.targetId, bonusId: bonus?.id ?? null }
      await castVote(inside, accountId, row, cast)
      const amounts = await ownAmountsOf(inside, accountId, row)
      const reached = (await voteRewardsOf(inside, row, 'AMOUNT', accountId))
        .filter(({ reward, isReceived }) => !isReceived && reward.required_amount <= amounts.totalVotedAmount)
        .map(({ reward }) => reward)
      const overflow = await overflowOnWire(inside, await receiveVoteRewards(inside, accountId, row, reached))
      // Read again, because the granted rewards may include vote points.
      const { votableAmount } = await ownAmountsOf(inside, accountId, row)
      return { rewardList: reached.map(voteRewardOnWire), ...overflow, obtainedAmount, ...amounts, votableAmount }
    })
  },

  ...coopVoteHandlers,
}

/** The bonus id of votes outside a bonus term (Q77). */
const noBonus = '0'

const ranking = (ask: CampaignReader) => openCampaign(ask, 'RANKING')

async function requireTarget({ db }: CampaignReader, campaign: VoteCampaign, targetId: string): Promise<void> {
  const target = db.selectFrom('vote_target').select('id').where('id', '=', targetId)
  found(await target.where('campaign_id', '=', campaign.id).executeTakeFirst())
}
