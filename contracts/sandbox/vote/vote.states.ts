import type { Insertable } from 'kysely'
import type { voteStates } from '../../states/vote.ts'
import { timeAfter, days, minutes } from '../runtime/clock.ts'
import type { DatasetTables } from '../schema.ts'
import { newId } from '../runtime/newId.ts'
import {
  campaignTextColumns,
  replacePhotos,
  rewardItemColumns,
  type StateDetail,
} from '../inventory/campaignColumns.states.ts'
import type { AreaStateHandlers, StateContext } from '../runtime/stateContext.ts'

/** Sets up the provider states about votes in the sandbox. */
export const voteStateHandlers: AreaStateHandlers<typeof voteStates> = {
  setup: {
    async 'a ranking campaign'(params, ctx) {
      const { campaignId, ipId, hasBonus, detail } = params
      await replacePhotos(ctx, ipId, photosOf(campaignId), detail)
      await replaceCampaign(ctx, params, {
        kind: 'RANKING',
        name: '春の星座人気投票',
        ...(detail === 'full' && ranks(ctx.now, params.phase)),
      })
      const targets = ['天野 ほし', '夜久 ひびき', '星の郵便屋'].map((name, index) => ({
        id: `${campaignId}-target-${index + 1}`,
        campaign_id: campaignId,
        position: index,
        name,
        image: detail === 'full' ? 'setsugen/member-yuki.svg' : null,
        description: detail === 'full' ? '夜空の案内人。' : null,
        base_amount: 300 - index * 100,
      }))
      await ctx.db.insertInto('vote_target').values(targets).execute()
      await addRankingRewards(ctx, campaignId, detail)
      if (hasBonus) await addBonus(ctx, campaignId, detail)
      return {}
    },

    async 'own votes'({ accountId, campaignId, amount }, { db, now }) {
      const target = await db
        .selectFrom('vote_target')
        .select('id')
        .where('campaign_id', '=', campaignId)
        .orderBy('position')
        .executeTakeFirst()
      const own = { account_id: accountId, campaign_id: campaignId }
      await db.deleteFrom('vote').where('account_id', '=', accountId).where('campaign_id', '=', campaignId).execute()
      const row = {
        ...own,
        run: 1,
        target_id: target?.id ?? null,
        bonus_id: null,
        created_at: timeAfter(now, -minutes(120)),
      }
      await db
        .insertInto('vote')
        .values({ id: newId('vote'), ...row, amount, daily_amount: 0, obtained_amount: amount })
        .execute()
      return {}
    },

    async 'owned bonus photos'({ accountId, campaignId }, { db, now }) {
      const rows = photosOf(campaignId).map((item_id) => ({
        account_id: accountId,
        item_id,
        owned_count: 1,
        acquired_at: now,
      }))
      await db
        .insertInto('owned_item')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['account_id', 'item_id']).doUpdateSet({ owned_count: 1 }))
        .execute()
      return {}
    },

    async 'a received vote reward'({ accountId, campaignId, reward }, { db, now }) {
      await db
        .insertInto('vote_reward_receipt')
        .values({ account_id: accountId, reward_id: `${campaignId}-${reward}`, run: 1, received_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return {}
    },

    async 'a coop vote'(params, ctx) {
      const { campaignId, ipId, achievedAmount, hasRewards, detail } = params
      await replacePhotos(ctx, ipId, photosOf(campaignId), detail)
      await replaceCampaign(ctx, params, {
        kind: 'COOP',
        name: 'みんなで灯す天の川',
        base_amount: achievedAmount,
        goal_amount: 1000,
      })
      if (!hasRewards) return {}
      const rewards = [500, 1000].map((required_amount, index) => ({
        ...rewardRow(campaignId, `reward-${index + 1}`, 'COOP', required_amount),
        ...rewardItemColumns(detail, photosOf(campaignId)[index] ?? ''),
      }))
      await ctx.db.insertInto('vote_reward').values(rewards).execute()
      return {}
    },
  },
  teardown: {},
}

const photosOf = (campaignId: string) => [`${campaignId}-photo-1`, `${campaignId}-photo-2`]

type Phase = 'open' | 'begun' | 'over' | 'unpublished'

/**
 * The start and end of voting in days from now, for each phase. A campaign that has just started has no result for an
 * hour.
 */
const votingDays = { open: [-3, 4], begun: [0, 7], over: [-10, -3], unpublished: [-10, -3] } as const

type CampaignRow = Insertable<DatasetTables['vote_campaign']>

async function replaceCampaign(
  { db, now }: StateContext,
  { campaignId, ipId, phase, detail }: { campaignId: string; ipId: string; phase: Phase; detail: StateDetail },
  fields: Pick<CampaignRow, 'kind' | 'name'> & Partial<CampaignRow>,
): Promise<void> {
  const [from, until] = votingDays[phase]
  await db.deleteFrom('vote_campaign').where('id', '=', campaignId).execute()
  const row = {
    id: campaignId,
    channel_id: ipId,
    ...campaignTextColumns(detail),
    published_from: timeAfter(now, -days(20)),
    published_until: timeAfter(now, days(phase === 'unpublished' ? -1 : 20)),
    voting_from: timeAfter(now, days(from)),
    voting_until: timeAfter(now, days(until)),
    daily_amount: 10,
    base_amount: 0,
    ...fields,
  }
  await db.insertInto('vote_campaign').values(row).execute()
}

/** The columns of a campaign that only ranking campaigns have. */
function ranks(now: Date, phase: Phase) {
  const [from, until] = votingDays[phase]
  return {
    result_minutes: 60,
    participate_description: '1ポイントでも投票した方に、もれなくお贈りします。',
    participate_from: timeAfter(now, days(from)),
    participate_until: timeAfter(now, days(until)),
    receivable_from: timeAfter(now, days(from)),
    receivable_until: timeAfter(now, days(until + 2)),
  }
}

const rewardRow = (
  campaign_id: string,
  name: string,
  kind: 'AMOUNT' | 'PARTICIPATE' | 'COOP',
  required_amount: number,
) => ({
  id: `${campaign_id}-${name}`,
  campaign_id,
  position: required_amount,
  kind,
  required_amount,
})

async function addRankingRewards({ db }: StateContext, campaignId: string, detail: StateDetail): Promise<void> {
  const [photo = ''] = photosOf(campaignId)
  const itemColumns = rewardItemColumns(detail, photo)
  const rewards = [
    { ...rewardRow(campaignId, 'reward-1', 'AMOUNT', 10), ...itemColumns },
    { ...rewardRow(campaignId, 'participate-1', 'PARTICIPATE', 1), ...itemColumns },
  ]
  await db.insertInto('vote_reward').values(rewards).execute()
}

async function addBonus({ db, now }: StateContext, campaignId: string, detail: StateDetail): Promise<void> {
  const id = `${campaignId}-bonus-1`
  const rankingColumns =
    detail === 'full' ? { description: 'この写真を持っていると、票が増えます。', image: 'setsugen/hero.svg' } : {}
  const row = { id, campaign_id: campaignId, name: '前夜祭ボーナス', max_rate_percent: 50, ...rankingColumns }
  await db
    .insertInto('vote_bonus')
    .values({ ...row, starts_at: timeAfter(now, -days(1)), ends_at: timeAfter(now, days(1)) })
    .execute()
  const photos = photosOf(campaignId).map((item_id, position) => ({
    bonus_id: id,
    item_id,
    position,
    rate_percent: 10,
  }))
  await db.insertInto('vote_bonus_photo').values(photos).execute()
}
