import { timeAfter, minutes } from '../runtime/clock.ts'
import type { Db } from '../schema.ts'
import type { VoteCampaign } from '../inventory/votePoints.ts'
import { instantOnWire, nullToUndefined } from '../runtime/wire.ts'
import type { DbContext } from '../runtime/dbContext.ts'

type Intervals = Pick<VoteCampaign, 'voting_from' | 'voting_until' | 'result_minutes'>

/**
 * When the result was last published, and when it will be next: at intervals from the start of voting, and finally at
 * its end. `last` is absent before the first result; `next` is absent after the final result, or if the time of the
 * next result is not announced.
 */
function publicationOf(campaign: Intervals, now: Date): { last?: Date | undefined; next?: Date } {
  const { voting_from, voting_until, result_minutes } = campaign
  if (now >= voting_until) return { last: voting_until }
  if (result_minutes === null) return {}
  const interval = minutes(result_minutes)
  const passed = Math.max(0, Math.floor((now.getTime() - voting_from.getTime()) / interval))
  const next = timeAfter(voting_from, (passed + 1) * interval)
  return {
    last: passed > 0 ? timeAfter(voting_from, passed * interval) : undefined,
    next: next < voting_until ? next : voting_until,
  }
}

/** The ranking of all votes before an instant. Equal votes share a rank, and the following rank is skipped. */
async function rankingOf(db: Db, { id, run }: VoteCampaign, before: Date) {
  const targets = await db
    .selectFrom('vote_target')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('vote')
          .select(({ fn }) => [
            'target_id',
            fn.sum<number>('amount').as('voted'),
            fn.sum<number>('obtained_amount').as('obtained'),
          ])
          .where('campaign_id', '=', id)
          .where('run', '=', run)
          .where('created_at', '<', before)
          .groupBy('target_id')
          .as('votes'),
      (join) => join.onRef('votes.target_id', '=', 'vote_target.id'),
    )
    .select(['id', 'name', 'image', 'base_amount', 'voted', 'obtained'])
    .where('campaign_id', '=', id)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const results = targets.map(({ id: targetId, name, image, base_amount, voted, obtained }) => ({
    targetId,
    name,
    image: nullToUndefined(image),
    votedAmount: base_amount + (voted ?? 0),
    obtainedAmount: base_amount + (obtained ?? 0),
  }))
  return results
    .map((result) => ({
      ...result,
      rank: 1 + results.filter(({ obtainedAmount }) => obtainedAmount > result.obtainedAmount).length,
    }))
    .toSorted((a, b) => a.rank - b.rank)
}

/** The result that the campaign has published last. */
export async function latestVoteResult({ db, now }: DbContext, campaign: VoteCampaign) {
  const { last, next } = publicationOf(campaign, now)
  return {
    targetResultList: last ? await rankingOf(db, campaign, last) : [],
    lastUpdateTime: last && instantOnWire(last),
    nextUpdateTime: next && instantOnWire(next),
  }
}

/** A member's votes for each target, and how many of them the latest result does not include yet. */
export async function memberVotesByTarget({ db, now }: DbContext, accountId: string, campaign: VoteCampaign) {
  const votes = await db
    .selectFrom('vote')
    .select(['target_id', 'amount', 'obtained_amount', 'created_at'])
    .where('account_id', '=', accountId)
    .where('campaign_id', '=', campaign.id)
    .where('run', '=', campaign.run)
    .execute()
  const { last } = publicationOf(campaign, now)
  return (targetId: string) => {
    const own = votes.filter(({ target_id }) => target_id === targetId)
    const uncounted = own.filter(({ created_at }) => !last || created_at >= last)
    return {
      ownVotedAmount: own.reduce((sum, { amount }) => sum + amount, 0),
      ownUncountedAmount: uncounted.reduce((sum, { obtained_amount }) => sum + obtained_amount, 0),
    }
  }
}
