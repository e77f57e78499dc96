import type { recordEntries } from '../../door/door.endpoints.ts'
import { checkCode } from '../../door/doorCode.ts'
import type { EntryResult } from '../../door/doorPass.ts'
import type { ResponseOf } from '../../endpoint.ts'
import { memberIdOf, type CallContext } from '../runtime/http/callContext.ts'
import { instantOnWire } from '../runtime/wire.ts'
import { doorPasses, passOnWire, passStateOf, type PassRow } from './doorPasses.ts'

/** `isClosed`: the door has closed permanently, so only entries that were made offline are still recorded. */
type Ctx = CallContext<typeof recordEntries> & { isClosed: boolean }
type Entry = Ctx['body']['entries'][number]
type Recorded = ResponseOf<typeof recordEntries>['results'][number]

/**
 * Records an entry. Locks the pass's row, so that the second of two simultaneous requests sees the entry of the first
 * one.
 */
export function recordEntry(ctx: Ctx, entry: Entry): Promise<Recorded> {
  return ctx.db.transaction().execute(async (db) => {
    const within = { ...ctx, db }
    await db.selectFrom('door_pass').select('id').where('id', '=', entry.passId).forUpdate().execute()
    const pass = await doorPasses(within).where('door_pass.id', '=', entry.passId).executeTakeFirst()
    if (!pass) return { entryId: entry.entryId, result: 'NOT_FOUND' }
    const former = await entriesOf(within, pass.id)
    if (former.some(({ id }) => id === entry.entryId)) return resultWith(entry.entryId, former)
    const refusal = await refusalOf(within, entry, pass)
    if (refusal) return { entryId: entry.entryId, result: refusal, ...counting(former) }
    await insertEntry(within, entry)
    return resultWith(entry.entryId, await entriesOf(within, pass.id))
  })
}

/** The time of an entry according to the device, but not later than `now`. */
const timeOf = ({ enteredTime }: Entry, now: Date) => new Date(Math.min(Date.parse(enteredTime), now.getTime()))

/** The reason why an entry is not recorded; undefined if it is recorded. */
async function refusalOf(ctx: Ctx, entry: Entry, pass: PassRow): Promise<EntryResult | undefined> {
  if (pass.episode_id !== ctx.params.id) return 'WRONG_SHOW'
  const state = passStateOf(pass)
  if (state === 'VOID') return 'VOID'
  if (state === 'USED' && !entry.isAdmitted) return 'USED'
  if (ctx.isClosed && !entry.isAdmitted) return 'EXPIRED'
  if (entry.code === undefined) return undefined
  // A used pass is checked like an unused one: the code of an entry that was made offline must be right, too.
  const known = { ...passOnWire(pass), state: 'UNUSED' as const }
  const time = entry.isAdmitted ? timeOf(entry, ctx.now) : ctx.now
  const { result } = await checkCode(entry.code, { episodeId: pass.episode_id, passes: [known] }, time.getTime())
  return result === 'ENTERED' ? undefined : result
}

async function insertEntry(ctx: Ctx, entry: Entry): Promise<void> {
  const row = { pass_id: entry.passId, id: entry.entryId, door: ctx.body.door, staff_id: memberIdOf(ctx) }
  await ctx.db
    .insertInto('door_entry')
    .values({ ...row, entered_at: timeOf(entry, ctx.now) })
    .execute()
}

/** The entries with a pass, starting with the one that counts. */
const entriesOf = ({ db }: Pick<Ctx, 'db'>, passId: string) =>
  db
    .selectFrom('door_entry')
    .select(['id', 'entered_at', 'door'])
    .where('pass_id', '=', passId)
    .orderBy('entered_at')
    .orderBy('id')
    .execute()

type EntryRow = Awaited<ReturnType<typeof entriesOf>>[number]

const counting = ([first]: readonly EntryRow[]) =>
  first ? { usedTime: instantOnWire(first.entered_at), door: first.door } : {}

const resultWith = (entryId: string, entries: readonly EntryRow[]): Recorded => ({
  entryId,
  result: entries[0]?.id === entryId ? 'ENTERED' : 'USED',
  ...counting(entries),
})
