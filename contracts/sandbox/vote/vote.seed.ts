import { timeAfter, days } from '../runtime/clock.ts'
import { instantOf } from '../runtime/seed/seedTime.ts'
import { coopVotes, rankings, type SeedCoopVote, type SeedRanking } from './votes.content.ts'
import { castVote } from '../inventory/votePoints.ts'
import { upsert } from '../runtime/seed/upsert.ts'
import type { SeedContext } from '../runtime/seed/seedContext.ts'
import { publishedBeforeStartMs, keepsStoredTimes } from '../runtime/seed/keepsStoredTimes.ts'

/** Seeds ranking and coop campaigns. A campaign that has ended starts again. */
export async function seedVotes(ctx: SeedContext): Promise<void> {
  for (const ranking of rankings) await seedRanking(ctx, ranking)
  for (const coop of coopVotes) await seedCoopVote(ctx, coop)
}

type SeedVote = SeedRanking | SeedCoopVote

async function periodOf({ db, now }: SeedContext, vote: SeedVote) {
  const former = await db
    .selectFrom('vote_campaign')
    .select(['run', 'voting_from', 'voting_until', 'published_from', 'published_until'])
    .where('id', '=', vote.campaignId)
    .executeTakeFirst()
  const [voting_from, voting_until] = [instantOf(vote.starts, now), instantOf(vote.ends, now)]
  const published_until = instantOf(vote.closes, now)
  if (former && keepsStoredTimes(former.voting_until, voting_until, now)) return { ...former, published_until }
  const published = { published_from: timeAfter(voting_from, -publishedBeforeStartMs), published_until }
  return { run: (former?.run ?? 0) + 1, voting_from, voting_until, ...published }
}

const looksOf = ({ campaignId, ipId, name, image, description, cautions, dailyAmount }: SeedVote) => ({
  id: campaignId,
  channel_id: ipId,
  name,
  image,
  description,
  caution_list: JSON.stringify(cautions),
  daily_amount: dailyAmount,
})

async function seedRanking(ctx: SeedContext, ranking: SeedRanking): Promise<void> {
  const { db } = ctx
  const period = await periodOf(ctx, ranking)
  const row = {
    ...looksOf(ranking),
    ...period,
    kind: 'RANKING' as const,
    result_minutes: 60,
    participate_description: ranking.participateDescription,
    participate_from: period.voting_from,
    participate_until: period.voting_until,
    receivable_from: period.voting_from,
    receivable_until: period.published_until,
    base_amount: 0,
  }
  await upsert(db, 'vote_campaign', [row])
  const targets = ranking.targets.map(({ id, name, image, description, votes }, position) => ({
    id: `${row.id}-${id}`,
    campaign_id: row.id,
    position,
    name,
    image,
    description,
    base_amount: votes,
  }))
  await upsert(db, 'vote_target', targets)
  await upsert(db, 'vote_reward', [
    ...rewardRows(row.id, 'AMOUNT', ranking.amountRewards),
    ...rewardRows(row.id, 'PARTICIPATE', ranking.participateRewards),
  ])
  await seedBonus(ctx, row.id, ranking.bonus)
}

/** Moves a bonus term that has ended to new times, so that there is always one that is current or coming. */
async function seedBonus({ db, now }: SeedContext, campaign_id: string, bonus: SeedRanking['bonus']): Promise<void> {
  const id = `${campaign_id}-${bonus.id}`
  const former = await db
    .selectFrom('vote_bonus')
    .select(['starts_at', 'ends_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  const wanted = { starts_at: instantOf(bonus.starts, now), ends_at: instantOf(bonus.ends, now) }
  const term = former && keepsStoredTimes(former.ends_at, wanted.ends_at, now) ? former : wanted
  const { name, image, description, maxRatePercent } = bonus
  await upsert(db, 'vote_bonus', [
    { id, campaign_id, name, image, description, max_rate_percent: maxRatePercent, ...term },
  ])
  const photos = bonus.photos.map(({ itemId, ratePercent }, position) => ({
    bonus_id: id,
    item_id: itemId,
    position,
    rate_percent: ratePercent,
  }))
  await db.deleteFrom('vote_bonus_photo').where('bonus_id', '=', id).execute()
  await db.insertInto('vote_bonus_photo').values(photos).execute()
}

async function seedCoopVote(ctx: SeedContext, coop: SeedCoopVote): Promise<void> {
  const amounts = { kind: 'COOP' as const, base_amount: coop.votes, goal_amount: coop.goal }
  const row = { ...looksOf(coop), ...(await periodOf(ctx, coop)), ...amounts }
  await upsert(ctx.db, 'vote_campaign', [row])
  await upsert(ctx.db, 'vote_reward', rewardRows(row.id, 'COOP', coop.rewards))
}

const rewardRows = (campaign_id: string, kind: 'AMOUNT' | 'PARTICIPATE' | 'COOP', rewards: SeedCoopVote['rewards']) =>
  rewards.map(({ id, required, ...reward }, position) => ({
    id: `${campaign_id}-${id}`,
    campaign_id,
    position,
    kind,
    required_amount: required,
    ...reward,
  }))

/** Gives a member votes for the first target on the last two days of each ranking, from the daily points. */
export async function seedDemoMemberVotes({ db, now }: SeedContext, accountId: string): Promise<void> {
  for (const { campaignId, targets } of rankings) {
    const campaign = await db
      .selectFrom('vote_campaign')
      .selectAll()
      .where('id', '=', campaignId)
      .executeTakeFirstOrThrow()
    const targetId = `${campaignId}-${targets[0]?.id}`
    const last = campaign.voting_until < now ? campaign.voting_until : now
    for (const age of [2, 1]) {
      const cast = { amount: 4, obtainedAmount: 4, targetId, bonusId: null }
      await castVote({ db, now: timeAfter(last, -days(age)) }, accountId, campaign, cast)
    }
  }
}
