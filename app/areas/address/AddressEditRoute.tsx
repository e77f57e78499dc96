import { useQuery } from '@tanstack/react-query'
import { ready } from '@tsudoi/design-system/loadable'
import { AddressEditScreen } from '@tsudoi/design-system/screens/address/AddressEditScreen'
import { emptyAddress, type AddressValues } from '@tsudoi/design-system/screens/address/address.types'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { queryClient } from '../../queryClient.ts'
import { isMember } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { postalAddressQuery } from '../../queries/address.queries.ts'
import { addressValues } from '../../mappers/address.mappers.ts'
import { addressDraft } from './addressDraft.ts'

/** Prefetches the data of the page. */
export function beforeRender() {
  if (isMember()) void queryClient.prefetchQuery(postalAddressQuery)
}

/**
 * Form of the postal address. A draft restores the input after a reload and when the user comes back from the
 * confirmation (R068).
 */
export function Component() {
  const navigate = useNavigate()
  const [draft] = useState(addressDraft.read)
  const saved = useQuery({ ...postalAddressQuery, enabled: !draft, staleTime: Infinity })
  const confirm = (values: AddressValues) => {
    addressDraft.store(values)
    void navigate(paths.addressConfirm)
  }
  return (
    <Page>
      <AddressEditScreen
        initial={
          draft ? ready(draft) : loadableOf(saved, ({ address }) => (address ? addressValues(address) : emptyAddress))
        }
        onValuesChange={addressDraft.store}
        onSubmit={confirm}
        backHref={paths.address}
        onLeave={addressDraft.clear}
      />
    </Page>
  )
}
