import { sql, type Expression, type SqlBool } from 'kysely'
import type { Campaign, CampaignKind, CampaignState } from '../../campaign/campaign.ts'
import { publishedCondition } from '../channel/publishedChannels.ts'
import { drawLotteryWhenDue } from '../lottery/lotteryDraw.ts'
import { japaneseDay } from '../runtime/clock.ts'
import type { CallerContext } from '../runtime/dbContext.ts'
import { instantOnWire, nullToUndefined } from '../runtime/wire.ts'

/** A campaign of any kind in common columns. `took_part` and `has_won` describe the caller. */
export interface CampaignRow {
  kind: CampaignKind
  id: string
  channel_id: string
  name: string
  image: string | null
  starts_at: Date
  ends_at: Date
  /** When the result is announced; null if the result is available at the end or the kind has no result. */
  result_at: Date | null
  /** From when on the campaign is listed as a past one. */
  finished_at: Date
  took_part: boolean
  has_won: boolean
  channel_name: string
  oshi_color: string | null
}

/**
 * The columns that the query of each kind of campaign selects: the campaign's period, and whether the caller has taken
 * part or won.
 */
interface CampaignColumns {
  kind: Expression<string>
  starts_at: Expression<Date>
  ends_at: Expression<Date>
  result_at?: Expression<Date>
  /** Default: when the result is announced or, without a result, when the campaign ends. */
  finished_at?: Expression<Date>
  took_part: Expression<SqlBool>
  has_won?: Expression<SqlBool>
}

/** Selects the columns of a campaign in a fixed order, which the SQL union of all kinds requires. */
const columns = ({ kind, starts_at, ends_at, result_at, finished_at, took_part, has_won }: CampaignColumns) =>
  [
    sql<CampaignKind>`${kind}`.as('kind'),
    sql<Date>`${starts_at}`.as('starts_at'),
    sql<Date>`${ends_at}`.as('ends_at'),
    sql<Date | null>`${result_at ?? sql`null::timestamptz`}`.as('result_at'),
    sql<Date>`${finished_at ?? result_at ?? ends_at}`.as('finished_at'),
    sql<boolean>`${took_part}`.as('took_part'),
    sql<boolean>`${has_won ?? sql.lit(false)}`.as('has_won'),
  ] as const

const votes = ({ db, now, accountId = '' }: CallerContext) =>
  db
    .selectFrom('vote_campaign as it')
    .where(publishedCondition(now, 'it'))
    .select(['it.id', 'it.channel_id', 'it.name', 'it.image'])
    .select((eb) =>
      columns({
        kind: sql`'VOTE_' || ${eb.ref('it.kind')}`,
        starts_at: eb.ref('it.voting_from'),
        ends_at: eb.ref('it.voting_until'),
        took_part: eb.exists(
          eb
            .selectFrom('vote')
            .select('vote.id')
            .whereRef('vote.campaign_id', '=', 'it.id')
            .whereRef('vote.run', '=', 'it.run')
            .where('vote.account_id', '=', accountId),
        ),
      }),
    )

const lotteries = ({ db, now, accountId = '' }: CallerContext) =>
  db
    .selectFrom('lottery as it')
    .where(publishedCondition(now, 'it'))
    .select(['it.id', 'it.channel_id', 'it.name', 'it.image'])
    .select((eb) =>
      columns({
        kind: sql.lit('LOTTERY'),
        starts_at: eb.ref('it.entry_from'),
        ends_at: eb.ref('it.entry_until'),
        result_at: eb.ref('it.announced_at'),
        took_part: eb.exists(
          eb
            .selectFrom('lottery_entry as entry')
            .select('entry.id')
            .whereRef('entry.lottery_id', '=', 'it.id')
            .whereRef('entry.run', '=', 'it.run')
            .where('entry.account_id', '=', accountId),
        ),
        has_won: eb.exists(
          eb
            .selectFrom('lottery_win as win')
            .select('win.prize_id')
            .whereRef('win.lottery_id', '=', 'it.id')
            .whereRef('win.run', '=', 'it.run')
            .where('win.account_id', '=', accountId),
        ),
      }),
    )

const preorders = ({ db, now, accountId = '' }: CallerContext) =>
  db
    .selectFrom('preorder as it')
    .where(publishedCondition(now, 'it'))
    .select(['it.id', 'it.channel_id', 'it.name', 'it.image'])
    .select((eb) =>
      columns({
        kind: sql.lit('PREORDER'),
        starts_at: eb.ref('it.purchase_from'),
        ends_at: eb.ref('it.purchase_until'),
        took_part: eb.exists(
          eb
            .selectFrom('preorder_purchase as purchase')
            .select('purchase.id')
            .whereRef('purchase.preorder_id', '=', 'it.id')
            .where('purchase.account_id', '=', accountId),
        ),
      }),
    )

/** The prize draws as campaigns. A prize draw can be entered once a day, so only today's entry counts. */
const prizeDraws = ({ db, now, accountId = '' }: CallerContext) =>
  db
    .selectFrom('prize_draw as it')
    .where(publishedCondition(now, 'it'))
    .select(['it.id', 'it.channel_id', 'it.name', 'it.image'])
    .select((eb) =>
      columns({
        kind: sql.lit('DRAW'),
        starts_at: eb.ref('it.entry_from'),
        ends_at: eb.ref('it.entry_until'),
        took_part: eb.exists(
          eb
            .selectFrom('prize_draw_entry as entry')
            .select('entry.id')
            .whereRef('entry.draw_id', '=', 'it.id')
            .where('entry.day', '=', japaneseDay(now))
            .where('entry.account_id', '=', accountId),
        ),
      }),
    )

/**
 * The groups of live talks as campaigns. A group is open while slots can be reserved, and listed as a current one until
 * its last live talk has ended.
 */
const livetalkGroups = ({ db, now, accountId = '' }: CallerContext) =>
  db
    .selectFrom('livetalk_group as it')
    .innerJoin('livetalk', 'livetalk.group_id', 'it.id')
    .where(publishedCondition(now, 'it'))
    .groupBy('it.id')
    .select(['it.id', 'it.channel_id', 'it.name', 'it.image'])
    .select((eb) =>
      columns({
        kind: sql.lit('LIVE_TALK_GROUP'),
        starts_at: eb.fn.min('livetalk.reservation_from'),
        ends_at: eb.fn.max('livetalk.reservation_until'),
        finished_at: eb.fn.max('livetalk.end_time'),
        took_part: eb.exists(
          eb
            .selectFrom('livetalk_reservation as reservation')
            .innerJoin('livetalk as reserved', 'reserved.id', 'reservation.livetalk_id')
            .select('reservation.id')
            .whereRef('reserved.group_id', '=', 'it.id')
            .where('reserved.end_time', '>', now)
            .where('reservation.account_id', '=', accountId),
        ),
      }),
    )

const eventCampaigns = ({ db, now, accountId = '' }: CallerContext) =>
  db
    .selectFrom('event as it')
    .innerJoin('event_episode as episode', 'episode.event_id', 'it.id')
    .where(publishedCondition(now, 'it'))
    .where('episode.status', '=', 'NORMAL')
    .groupBy('it.id')
    .select(['it.id', 'it.channel_id', 'it.title as name', 'it.image'])
    .select((eb) =>
      columns({
        kind: sql.lit('EVENT'),
        starts_at: eb.fn.min('episode.start_time'),
        ends_at: eb.fn.max('episode.end_time'),
        took_part: eb.exists(
          eb
            .selectFrom('event_ticket')
            .innerJoin('owned_item', 'owned_item.item_id', 'event_ticket.item_id')
            .select('event_ticket.item_id')
            .whereRef('event_ticket.event_id', '=', 'it.id')
            .where('owned_item.account_id', '=', accountId),
        ),
      }),
    )

/**
 * All published campaigns of published channels, of every kind. Call `drawDueLotteries` first, so that `has_won` is
 * current.
 */
const campaigns = (caller: CallerContext) =>
  caller.db
    .selectFrom(
      votes(caller)
        .unionAll(lotteries(caller))
        .unionAll(preorders(caller))
        .unionAll(prizeDraws(caller))
        .unionAll(livetalkGroups(caller))
        .unionAll(eventCampaigns(caller))
        .as('campaign'),
    )
    .innerJoin('channel', 'channel.id', 'campaign.channel_id')
    .where(publishedCondition(caller.now, 'channel'))

/** The end by which campaigns are sorted: of the wait for the result or, without a result, of participation. */
const sortedEnd = sql<Date>`coalesce(campaign.result_at, campaign.ends_at)`

/** Which campaigns are listed: current or past ones, optionally of one channel. */
export interface CampaignFilter {
  phase: 'CURRENT' | 'PAST'
  ipId?: string | undefined
}

/** The campaigns that the filter selects, in the order of `listCampaigns`. Draws due lotteries first. */
export async function campaignsFor(caller: CallerContext, { phase, ipId }: CampaignFilter) {
  await drawDueLotteries(caller)
  const ofChannel = campaigns(caller).$if(ipId !== undefined, (rows) =>
    rows.where('campaign.channel_id', '=', ipId ?? ''),
  )
  const isCurrent = phase === 'CURRENT'
  const rows = ofChannel.where('campaign.finished_at', isCurrent ? '>' : '<=', caller.now)
  return {
    rows: rows
      .selectAll('campaign')
      .select(['channel.name as channel_name', 'channel.oshi_color'])
      .orderBy(sortedEnd, isCurrent ? 'asc' : 'desc')
      .orderBy('campaign.kind')
      .orderBy('campaign.id'),
    total: async () =>
      (await rows.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()).total,
  }
}

async function drawDueLotteries({ db, now }: CallerContext): Promise<void> {
  const due = await db
    .selectFrom('lottery')
    .selectAll()
    .where('announced_at', '<=', now)
    .whereRef('drawn_run', '<>', 'run')
    .execute()
  for (const lottery of due) await drawLotteryWhenDue({ db, now }, lottery)
}

/**
 * The state of a campaign after the caller has taken part: ENTERED if its kind accepts further entries, RESERVED if it
 * grants a right.
 */
const stateAfterParticipation: Record<CampaignKind, CampaignState> = {
  VOTE_RANKING: 'ENTERED',
  VOTE_COOP: 'ENTERED',
  LOTTERY: 'ENTERED',
  DRAW: 'ENTERED',
  PREORDER: 'RESERVED',
  LIVE_TALK_GROUP: 'RESERVED',
  EVENT: 'RESERVED',
}

const hasResult = (kind: CampaignKind) => kind === 'VOTE_RANKING' || kind === 'VOTE_COOP' || kind === 'LOTTERY'

/** The state of a campaign for the caller. Periods include their start and exclude their end (Q70). */
export function campaignStateOf(row: CampaignRow, now: Date): CampaignState {
  if (row.finished_at > now) {
    if (row.took_part) return stateAfterParticipation[row.kind]
    if (row.starts_at > now) return 'COMING'
    return row.ends_at > now ? 'OPEN' : 'CLOSED'
  }
  if (row.kind === 'LOTTERY' && row.took_part) return row.has_won ? 'WON' : 'LOST'
  return hasResult(row.kind) ? 'RESULT' : 'CLOSED'
}

/** A campaign as sent over the wire, with its state for the caller. */
export const campaignRowOnWire = (row: CampaignRow, now: Date): Campaign => ({
  kind: row.kind,
  campaignId: row.id,
  ipId: row.channel_id,
  ipName: row.channel_name,
  oshiColor: nullToUndefined(row.oshi_color),
  name: row.name,
  image: nullToUndefined(row.image),
  startTime: instantOnWire(row.starts_at),
  endTime: instantOnWire(row.ends_at),
  resultTime: row.result_at ? instantOnWire(row.result_at) : undefined,
  state: campaignStateOf(row, now),
})

/** The maximum number of current campaigns in the answer of another page. */
const maxEmbeddedCampaigns = 20

/**
 * The current campaigns for the answer of another page. An empty list means that there are none; a server without
 * campaigns may omit the list.
 */
export async function currentCampaignsOf(caller: CallerContext, ipId?: string): Promise<Campaign[]> {
  const { rows } = await campaignsFor(caller, { phase: 'CURRENT', ipId })
  const current = await rows.limit(maxEmbeddedCampaigns).execute()
  return current.map((row) => campaignRowOnWire(row, caller.now))
}
