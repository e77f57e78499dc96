import { useQuery } from '@tanstack/react-query'
import { ready, type Loadable } from '@tsudoi/design-system/loadable'
import { emptyAddress, type AddressValues } from '@tsudoi/design-system/screens/address/address.types'
import { TicketAddressScreen } from '@tsudoi/design-system/screens/privilege/TicketAddressScreen'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { addressValues } from '../../mappers/address.mappers.ts'
import { loadableOf } from '../../mappers/loadableOf.ts'
import type { PageFile } from '../../pageSpec.ts'
import { paths } from '../../paths.ts'
import { postalAddressQuery } from '../../queries/address.queries.ts'
import { queryClient } from '../../queryClient.ts'
import { isMember } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'
import { useNow } from '../../time/useNow.ts'
import { privilegeTicketView } from './privilege.mappers.ts'
import { privilegeTicketQuery, ticketAddressQuery } from './privilege.queries.ts'
import { ticketAddressDraft } from './ticketAddressDraft.ts'

/** Prefetches the data of the page. */
export const beforeRender: PageFile['beforeRender'] = ({ params: { id = '' } }) => {
  if (!isMember()) return
  void queryClient.prefetchQuery(privilegeTicketQuery(id))
  void queryClient.prefetchQuery(ticketAddressQuery(id))
}

/**
 * The initial values of the form: the draft; otherwise the address entered for the ticket; otherwise the account's
 * address.
 */
function useKnownAddress(id: string, draft: AddressValues | undefined): Loadable<AddressValues> {
  const entered = useQuery({ ...ticketAddressQuery(id), enabled: !draft, staleTime: Infinity })
  const isNew = entered.data !== undefined && entered.data.address === undefined
  const saved = useQuery({ ...postalAddressQuery, enabled: !draft && isNew, staleTime: Infinity })
  if (draft) return ready(draft)
  return loadableOf(isNew ? saved : entered, ({ address }) => (address ? addressValues(address) : emptyAddress))
}

/**
 * The page with the form for a ticket's shipping address. A draft restores the input after a reload, after a login, and
 * when the user comes back from the confirmation.
 */
export function Component() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const draftStore = ticketAddressDraft(id)
  const [draft] = useState(draftStore.read)
  const confirm = (values: AddressValues) => {
    draftStore.store(values)
    void navigate(paths.ticketAddressConfirm(id))
  }
  return (
    <Page back={{ label: '特典チケット', href: paths.privilegeTicket(id) }}>
      <TicketAddressScreen
        ticket={loadableOf(useQuery(privilegeTicketQuery(id)), privilegeTicketView)}
        initial={useKnownAddress(id, draft)}
        now={useNow()}
        onValuesChange={draftStore.store}
        onSubmit={confirm}
        ticketHref={paths.privilegeTicket(id)}
        onLeave={draftStore.clear}
      />
    </Page>
  )
}
