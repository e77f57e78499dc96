import { createHash, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { calendarFile, type CalendarEntry } from '../../calendar/calendarFile.ts'
import { days, timeAfter } from '../runtime/clock.ts'
import type { DbContext } from '../runtime/dbContext.ts'
import { orFail } from '../runtime/failure.ts'
import { memberIdOf, type CallContext } from '../runtime/http/callContext.ts'
import type { SandboxServices } from '../runtime/services.ts'
import { publishedChannels, requirePublishedChannel } from './publishedChannels.ts'

/** How long a past programme entry remains in the calendar. */
const kept = days(30)

/** A plain hash is enough, because a secret of 256 random bits cannot be guessed. */
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

type Caller = DbContext & Pick<CallContext, 'dataset' | 'accountId'> & { params: { id: string } }

/** Gives the member a new secret address of the channel's calendar. A former one stops working. */
export async function renewCalendarAddress(ctx: Caller): Promise<string> {
  const { db, now, dataset, params } = ctx
  await requirePublishedChannel(ctx, params.id)
  const secret = randomBytes(32).toString('hex')
  const renewed = { secret_hash: hashOf(secret), created_at: now }
  await db
    .insertInto('channel_calendar')
    .values({ account_id: memberIdOf(ctx), channel_id: params.id, ...renewed })
    .onConflict((conflict) => conflict.columns(['account_id', 'channel_id']).doUpdateSet(renewed))
    .execute()
  return `/v2/ip/${encodeURIComponent(params.id)}/calendar/${dataset.name}-${secret}.ics`
}

/**
 * Serves a channel's programme to a calendar program, without a bearer: the secret in the address replaces it.
 * Answers NotFound for a wrong or renewed secret, and for a channel that is not published.
 */
export async function serveChannelCalendar(services: SandboxServices, context: Context): Promise<Response> {
  const channelId = context.req.param('id') ?? ''
  const [, name = '', secret = ''] = orFail(/^([a-z0-9-]+)-([0-9a-f]{64})\.ics$/.exec(context.req.param('file') ?? ''))
  const { db, clock } = orFail(services.datasets.get(name))
  const ctx = { db, now: clock.now() }
  const channel = await publishedChannels(ctx)
    .innerJoin('channel_calendar as calendar', 'calendar.channel_id', 'channel.id')
    .where('channel.id', '=', channelId)
    .where('calendar.secret_hash', '=', hashOf(secret))
    .select(['channel.id', 'channel.name'])
    .executeTakeFirst()
  const text = await calendarOf(ctx, orFail(channel), services.appAddress)
  return context.body(text, 200, {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': 'inline; filename="calendar.ics"',
    // Forbids the reuse of a cached copy, which would still be served after the member has renewed the address.
    'Cache-Control': 'private, no-cache',
    'Referrer-Policy': 'no-referrer',
  })
}

async function calendarOf({ db, now }: DbContext, channel: { id: string; name: string }, appAddress: string) {
  const rows = await db
    .selectFrom('programme')
    .selectAll()
    .where('channel_id', '=', channel.id)
    .where('start_time', '>', timeAfter(now, -kept))
    .orderBy('start_time')
    .orderBy('id')
    .execute()
  const url = new URL(`/channel/${encodeURIComponent(channel.id)}`, appAddress)
  const entries = rows.map((row): CalendarEntry => ({
    id: `programme-${row.id}`,
    title: [channel.name, row.episode, row.title].filter(Boolean).join(' '),
    start: row.start_time.toISOString(),
    end: row.end_time?.toISOString(),
    url: url.href,
  }))
  return calendarFile(entries, { now: now.toISOString(), host: url.hostname, name: channel.name })
}
