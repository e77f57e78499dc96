import type { LivetalkTodo, TalkInfo } from '../../livetalk/livetalkShapes.ts'
import type { LivetalkRow } from './livetalks.ts'
import { recordingTerms } from './livetalks.content.ts'
import { nullToUndefined } from '../runtime/wire.ts'
import type { DbContext } from '../runtime/dbContext.ts'

type Reader = Pick<DbContext, 'db'>

/** The data in a member's profile that staff compare with an identity document. */
export const identityOf = ({ db }: Reader, accountId: string) =>
  db
    .selectFrom('profile')
    .select(['nick_name', 'image', 'first_name', 'last_name', 'birthday'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()

type Identity = Awaited<ReturnType<typeof identityOf>>

/** Whether the profile has a full name and a birthday to compare with a document. */
export const isIdentityComplete = (identity: Identity) =>
  Boolean(identity?.first_name && identity.last_name && identity.birthday)

/** The name and topic that the member has entered for the talk. */
export async function talkInfoOf({ db }: Reader, livetalkId: string, accountId: string): Promise<TalkInfo> {
  const row = await db
    .selectFrom('livetalk_talk_info')
    .select(['call_name', 'topic'])
    .where('livetalk_id', '=', livetalkId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return { callName: nullToUndefined(row?.call_name ?? null), topic: nullToUndefined(row?.topic ?? null) }
}

/**
 * What the member still has to do before the talk, in order. The device check counts as done once the member has
 * allowed camera and microphone.
 */
export async function todoListOf(reader: Reader, livetalk: LivetalkRow, accountId: string): Promise<LivetalkTodo[]> {
  const identity = await identityOf(reader, accountId)
  const { callName, topic } = await talkInfoOf(reader, livetalk.id, accountId)
  const permit = await reader.db
    .selectFrom('livetalk_permit')
    .select(['camera', 'microphone', 'recording', 'recording_version'])
    .where('livetalk_id', '=', livetalk.id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const hasPermitted = permit?.camera && permit.microphone && (!livetalk.is_recorded || isCurrentConsent(permit))
  const verification = {
    type: 'IDENTITY_VERIFICATION' as const,
    isDone: isIdentityComplete(identity),
    isRequired: true,
  }
  return [
    ...(livetalk.needs_identity ? [verification] : []),
    { type: 'TALK_INFO', isDone: Boolean(callName ?? topic), isRequired: false },
    { type: 'DEVICE_CHECK', isDone: Boolean(hasPermitted), isRequired: true },
  ]
}

/**
 * Whether the member has consented to the current recording terms. A consent to an older version does not count (Q276).
 */
export const isCurrentConsent = (permit: { recording: boolean; recording_version: string | null } | undefined) =>
  permit?.recording === true && permit.recording_version === recordingTerms.version

/** Whether the member may join: all required tasks are done. */
export const areRequiredTodosDone = (todoList: readonly LivetalkTodo[]) =>
  todoList.every(({ isDone, isRequired }) => isDone || !isRequired)
