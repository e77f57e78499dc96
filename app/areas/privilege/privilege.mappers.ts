import type { getPrivilegeTicket } from '@tsudoi/contracts/collection/collection.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { PrivilegeTicket } from '@tsudoi/design-system/screens/privilege/privilege.types'
import { titleOf } from '@tsudoi/design-system/text/nameOr'
import { normalisedInstant } from '../../mappers/channel.mappers.ts'
import { channelRefView } from '../../mappers/channelRef.mappers.ts'
import { pictureOf } from '../../mappers/pictureOf.ts'

const states = {
  NOT_NEEDED: 'none',
  MISSING: 'missing',
  ENTERED: 'entered',
  CLOSED: 'closed',
  UNKNOWN: 'unknown',
} as const

/** A special privilege ticket as its page shows it. */
export function privilegeTicketView({ ticket }: ResponseOf<typeof getPrivilegeTicket>): PrivilegeTicket {
  return {
    id: ticket.ticketId,
    name: titleOf(ticket.name),
    image: pictureOf(ticket.image),
    description: ticket.description,
    cautions: ticket.cautionList ?? [],
    channel: channelRefView(ticket),
    acquired: normalisedInstant(ticket.acquiredTime),
    addressState: states[ticket.addressState],
    addressEnd: ticket.addressEndTime && normalisedInstant(ticket.addressEndTime),
  }
}
