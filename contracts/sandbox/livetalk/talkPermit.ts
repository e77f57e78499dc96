import type { LivetalkTodo } from '../../livetalk/livetalkShapes.ts'
import { Failure } from '../runtime/failure.ts'
import { memberIdOf, type CallContext } from '../runtime/http/callContext.ts'
import { roomName } from '../runtime/http/talkRooms.ts'
import { recordingTerms } from './livetalks.content.ts'
import { isLivetalkClosed, requireLivetalk, type LivetalkRow } from './livetalks.ts'
import { channelIdOf, requireStaff } from './talkMeeting.ts'
import { reservationsOfMember } from './talkTickets.ts'
import { todoListOf } from './talkTodo.ts'
import type { CallerContext } from '../runtime/dbContext.ts'

interface Permit {
  camera: boolean
  microphone: boolean
  recording: boolean
  recordingTermsVersion?: string | undefined
}

/**
 * Stores what a member with a slot, or an official, allows before joining: camera, microphone and recording (C152).
 * Every consent to recording is stored with its text. Withdrawing it ends the recording.
 */
export async function savePermit(
  ctx: CallerContext & Pick<CallContext, 'dataset' | 'services'>,
  id: string,
  newPermit: Permit,
): Promise<{ todoList: LivetalkTodo[] }> {
  const accountId = memberIdOf(ctx)
  const livetalk = await requireLivetalk(ctx, id)
  const isGuest = (await reservationsOfMember(ctx, [id], accountId)).length > 0
  if (!isGuest) await requireOfficial(ctx, id, accountId)
  if (isLivetalkClosed(livetalk, ctx.now)) throw new Failure('OutOfTerm')
  const version = versionOf(livetalk, newPermit)
  const key = { livetalk_id: id, account_id: accountId }
  const ended = await ctx.db.transaction().execute(async (db) => {
    const at = { ...ctx, db }
    await lockReservations(at, key)
    await storePermit(at, key, newPermit, version)
    return isGuest && livetalk.is_recorded ? storeConsent(at, key, version) : []
  })
  for (const reservation of ended) {
    const room = roomName(ctx.dataset.name, channelIdOf(reservation.id))
    ctx.services.talkRooms.notifyRoom(room, { t: 'recording', isOn: false })
  }
  if (isGuest) return { todoList: await todoListOf(ctx, livetalk, accountId) }
  return { todoList: [{ type: 'DEVICE_CHECK', isDone: newPermit.camera && newPermit.microphone, isRequired: true }] }
}

async function requireOfficial(ctx: CallerContext, id: string, accountId: string): Promise<void> {
  const { role } = await requireStaff(ctx, id, accountId)
  if (role !== 'OFFICIAL') throw new Failure('PermissionDenied')
}

/**
 * The version of the recording terms that the member agreed to; null without a valid consent. A consent without a
 * version, or to another version than the current one, is not valid (Q276).
 */
function versionOf({ is_recorded }: LivetalkRow, { recording, recordingTermsVersion }: Permit): string | null {
  if (!is_recorded || !recording || recordingTermsVersion === undefined) return null
  if (recordingTermsVersion !== recordingTerms.version) throw new Failure('FailedPrecondition')
  return recordingTermsVersion
}

type Key = { livetalk_id: string; account_id: string }

/**
 * Locks the member's reservations. The request that starts a recording takes the same lock before it reads the consent.
 * So either this request sees the withdrawal, or the withdrawal ends the recording.
 */
async function lockReservations({ db }: CallerContext, { livetalk_id, account_id }: Key): Promise<void> {
  await db
    .selectFrom('livetalk_reservation')
    .select('id')
    .where('livetalk_id', '=', livetalk_id)
    .where('account_id', '=', account_id)
    .orderBy('id')
    .forUpdate()
    .execute()
}

async function storePermit(
  { db, now }: CallerContext,
  key: Key,
  newPermit: Permit,
  version: string | null,
): Promise<void> {
  const { camera, microphone, recording } = newPermit
  const row = { camera, microphone, recording, recording_version: version, permitted_at: now }
  await db
    .insertInto('livetalk_permit')
    .values({ ...key, ...row })
    .onConflict((conflict) => conflict.columns(['livetalk_id', 'account_id']).doUpdateSet(row))
    .execute()
}

/**
 * Stores a consent to recording, or its withdrawal (`version` is null). A withdrawal ends the running recordings, which
 * are returned.
 */
async function storeConsent({ db, now }: CallerContext, key: Key, version: string | null): Promise<{ id: string }[]> {
  const is_given = version !== null
  const terms = is_given ? recordingTerms.text : null
  await db
    .insertInto('livetalk_recording_consent')
    .values({ ...key, is_given, version, terms, said_at: now })
    .execute()
  if (is_given) return []
  return db
    .updateTable('livetalk_reservation')
    .set({ recording_ended_at: now })
    .where('livetalk_id', '=', key.livetalk_id)
    .where('account_id', '=', key.account_id)
    .where('recording_started_at', 'is not', null)
    .where('recording_ended_at', 'is', null)
    .returning('id')
    .execute()
}

/** Throws FailedPrecondition until the official has allowed camera and microphone. */
export async function requireOfficialPermit(
  { db }: CallerContext,
  livetalkId: string,
  accountId: string,
): Promise<void> {
  const row = await db
    .selectFrom('livetalk_permit')
    .select(['camera', 'microphone'])
    .where('livetalk_id', '=', livetalkId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!row?.camera || !row.microphone) throw new Failure('FailedPrecondition')
}
