import type { Selectable } from 'kysely'
import type * as z from 'zod/mini'
import type { Livetalk, livetalkGroup, livetalkIp, livetalkStates } from '../../livetalk/livetalkShapes.ts'
import { timeAfter } from '../runtime/clock.ts'
import type { DatasetTables } from '../schema.ts'
import { orFail } from '../runtime/failure.ts'
import { requirePublishedInChannel } from '../channel/publishedChannels.ts'
import { recordingTerms } from './livetalks.content.ts'
import { noShowAfterMs } from './slotState.ts'
import { instantOnWire, nullToUndefined } from '../runtime/wire.ts'
import type { DbContext } from '../runtime/dbContext.ts'

/** Live talks with their channel, their number of slots, and the number of reserved slots. */
function livetalks({ db }: DbContext) {
  return db
    .selectFrom('livetalk')
    .innerJoin('livetalk_group', 'livetalk_group.id', 'livetalk.group_id')
    .selectAll('livetalk')
    .select(['livetalk_group.channel_id', 'livetalk_group.published_from', 'livetalk_group.published_until'])
    .select((eb) => [
      eb
        .selectFrom('livetalk_slot')
        .whereRef('livetalk_slot.livetalk_id', '=', 'livetalk.id')
        .select(({ fn }) => fn.countAll<number>().as('slots'))
        .as('slots'),
      eb
        .selectFrom('livetalk_reservation')
        .whereRef('livetalk_reservation.livetalk_id', '=', 'livetalk.id')
        .select(({ fn }) => fn.countAll<number>().as('taken'))
        .as('taken'),
    ])
}

/** A live talk with its channel and its numbers of slots, as read from the database. */
export type LivetalkRow = Awaited<ReturnType<ReturnType<typeof livetalks>['executeTakeFirstOrThrow']>>

/**
 * A live talk whether or not it is published, for members with a slot and for staff. Throws NotFound for an unknown id.
 */
export const requireLivetalk = async (reader: DbContext, id: string): Promise<LivetalkRow> =>
  orFail(await livetalks(reader).where('livetalk.id', '=', id).executeTakeFirst())

/** Reads a live talk whose group and channel are published. Throws otherwise. */
export async function requirePublishedLivetalk(reader: DbContext, id: string): Promise<LivetalkRow> {
  const row = await requireLivetalk(reader, id)
  await requirePublishedInChannel(reader, row, 'OutOfTerm')
  return row
}

/** Live talks of a group, ordered by time. */
export const livetalksOfGroup = (reader: DbContext, groupId: string): Promise<LivetalkRow[]> =>
  livetalks(reader)
    .where('livetalk.group_id', '=', groupId)
    .orderBy('livetalk.start_time')
    .orderBy('livetalk.id')
    .execute()

type GroupRow = Selectable<DatasetTables['livetalk_group']>

/** A group of live talks, published or not. Throws NotFound for an unknown id. */
export const requireLivetalkGroup = async ({ db }: DbContext, id: string): Promise<GroupRow> =>
  orFail(await db.selectFrom('livetalk_group').selectAll().where('id', '=', id).executeTakeFirst())

/** A published group of a published channel. Throws NotFound, or OutOfTerm if the group is not published. */
export async function requirePublishedGroup(reader: DbContext, id: string): Promise<GroupRow> {
  const row = await requireLivetalkGroup(reader, id)
  await requirePublishedInChannel(reader, row, 'OutOfTerm')
  return row
}

/** A group of live talks as sent over the wire. */
export const livetalkGroupOnWire = (row: GroupRow): z.output<typeof livetalkGroup> => ({
  groupId: row.id,
  ipId: row.channel_id,
  name: row.name,
  description: nullToUndefined(row.description),
  image: nullToUndefined(row.image),
  publicationStartTime: instantOnWire(row.published_from),
  publicationEndTime: instantOnWire(row.published_until),
})

/** The fields of a live talk's channel as sent over the wire. */
export async function livetalkIpOf({ db }: DbContext, channelId: string): Promise<z.output<typeof livetalkIp>> {
  const row = await db
    .selectFrom('channel')
    .select(['id', 'name', 'image', 'oshi_color'])
    .where('id', '=', channelId)
    .executeTakeFirstOrThrow()
  return { ipId: row.id, name: row.name, image: nullToUndefined(row.image), oshiColor: nullToUndefined(row.oshi_color) }
}

/** A live talk as sent over the wire. */
export const livetalkOnWire = (row: LivetalkRow, now: Date): Livetalk => ({
  livetalkId: row.id,
  groupId: row.group_id,
  ipId: row.channel_id,
  title: row.title,
  description: nullToUndefined(row.description),
  image: nullToUndefined(row.image),
  streamer: { name: row.streamer_name, image: nullToUndefined(row.streamer_image) },
  startTime: instantOnWire(row.start_time),
  endTime: instantOnWire(row.end_time),
  slotSeconds: row.slot_seconds,
  slotCount: row.slots ?? 0,
  freeSlotCount: (row.slots ?? 0) - (row.taken ?? 0),
  reservationStartTime: instantOnWire(row.reservation_from),
  reservationEndTime: instantOnWire(row.reservation_until),
  state: livetalkState(row, now),
  isRecorded: row.is_recorded,
  recordingTerms: row.is_recorded ? recordingTerms : undefined,
  needsIdentityVerification: row.needs_identity,
  cautionList: nullToUndefined(row.caution_list),
})

function livetalkState(row: LivetalkRow, now: Date): (typeof livetalkStates)[number] {
  if (now >= row.end_time) return 'ENDED'
  if (now >= row.start_time) return 'ON_AIR'
  if (now >= row.reservation_until) return 'RESERVATION_CLOSED'
  return now >= row.reservation_from ? 'RESERVABLE' : 'BEFORE_RESERVATION'
}

/** Whether a live talk is closed: no talk can take place any more, even if the streamer is late. */
export const isLivetalkClosed = ({ end_time }: LivetalkRow, now: Date) => now >= timeAfter(end_time, noShowAfterMs)
