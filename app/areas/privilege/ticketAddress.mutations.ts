import { sendTicketAddress } from '@tsudoi/contracts/collection/collection.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import type { AddressValues } from '@tsudoi/design-system/screens/address/address.types'
import { call } from '../../api/call.ts'
import { formErrors } from '../../errors/formErrors.ts'
import { addressBody } from '../../mappers/address.mappers.ts'
import { collectionKeys } from '../../queries/collection.keys.ts'
import { queryClient } from '../../queryClient.ts'
import { privilegeTicketQuery, ticketAddressQuery } from './privilege.queries.ts'
import { ticketAddressDraft } from './ticketAddressDraft.ts'

/**
 * Which part of the confirmation page shows which of the server's errors. The server does not name the field that it
 * rejects.
 */
export const ticketAddressErrors = formErrors(sendTicketAddress, {
  InvalidArgument: 'form',
  OutOfTerm: 'form',
  NotFound: 'form',
})

/** Saves the shipping address for a ticket, replacing an earlier one (C071). */
export const sendTicketAddressMutation = (ticketId: string) =>
  mutationOptions({
    mutationKey: ['ticket-address', ticketId],
    meta: ticketAddressErrors,
    mutationFn: (values: AddressValues) =>
      call(sendTicketAddress, { body: { ticketId, address: addressBody(values) } }),
    onSuccess: (_nothing, values) => {
      queryClient.setQueryData(ticketAddressQuery(ticketId).queryKey, { address: addressBody(values) })
      queryClient.setQueryData(
        privilegeTicketQuery(ticketId).queryKey,
        (known) => known && { ticket: { ...known.ticket, addressState: 'ENTERED' as const } },
      )
      ticketAddressDraft(ticketId).clear()
      void queryClient.invalidateQueries({ queryKey: collectionKeys.all, refetchType: 'none' })
    },
    onError: () => queryClient.invalidateQueries({ queryKey: privilegeTicketQuery(ticketId).queryKey }),
  })
