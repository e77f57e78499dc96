import { useQuery } from '@tanstack/react-query'
import { ready } from '@tsudoi/design-system/loadable'
import { PrivilegeTicketScreen } from '@tsudoi/design-system/screens/privilege/PrivilegeTicketScreen'
import { useParams } from 'react-router-dom'
import { isNotFound } from '../../api/apiError.ts'
import { addressValues } from '../../mappers/address.mappers.ts'
import { loadableOf } from '../../mappers/loadableOf.ts'
import type { PageFile } from '../../pageSpec.ts'
import { paths } from '../../paths.ts'
import { queryClient } from '../../queryClient.ts'
import { useStateField } from '../../router/locationState.ts'
import { isMember } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'
import { useNow } from '../../time/useNow.ts'
import { privilegeTicketView } from './privilege.mappers.ts'
import { privilegeTicketQuery, ticketAddressQuery } from './privilege.queries.ts'

/** Prefetches the data of the page. */
export const beforeRender: PageFile['beforeRender'] = ({ params: { id = '' } }) => {
  if (isMember()) void queryClient.prefetchQuery(privilegeTicketQuery(id))
}

/**
 * The page of a special privilege ticket. Its shipping address is fetched only if the member has entered one (C068,
 * C072, Q259).
 */
export function Component() {
  const { id = '' } = useParams()
  const isSaved = useStateField('isSaved') === true
  const ticket = useQuery(privilegeTicketQuery(id))
  const held = ticket.data && privilegeTicketView(ticket.data)
  const address = useQuery({ ...ticketAddressQuery(id), enabled: held?.addressState === 'entered' })
  return (
    <Page
      title={held?.name}
      channel={held && { id: held.channel.id, seed: held.channel.seed }}
      back={{ label: 'コレクション', href: paths.collection }}
    >
      <PrivilegeTicketScreen
        ticket={isNotFound(ticket.error) ? ready(undefined) : loadableOf(ticket, privilegeTicketView)}
        address={loadableOf(address, ({ address: entered }) => entered && addressValues(entered))}
        now={useNow()}
        isSaved={isSaved}
        hrefs={{ edit: paths.ticketAddress(id), collection: paths.collection, top: paths.home }}
      />
    </Page>
  )
}
