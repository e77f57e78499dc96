import { useQuery } from '@tanstack/react-query'
import { TicketListScreen } from '@tsudoi/design-system/screens/ticket/TicketListScreen'
import { paths } from '../../paths.ts'
import { queryClient } from '../../queryClient.ts'
import { isMember } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'
import { useMembersOnly } from '../../shell/useMembersOnly.ts'
import { useNow } from '../../time/useNow.ts'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { ticketsQuery } from '../../queries/ticket.queries.ts'
import { LazyEntryLinks } from './lazyEntryParts.ts'
import { ticketView } from './ticket.mappers.ts'

/** Prefetches the data of the page. */
export function beforeRender() {
  if (isMember()) void queryClient.prefetchQuery(ticketsQuery)
}

/**
 * The page with the member's tickets. A guest may open it, is asked to log in, and no member call is sent (R036, Q17).
 */
export function Component() {
  const { viewer, hrefs } = useMembersOnly()
  const tickets = useQuery({ ...ticketsQuery, enabled: viewer === 'member' })
  return (
    <Page>
      <TicketListScreen
        viewer={viewer}
        tickets={loadableOf(tickets, ({ list }) => list.map(ticketView))}
        now={useNow()}
        entry={() => <LazyEntryLinks />}
        hrefs={{ ...hrefs, serial: paths.serialCode }}
      />
    </Page>
  )
}
