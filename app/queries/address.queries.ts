import { getAddress } from '@tsudoi/contracts/address/address.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { memberQueryKey } from './member.queries.ts'

/** The member's postal address. `address` is missing until the member saves one (C074). */
export const postalAddressQuery = queryOptions({
  queryKey: memberQueryKey('address'),
  queryFn: ({ signal }) => call(getAddress, {}, { signal }),
})
