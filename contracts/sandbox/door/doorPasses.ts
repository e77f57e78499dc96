import { sql } from 'kysely'
import type { passStates } from '../../door/doorPass.ts'
import type { DbContext } from '../runtime/dbContext.ts'
import { instantOnWire, nullToUndefined } from '../runtime/wire.ts'

/** A query for passes, with their tickets, whether the holder still owns the ticket, and the entry that counts. */
export function doorPasses({ db }: Pick<DbContext, 'db'>) {
  return db
    .selectFrom('door_pass')
    .innerJoin('item', 'item.id', 'door_pass.item_id')
    .innerJoin('event_ticket', 'event_ticket.item_id', 'door_pass.item_id')
    .innerJoin('event_episode', 'event_episode.id', 'door_pass.episode_id')
    .leftJoin('owned_item', (join) =>
      join
        .onRef('owned_item.item_id', '=', 'door_pass.item_id')
        .onRef('owned_item.account_id', '=', 'door_pass.account_id'),
    )
    .select(['door_pass.id', 'door_pass.episode_id', 'door_pass.account_id', 'door_pass.item_id', 'door_pass.copy'])
    .select(['door_pass.door_number', 'door_pass.secret', 'item.name as ticket_name', 'event_ticket.seat'])
    .select((eb) => [
      sql<boolean>`door_pass.is_void or event_episode.status = 'CANCELLED'
        or door_pass.copy > coalesce(owned_item.owned_count, 0)`.as('is_void'),
      eb
        .selectFrom('door_entry')
        .whereRef('door_entry.pass_id', '=', 'door_pass.id')
        .select(({ fn }) => fn.min('entered_at').as('used_at'))
        .as('used_at'),
    ])
}

/** A pass as read from the database. */
export type PassRow = Awaited<ReturnType<ReturnType<typeof doorPasses>['executeTakeFirstOrThrow']>>

/** The state of a pass. A used pass is USED even if it has become void since. */
export function passStateOf({ used_at, is_void }: Pick<PassRow, 'used_at' | 'is_void'>): (typeof passStates)[number] {
  if (used_at) return 'USED'
  return is_void ? 'VOID' : 'UNUSED'
}

/** The fields that the holder of a pass and the staff both see. */
export function passOnWire(row: PassRow) {
  const state = passStateOf(row)
  return {
    passId: row.id,
    doorNumber: row.door_number,
    seat: nullToUndefined(row.seat),
    state,
    usedTime: row.used_at ? instantOnWire(row.used_at) : undefined,
    secret: state === 'VOID' ? undefined : row.secret,
  }
}
