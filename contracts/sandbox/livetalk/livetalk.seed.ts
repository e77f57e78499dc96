import type { SeedAccount } from '../account/accounts.content.ts'
import { livetalkCautions, livetalkGroups, livetalks, type SeedLivetalk } from './livetalks.content.ts'
import { members } from '../channel/members.content.ts'
import { instantOf, type SeedTime } from '../runtime/seed/seedTime.ts'
import { timeAfter, days, minutes, seconds } from '../runtime/clock.ts'
import { insertReservation, livetalkTicketsOf, unusedTicketCount } from './talkTickets.ts'
import { instantOnWire } from '../runtime/wire.ts'
import type { SeedContext } from '../runtime/seed/seedContext.ts'

/** The minimum time between seeding and the start of a live talk, so that a member can still reserve a slot. */
const earliestStartMs = minutes(25)
const slotSeconds = 60

/**
 * Seeds live talks at every start without changing what members have done. A live talk that has ended is repeated under
 * a new id if it is in the future according to the seed data.
 */
export async function seedLivetalk(ctx: SeedContext): Promise<void> {
  await seedGroups(ctx)
  for (const livetalk of livetalks) {
    await seedTexts(ctx, livetalk)
    if (!(await hasRepetition(ctx, livetalk))) await holdLivetalk(ctx, livetalk)
  }
  await deleteUnusedPast(ctx)
}

/** Gives a new demo account its part in live talks: those it runs as staff, its tickets and its slots. */
export async function seedDemoMemberLivetalks(ctx: SeedContext, { accountId }: SeedAccount): Promise<void> {
  const held = await ctx.db.selectFrom('livetalk').select(['id', 'group_id']).orderBy('start_time', 'desc').execute()
  for (const { id, group_id } of held) await addStaff(ctx, id, group_id)
  if (accountId !== 'koharu') return
  for (const { ticketId } of livetalkGroups) await giveTicket(ctx, accountId, ticketId)
  for (const livetalk of livetalks) {
    const latest = held.find(({ id }) => id.startsWith(`${livetalk.key}-`))
    if (latest) await reserveForGuests(ctx, latest.id, livetalk)
  }
}

async function seedGroups({ db, now }: SeedContext): Promise<void> {
  const rows = livetalkGroups.map(({ groupId, ipId, name, description, image }) => ({
    id: groupId,
    channel_id: ipId,
    name,
    description,
    image,
    published_from: timeAfter(now, -days(30)),
    published_until: timeAfter(now, days(60)),
  }))
  await db
    .insertInto('livetalk_group')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        description: eb.ref('excluded.description'),
        image: eb.ref('excluded.image'),
        published_until: eb.ref('excluded.published_until'),
      })),
    )
    .execute()
}

/** Updates the texts of all repetitions of a live talk to those of the seed. */
async function seedTexts({ db }: SeedContext, livetalk: SeedLivetalk): Promise<void> {
  await db.updateTable('livetalk').set(looksOf(livetalk)).where('id', 'like', `${livetalk.key}-%`).execute()
}

function looksOf({ title, description, image, memberId }: SeedLivetalk) {
  const person = members.find((member) => member.memberId === memberId)
  return {
    title,
    description,
    image,
    streamer_name: person?.name ?? '',
    streamer_image: person?.image ?? null,
    caution_list: JSON.stringify(livetalkCautions),
  }
}

/**
 * Whether the live talk already has a repetition: a past one if it is in the past according to the seed data, otherwise
 * a future one.
 */
async function hasRepetition({ db, now }: SeedContext, { key, starts }: SeedLivetalk): Promise<boolean> {
  const isPast = startOf(starts, now) < now
  const row = await db
    .selectFrom('livetalk')
    .select('id')
    .where('id', 'like', `${key}-%`)
    .where('end_time', isPast ? '<=' : '>', now)
    .executeTakeFirst()
  return row !== undefined
}

function startOf(starts: SeedTime | 'SOON', now: Date): Date {
  if (starts !== 'SOON') return instantOf(starts, now)
  const step = minutes(30)
  return new Date(Math.ceil((now.getTime() + earliestStartMs) / step) * step)
}

async function holdLivetalk(ctx: SeedContext, livetalk: SeedLivetalk): Promise<void> {
  const { db, now } = ctx
  const start_time = startOf(livetalk.starts, now)
  const id = `${livetalk.key}-${instantOnWire(start_time).replace(/\D/g, '').slice(0, 12)}`
  const closes = timeAfter(start_time, -minutes(livetalk.closes))
  const row = {
    id,
    group_id: livetalk.groupId,
    start_time,
    end_time: timeAfter(start_time, seconds(slotSeconds * livetalk.slots)),
    slot_seconds: slotSeconds,
    reservation_from: timeAfter(start_time, -days(14)),
    reservation_until: closes,
    cancel_deadline: closes,
    is_recorded: livetalk.isRecorded,
    needs_identity: livetalk.needsIdentity,
    ...looksOf(livetalk),
  }
  await db.insertInto('livetalk').values(row).execute()
  const slots = Array.from({ length: livetalk.slots }, (_, index) => ({
    id: slotId(id, index + 1),
    livetalk_id: id,
    start_time: timeAfter(start_time, seconds(slotSeconds * index)),
    end_time: timeAfter(start_time, seconds(slotSeconds * (index + 1))),
  }))
  await db.insertInto('livetalk_slot').values(slots).execute()
  const group = livetalkGroups.find(({ groupId }) => groupId === livetalk.groupId)
  if (group) await db.insertInto('livetalk_ticket').values({ livetalk_id: id, item_id: group.ticketId }).execute()
  await addStaff(ctx, id, livetalk.groupId)
  await reserveForGuests(ctx, id, livetalk)
}

const slotId = (livetalkId: string, number: number) => `${livetalkId}-${number}`

/** Adds the group's staff whose accounts exist. Only the demo dataset contains these accounts. */
async function addStaff({ db }: SeedContext, livetalk_id: string, groupId: string): Promise<void> {
  const wanted = livetalkGroups.find((group) => group.groupId === groupId)?.staff ?? []
  for (const { accountId, role } of wanted) {
    if (!(await hasAccount({ db }, accountId))) continue
    await db
      .insertInto('livetalk_staff')
      .values({ livetalk_id, account_id: accountId, role })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

const hasAccount = async ({ db }: Pick<SeedContext, 'db'>, id: string) =>
  (await db.selectFrom('account').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/**
 * Reserves slots for the guests (members who talk) with a ticket. A ticket whose former reservation was never used is
 * used again.
 */
async function reserveForGuests(
  ctx: SeedContext,
  livetalkId: string,
  { key, guests = [] }: SeedLivetalk,
): Promise<void> {
  for (const { accountId, slot } of guests) {
    await ctx.db
      .deleteFrom('livetalk_reservation')
      .where('account_id', '=', accountId)
      .where('livetalk_id', 'like', `${key}-%`)
      .where('talk_started_at', 'is', null)
      .execute()
    const tickets = await livetalkTicketsOf(ctx, livetalkId, accountId).execute()
    const ticket = tickets.find((each) => unusedTicketCount(each) > 0)
    if (!ticket) continue
    const choice = { livetalkId, accountId, ticketId: ticket.id, slotId: slotId(livetalkId, slot) }
    await insertReservation(ctx, choice)
  }
}

async function giveTicket({ db, now }: SeedContext, accountId: string, ticketId: string): Promise<void> {
  await db
    .insertInto('owned_item')
    .values({ account_id: accountId, item_id: ticketId, owned_count: 1, acquired_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Deletes past live talks in which no slot was reserved. */
async function deleteUnusedPast({ db, now }: SeedContext): Promise<void> {
  await db
    .deleteFrom('livetalk')
    .where('end_time', '<', timeAfter(now, -days(30)))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('livetalk_reservation')
            .select('id')
            .whereRef('livetalk_reservation.livetalk_id', '=', 'livetalk.id'),
        ),
      ),
    )
    .execute()
}
