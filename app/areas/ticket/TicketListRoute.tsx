import { useQuery } from '@tanstack/react-query'
import { TicketListScreen } from '@tsudoi/design-system/screens/ticket/TicketListScreen'
import { paths } from '../../paths.ts'
import { queryClient } from '../../queryClient.ts'
import { isMember } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'
import { useMembersOnly } from '../../shell/useMembersOnly.ts'
import { useNow } from '../../time/useNow.ts'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { doorPassesQuery } from '../../queries/door.queries.ts'
import { ticketsQuery } from '../../queries/ticket.queries.ts'
import { doorLink, entryLinks } from './entryLinks.ts'
import { ticketView } from './ticket.mappers.ts'

/** Prefetches the data of the page. */
export function beforeRender() {
  if (!isMember()) return
  void queryClient.prefetchQuery(ticketsQuery)
  void queryClient.prefetchQuery(doorPassesQuery)
}

/**
 * The page with the member's tickets. A guest may open it, is asked to log in, and no member call is sent (R036, Q17).
 */
export function Component() {
  const { viewer, hrefs } = useMembersOnly()
  const tickets = useQuery({ ...ticketsQuery, enabled: viewer === 'member' })
  const passes = useQuery({ ...doorPassesQuery, enabled: viewer === 'member' })
  const now = useNow()
  return (
    <Page>
      <TicketListScreen
        viewer={viewer}
        tickets={loadableOf(tickets, ({ list }) => list.map(ticketView))}
        now={now}
        entryLinks={passes.data && entryLinks(passes.data.list, now)}
        doorLinks={passes.data?.doors?.map(doorLink)}
        hrefs={{ ...hrefs, serial: paths.serialCode }}
      />
    </Page>
  )
}
