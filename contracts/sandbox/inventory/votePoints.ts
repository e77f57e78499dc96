import type { Selectable } from 'kysely'
import { startOfJapaneseDay } from '../runtime/clock.ts'
import type { DatasetTables } from '../schema.ts'
import { Failure } from '../runtime/failure.ts'
import { newId } from '../runtime/newId.ts'
import type { DbContext } from '../runtime/dbContext.ts'

/** A row of the table of vote campaigns. */
export type VoteCampaign = Selectable<DatasetTables['vote_campaign']>

/** Gives a member vote points (item kind VOTE_POINT), usable in any campaign, within the caller's transaction. */
export async function giveVotePoints({ db }: Pick<DbContext, 'db'>, account_id: string, amount: number): Promise<void> {
  await db
    .insertInto('vote_point')
    .values({ account_id, amount })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet(({ eb }) => ({ amount: eb('vote_point.amount', '+', amount) })),
    )
    .execute()
}

/** The number of vote points that a member was given, without the daily ones. */
export async function grantedVotePointsOf({ db }: Pick<DbContext, 'db'>, accountId: string): Promise<number> {
  const row = await db.selectFrom('vote_point').select('amount').where('account_id', '=', accountId).executeTakeFirst()
  return row?.amount ?? 0
}

/** Whether the campaign accepts votes. The period includes its start and excludes its end (Q70). */
export const isVotingOpen = (campaign: VoteCampaign, now: Date) =>
  campaign.voting_from <= now && campaign.voting_until > now

interface Points {
  daily: number
  held: number
}

/**
 * The points that a member can vote with now. Daily points are those of the current day in Japan, and exist only while
 * voting is open.
 */
async function pointsOf({ db, now }: DbContext, accountId: string, campaign: VoteCampaign): Promise<Points> {
  const { used, held } = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('vote')
        .select(({ fn }) => fn.sum<number | null>('daily_amount').as('used'))
        .where('account_id', '=', accountId)
        .where('campaign_id', '=', campaign.id)
        .where('run', '=', campaign.run)
        .where('created_at', '>=', startOfJapaneseDay(now))
        .as('used'),
      eb.selectFrom('vote_point').select('amount').where('account_id', '=', accountId).as('held'),
    ])
    .executeTakeFirstOrThrow()
  const daily = isVotingOpen(campaign, now) ? Math.max(0, campaign.daily_amount - (used ?? 0)) : 0
  return { daily, held: held ?? 0 }
}

/** How many points a member has voted with in the current run of a campaign, between `from` and `until`. */
async function votedAmountOf(
  { db }: DbContext,
  accountId: string,
  campaign: VoteCampaign,
  bounds: { from?: Date | null; until?: Date | null } = {},
): Promise<number> {
  let votes = db
    .selectFrom('vote')
    .select(({ fn }) => fn.sum<number | null>('amount').as('voted'))
    .where('account_id', '=', accountId)
    .where('campaign_id', '=', campaign.id)
    .where('run', '=', campaign.run)
  if (bounds.from) votes = votes.where('created_at', '>=', bounds.from)
  if (bounds.until) votes = votes.where('created_at', '<', bounds.until)
  return (await votes.executeTakeFirstOrThrow()).voted ?? 0
}

/** How many of the member's points count for the participation rewards of a campaign. */
export const participationPointsOf = (ctx: DbContext, accountId: string, campaign: VoteCampaign) =>
  votedAmountOf(ctx, accountId, campaign, { from: campaign.participate_from, until: campaign.participate_until })

/** A member's available and used points in a campaign. */
export async function memberVoteAmounts(ctx: DbContext, accountId: string, campaign: VoteCampaign) {
  const { daily, held } = await pointsOf(ctx, accountId, campaign)
  const totalVotedAmount = await votedAmountOf(ctx, accountId, campaign)
  return { totalVotedAmount, votableAmount: daily + held }
}

interface Cast {
  amount: number
  obtainedAmount: number
  targetId: string | null
  bonusId: string | null
}

/**
 * Takes the points and counts the vote, within the caller's transaction, which has locked the member's wallets so that
 * the member's votes are serialised. Daily points are used first because they expire at midnight. Throws OutOfRange if
 * the member has too few points.
 */
export async function castVote(ctx: DbContext, accountId: string, campaign: VoteCampaign, cast: Cast): Promise<void> {
  const { daily, held } = await pointsOf(ctx, accountId, campaign)
  if (cast.amount > daily + held) throw new Failure('OutOfRange')
  const fromDaily = Math.min(cast.amount, daily)
  if (cast.amount > fromDaily)
    await ctx.db
      .updateTable('vote_point')
      .set(({ eb }) => ({ amount: eb('amount', '-', cast.amount - fromDaily) }))
      .where('account_id', '=', accountId)
      .execute()
  const row = {
    id: newId('vote'),
    account_id: accountId,
    campaign_id: campaign.id,
    run: campaign.run,
    target_id: cast.targetId,
    bonus_id: cast.bonusId,
    amount: cast.amount,
    daily_amount: fromDaily,
    obtained_amount: cast.obtainedAmount,
    created_at: ctx.now,
  }
  await ctx.db.insertInto('vote').values(row).execute()
}
