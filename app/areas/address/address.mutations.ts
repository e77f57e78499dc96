import { saveAddress } from '@tsudoi/contracts/address/address.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import type { AddressValues } from '@tsudoi/design-system/screens/address/address.types'
import { call } from '../../api/call.ts'
import { formErrors } from '../../errors/formErrors.ts'
import { queryClient } from '../../queryClient.ts'
import { addressBody } from '../../mappers/address.mappers.ts'
import { postalAddressQuery } from '../../queries/address.queries.ts'
import { addressDraft } from './addressDraft.ts'

/** The part of the form that shows the server’s error. The server does not report which field it rejects. */
export const addressErrors = formErrors(saveAddress, { InvalidArgument: 'form' })

/** Saves the address, replacing the former one (C073). */
export const saveAddressMutation = mutationOptions({
  mutationKey: ['address-save'],
  meta: addressErrors,
  mutationFn: (values: AddressValues) => call(saveAddress, { body: addressBody(values) }),
  onSuccess: (_nothing, values) => {
    queryClient.setQueryData(postalAddressQuery.queryKey, { address: addressBody(values) })
    addressDraft.clear()
  },
})
