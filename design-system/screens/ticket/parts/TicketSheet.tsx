import type { ReactNode } from 'react'
import { Artwork } from '../../../components/Artwork.tsx'
import { Obi } from '../../../components/Obi.tsx'
import { Ticket } from '../../../components/Ticket.tsx'
import { nextPerformance, ticketPhase } from '../ticket.rules.ts'
import { eventKindText, type HeldTicket } from '../ticket.types.ts'
import { TicketStubDay, TicketStubState } from './TicketStub.tsx'

/**
 * The ticket, as large as the page allows: picture and obi (vertical title band) on the main part, date and seat on the
 * stub.
 */
export function TicketSheet({ ticket, now }: { ticket: HeldTicket; now: string }) {
  const { channel, event, name, seat, count } = ticket
  const next = nextPerformance(ticket, now)
  return (
    <Ticket
      size="large"
      isPunched={ticketPhase(ticket, now) === 'over'}
      stub={
        <div className="flex h-full flex-col gap-7 px-6 pt-7 pb-6 @min-[60rem]:px-8 @min-[60rem]:pt-9 @min-[60rem]:pb-8">
          <TicketStubDay start={next.start} size={96} />
          <dl className="mt-auto grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 border-t border-obi-ink pt-4">
            <StubFact term="券種">{name}</StubFact>
            {seat && <StubFact term="席">{seat}</StubFact>}
            <StubFact term="枚数">
              <span className="tabular-nums">{count}枚</span>
            </StubFact>
          </dl>
          <div className="text-20">
            <TicketStubState performance={next} now={now} />
          </div>
        </div>
      }
    >
      <div className="flex h-96 @min-[60rem]:h-124">
        <Obi
          as="h1"
          size="large"
          top={eventKindText[event.kind]}
          title={event.title}
          foot={[channel.name]}
          className="border-r border-obi-ink"
        />
        <div className="relative min-w-0 flex-1 overflow-hidden">
          <Artwork src={event.image ?? ticket.image} alt="" ratio="fill" id={ticket.id} isPriority />
        </div>
      </div>
    </Ticket>
  )
}

function StubFact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-14">{term}</dt>
      <dd className="font-bold">{children}</dd>
    </>
  )
}
