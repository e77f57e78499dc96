import { sendTicketAddress } from '@tsudoi/contracts/collection/collection.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import type { AddressValues } from '@tsudoi/design-system/screens/address/address.types'
import { call } from '../../api/call.ts'
import { formErrors } from '../../errors/formErrors.ts'
import { addressBody } from '../../mappers/address.mappers.ts'
import { collectionKeys } from '../../queries/collection.keys.ts'
import { queryClient } from '../../queryClient.ts'
import { privilegeQuery, ticketAddressQuery } from './privilege.queries.ts'
import { ticketAddressDraft } from './ticketAddressDraft.ts'

/** Where the confirmation shows what the host refused; it names no field of an address. */
export const ticketAddressErrors = formErrors(sendTicketAddress, {
  InvalidArgument: 'form',
  OutOfTerm: 'form',
  NotFound: 'form',
})

/** Sends the address for a ticket, or another one in its place (C071). */
export const sendTicketAddressMutation = (ticketId: string) =>
  mutationOptions({
    mutationKey: ['ticket-address', ticketId],
    meta: ticketAddressErrors,
    mutationFn: (values: AddressValues) =>
      call(sendTicketAddress, { body: { ticketId, address: addressBody(values) } }),
    onSuccess: (_nothing, values) => {
      queryClient.setQueryData(ticketAddressQuery(ticketId).queryKey, { address: addressBody(values) })
      queryClient.setQueryData(
        privilegeQuery(ticketId).queryKey,
        (known) => known && { ticket: { ...known.ticket, addressState: 'ENTERED' as const } },
      )
      ticketAddressDraft(ticketId).clear()
      void queryClient.invalidateQueries({ queryKey: collectionKeys.all, refetchType: 'none' })
    },
    onError: () => queryClient.invalidateQueries({ queryKey: privilegeQuery(ticketId).queryKey }),
  })
