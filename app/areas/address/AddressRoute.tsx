import { useQuery } from '@tanstack/react-query'
import { AddressScreen } from '@tsudoi/design-system/screens/address/AddressScreen'
import { paths } from '../../paths.ts'
import { queryClient } from '../../queryClient.ts'
import { isMember } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { postalAddressQuery } from '../../queries/address.queries.ts'
import { addressValues } from '../../mappers/address.mappers.ts'

/** Prefetches the data of the page. */
export function beforeRender() {
  if (isMember()) void queryClient.prefetchQuery(postalAddressQuery)
}

/** The page with the member's postal address, where rewards are sent (R067). */
export function Component() {
  return (
    <Page>
      <AddressScreen
        address={loadableOf(useQuery(postalAddressQuery), ({ address }) => address && addressValues(address))}
        editHref={paths.addressEdit}
        backHref={paths.mypage}
      />
    </Page>
  )
}
