import type { PostalAddress } from '../../address/address.endpoints.ts'
import type { ticketAddressStates } from '../../collection/collection.endpoints.ts'
import { Failure, orFail } from '../runtime/failure.ts'
import { memberIdOf } from '../runtime/http/callContext.ts'
import { instantOnWire, nullToUndefined } from '../runtime/wire.ts'
import type { CallerContext } from '../runtime/dbContext.ts'

/** A member's special privilege tickets. Their postal addresses are read separately. */
export function privilegeTicketsOf(ctx: CallerContext) {
  return ctx.db
    .selectFrom('special_privilege_ticket as ticket')
    .innerJoin('special_privilege as privilege', 'privilege.id', 'ticket.privilege_id')
    .innerJoin('channel', 'channel.id', 'privilege.channel_id')
    .where('ticket.account_id', '=', memberIdOf(ctx))
    .select(['ticket.id', 'ticket.acquired_at', 'channel.name as channel_name', 'channel.oshi_color'])
    .select(['privilege.channel_id', 'privilege.name', 'privilege.image', 'privilege.address_until'])
    .select(['privilege.description', 'privilege.caution_list'])
    .select((eb) => eb('ticket.address', 'is not', null).as('has_address'))
}

type TicketRow = Awaited<ReturnType<ReturnType<typeof privilegeTicketsOf>['executeTakeFirstOrThrow']>>

/** A special privilege ticket as sent over the wire. */
export const privilegeTicketOnWire = (row: TicketRow, now: Date) => ({
  ticketId: row.id,
  ipId: row.channel_id,
  ipName: row.channel_name,
  oshiColor: nullToUndefined(row.oshi_color),
  name: row.name,
  image: nullToUndefined(row.image),
  acquiredTime: instantOnWire(row.acquired_at),
  addressState: addressStateOf(row, now),
  addressEndTime: row.address_until ? instantOnWire(row.address_until) : undefined,
})

function addressStateOf({ address_until, has_address }: TicketRow, now: Date): (typeof ticketAddressStates)[number] {
  if (address_until === null) return 'NOT_NEEDED'
  if (has_address) return 'ENTERED'
  return address_until > now ? 'MISSING' : 'CLOSED'
}

/**
 * Stores a copy of the postal address with the ticket. Throws NotFound for another member's ticket, and OutOfTerm after
 * the deadline.
 */
export async function storeTicketAddress(ctx: CallerContext, ticketId: string, address: PostalAddress): Promise<void> {
  const { address_until } = orFail(await privilegeTicketsOf(ctx).where('ticket.id', '=', ticketId).executeTakeFirst())
  if (orFail(address_until, 'InvalidArgument') <= ctx.now) throw new Failure('OutOfTerm')
  await ctx.db
    .updateTable('special_privilege_ticket')
    .set({ address: JSON.stringify(address) })
    .where('id', '=', ticketId)
    .execute()
}

/** The postal address stored with the member's ticket; null if none was sent. */
export async function ticketAddressOf(ctx: CallerContext, ticketId: string): Promise<PostalAddress | null> {
  const row = await ctx.db
    .selectFrom('special_privilege_ticket')
    .select('address')
    .where('account_id', '=', memberIdOf(ctx))
    .where('id', '=', ticketId)
    .executeTakeFirst()
  return orFail(row).address
}
