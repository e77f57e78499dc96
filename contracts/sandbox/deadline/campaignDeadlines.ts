import { sql } from 'kysely'
import type { CampaignKind } from '../../campaign/campaign.ts'
import type { DeadlineKind } from '../../deadline/deadline.ts'
import { campaignsFor, campaignStateOf, type CampaignRow } from '../campaign/campaigns.ts'
import { japaneseDay } from '../runtime/clock.ts'
import { pagePath, type DeadlineReader, type DeadlineRow } from './deadlineRow.ts'

/**
 * For each kind of campaign, the kind of its deadline and the prefix of the deadline's id. Events have no entry,
 * because their tickets have deadlines instead.
 */
const entryKinds: Readonly<Partial<Record<CampaignKind, { kind: DeadlineKind; prefix: string }>>> = {
  LOTTERY: { kind: 'LOTTERY_ENTRY', prefix: 'lotteryEntry' },
  PREORDER: { kind: 'PREORDER', prefix: 'preorder' },
  DRAW: { kind: 'PRIZE_DRAW', prefix: 'prizeDraw' },
  VOTE_RANKING: { kind: 'VOTE', prefix: 'vote' },
  VOTE_COOP: { kind: 'VOTE', prefix: 'vote' },
  LIVE_TALK_GROUP: { kind: 'RESERVATION', prefix: 'reservation' },
}

const pathOf: Readonly<Record<CampaignKind, (row: CampaignRow) => string>> = {
  VOTE_RANKING: ({ id }) => pagePath('vote', 'ranking', id),
  VOTE_COOP: ({ id }) => pagePath('vote', 'coop', id),
  LOTTERY: ({ id }) => pagePath('lottery', id),
  PREORDER: ({ id }) => pagePath('preorder', id),
  DRAW: ({ id, channel_id }) => pagePath('channel', channel_id, 'draw', id),
  LIVE_TALK_GROUP: ({ id }) => pagePath('livetalk', 'group', id),
  EVENT: ({ id }) => pagePath('event', id),
}

const keyOf = (accountId: string, kind: string, id: string) => JSON.stringify([accountId, kind, id])

/**
 * Returns a key (`keyOf`) for each member and each campaign in which the member has taken part. For a prize draw, only
 * today's entry counts.
 */
async function participations({ db, now, accountIds }: DeadlineReader): Promise<ReadonlySet<string>> {
  const votes = db
    .selectFrom('vote')
    .innerJoin('vote_campaign as it', (join) =>
      join.onRef('it.id', '=', 'vote.campaign_id').onRef('it.run', '=', 'vote.run'),
    )
    .where('vote.account_id', 'in', accountIds)
    .select(['vote.account_id', 'it.id', sql<string>`'VOTE_' || it.kind`.as('kind')])
  const lotteries = db
    .selectFrom('lottery_entry as entry')
    .innerJoin('lottery as it', (join) =>
      join.onRef('it.id', '=', 'entry.lottery_id').onRef('it.run', '=', 'entry.run'),
    )
    .where('entry.account_id', 'in', accountIds)
    .select(['entry.account_id', 'it.id', sql<string>`'LOTTERY'`.as('kind')])
  const preorders = db
    .selectFrom('preorder_purchase')
    .where('account_id', 'in', accountIds)
    .select(['account_id', 'preorder_id as id', sql<string>`'PREORDER'`.as('kind')])
  const prizeDraws = db
    .selectFrom('prize_draw_entry')
    .where('account_id', 'in', accountIds)
    .where('day', '=', japaneseDay(now))
    .select(['account_id', 'draw_id as id', sql<string>`'DRAW'`.as('kind')])
  const livetalks = db
    .selectFrom('livetalk_reservation as reservation')
    .innerJoin('livetalk', 'livetalk.id', 'reservation.livetalk_id')
    .where('reservation.account_id', 'in', accountIds)
    .where('livetalk.end_time', '>', now)
    .select(['reservation.account_id', 'livetalk.group_id as id', sql<string>`'LIVE_TALK_GROUP'`.as('kind')])
  const rows = await votes.union(lotteries).union(preorders).union(prizeDraws).union(livetalks).execute()
  return new Set(rows.map((row) => keyOf(row.account_id, row.kind, row.id)))
}

/**
 * The deadlines for taking part in open campaigns of the channels that the members follow, without campaigns in which a
 * member has already taken part.
 */
export async function campaignDeadlines(reader: DeadlineReader): Promise<DeadlineRow[]> {
  const { db, now, accountIds } = reader
  const { rows } = await campaignsFor({ db, now, accountId: undefined }, { phase: 'CURRENT' })
  const open = (await rows.execute()).filter((row) => campaignStateOf(row, now) === 'OPEN')
  const byChannel = Map.groupBy(open, ({ channel_id }) => channel_id)
  if (byChannel.size === 0) return []
  const follows = await db
    .selectFrom('follow')
    .select(['account_id', 'channel_id'])
    .where('account_id', 'in', accountIds)
    .where('channel_id', 'in', [...byChannel.keys()])
    .execute()
  const tookPart = await participations(reader)
  return follows.flatMap(({ account_id: accountId, channel_id }) =>
    (byChannel.get(channel_id) ?? []).flatMap((row): DeadlineRow[] => {
      const entry = entryKinds[row.kind]
      if (!entry || tookPart.has(keyOf(accountId, row.kind, row.id))) return []
      const channel = { id: channel_id, name: row.channel_name }
      const common = { accountId, name: row.name, channel, until: row.ends_at, path: pathOf[row.kind](row) }
      return [{ ...common, id: `${entry.prefix}-${row.kind}-${row.id}`, kind: entry.kind }]
    }),
  )
}
