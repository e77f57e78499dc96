import { AppLink } from '../../../components/AppLink.tsx'
import { stretchedLinkClasses } from '../../../components/classes.ts'
import { Artwork } from '../../../components/Artwork.tsx'
import { ChannelTheme } from '../../../components/ChannelTheme.tsx'
import { Ticket } from '../../../components/Ticket.tsx'
import { eventKindText, type HeldTicket } from '../ticket.types.ts'
import { nextPerformance, ticketPhase } from '../ticket.rules.ts'
import { TicketStubDay, TicketStubState } from './TicketStub.tsx'
import { isolated } from '../../../text/isolated.ts'

/** One ticket of the list: its event, and its stub with the date. The whole row is one link. */
export function TicketRow({ ticket, now }: { ticket: HeldTicket; now: string }) {
  const { channel, event, name, seat, count } = ticket
  const next = nextPerformance(ticket, now)
  const isOver = ticketPhase(ticket, now) === 'over'
  return (
    <ChannelTheme as="li" id={channel.id} seed={channel.seed} className="group relative max-w-240">
      <Ticket
        isPunched={isOver}
        stub={
          <div className="flex h-full flex-wrap items-end justify-between gap-x-4 gap-y-2 px-5 py-5 @min-[40rem]:flex-col @min-[40rem]:flex-nowrap @min-[40rem]:gap-y-4 @min-[40rem]:items-start @min-[40rem]:py-6">
            <TicketStubDay start={next.start} size={40} />
            <TicketStubState performance={next} now={now} />
          </div>
        }
      >
        <div className="flex h-full min-h-36">
          <div className="relative w-28 shrink-0 overflow-hidden border-r border-obi-ink @min-[40rem]:w-50">
            <Artwork src={event.image ?? ticket.image} alt="" ratio="fill" id={ticket.id} />
          </div>
          <div className="flex min-w-0 flex-1 flex-col justify-between gap-4 px-4 py-4 @min-[40rem]:px-6 @min-[40rem]:py-6">
            <div>
              <p className="text-12 font-bold">
                {isolated(channel.name)}　{eventKindText[event.kind]}
              </p>
              <AppLink
                href={ticket.href}
                className={`heading mt-1 block text-20 @min-[40rem]:text-24 ${stretchedLinkClasses} after:z-20`}
              >
                {event.title}
              </AppLink>
            </div>
            <p className="text-14">
              <bdi>{name}</bdi>
              {seat && <bdi className="ml-3 font-bold">{seat}</bdi>}
              {count > 1 && <span className="ml-3 font-bold tabular-nums">{count}枚</span>}
            </p>
          </div>
        </div>
      </Ticket>
    </ChannelTheme>
  )
}
