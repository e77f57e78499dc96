import type { Ticket } from '@tsudoi/contracts/ticket/ticket.endpoints'
import type { HeldTicket } from '@tsudoi/design-system/screens/ticket/ticket.types'
import { titleOf } from '@tsudoi/design-system/text/nameOr'
import { paths } from '../../paths.ts'
import { normalisedInstant } from '../../mappers/channel.mappers.ts'
import { channelRefView } from '../../mappers/channelRef.mappers.ts'
import { periodView } from '../../mappers/periodView.ts'
import { openedLivetalkView } from '../../mappers/openedLivetalkView.ts'
import { pictureOf } from '../../mappers/pictureOf.ts'

/** A member's ticket as the screens render it. */
export function ticketView({ event, episodes, livetalkList = [], ...ticket }: Ticket): HeldTicket {
  return {
    id: ticket.ticketId,
    name: titleOf(ticket.name),
    image: pictureOf(ticket.image),
    seat: ticket.seat,
    count: ticket.ticketCount,
    acquired: normalisedInstant(ticket.acquiredTime),
    href: paths.ticket(ticket.ticketId),
    channel: channelRefView(event),
    event: {
      kind: event.kind,
      title: titleOf(event.title),
      image: pictureOf(event.image),
      venue: event.venue,
      href: paths.event(event.eventId),
      ...periodView(event),
    },
    episodes: episodes.map((each) => ({ id: each.episodeId, title: titleOf(each.title), ...periodView(each) })),
    livetalks: livetalkList.map(openedLivetalkView),
  }
}
