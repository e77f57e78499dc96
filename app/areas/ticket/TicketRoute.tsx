import { useQuery } from '@tanstack/react-query'
import { TicketScreen } from '@tsudoi/design-system/screens/ticket/TicketScreen'
import { useParams } from 'react-router-dom'
import { LazyCalendarButton } from '../../calendar/LazyCalendarButton.ts'
import { paths } from '../../paths.ts'
import { queryClient } from '../../queryClient.ts'
import { isMember } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'
import { useMembersOnly } from '../../shell/useMembersOnly.ts'
import { useNow } from '../../time/useNow.ts'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { ticketsQuery } from '../../queries/ticket.queries.ts'
import { LazyEntryCodeButton } from './lazyEntryParts.ts'
import { ticketView } from './ticket.mappers.ts'

/** Prefetches the data of the page. */
export function beforeRender() {
  if (isMember()) void queryClient.prefetchQuery(ticketsQuery)
}

/**
 * The page of one ticket, taken from the list call, because there is no call for a single ticket (Q33). Shows "not
 * found" if the list does not contain it (R037).
 */
export function Component() {
  const { id = '' } = useParams()
  const { viewer, hrefs } = useMembersOnly()
  const tickets = useQuery({ ...ticketsQuery, enabled: viewer === 'member' })
  const held = tickets.data?.list.find((each) => each.ticketId === id)
  return (
    <Page
      title={held?.event.title}
      channel={held && { id: held.event.ipId, seed: held.event.oshiColor }}
      back={{ label: 'チケット', href: paths.tickets }}
    >
      <TicketScreen
        viewer={viewer}
        ticket={loadableOf(tickets, () => held && ticketView(held))}
        now={useNow()}
        calendar={(shown) => <LazyCalendarButton subject={{ kind: 'ticket', ticket: shown }} />}
        entry={() => <LazyEntryCodeButton ticketId={id} />}
        hrefs={{ ...hrefs, list: paths.tickets, top: paths.home }}
      />
    </Page>
  )
}
