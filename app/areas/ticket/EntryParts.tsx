import { useQuery } from '@tanstack/react-query'
import { Button } from '@tsudoi/design-system/components/Button'
import { EntryLinks } from '@tsudoi/design-system/screens/ticket/EntryLinks'
import { doorPassesQuery } from '../../queries/door.queries.ts'
import { useNow } from '../../time/useNow.ts'
import { doorLink, entryLinks } from './entryLinks.ts'
import { entryCodePath } from './entryPaths.ts'

/** The button that leads to the codes of a ticket. Renders nothing if the ticket has none. */
export function EntryCodeButton({ ticketId }: { ticketId: string }) {
  const { data } = useQuery(doorPassesQuery)
  if (!data?.list.some((pass) => pass.ticketId === ticketId)) return null
  return <Button href={entryCodePath(ticketId)}>入場コードを表示する</Button>
}

/** The member's links to codes and doors, below the list of tickets. */
export function EntryLinksContainer() {
  const now = useNow()
  const { data } = useQuery(doorPassesQuery)
  if (!data) return null
  return <EntryLinks entryLinks={entryLinks(data.list, now)} doorLinks={(data.doors ?? []).map(doorLink)} />
}
