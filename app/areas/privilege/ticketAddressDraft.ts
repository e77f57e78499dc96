import { emptyAddress } from '@tsudoi/design-system/screens/address/address.types'
import { createFormDraft } from '../../forms/createFormDraft.ts'

/** Unsaved input of a ticket's address, shared by the form and the confirmation. */
export const ticketAddressDraft = (id: string) => createFormDraft(`privilege-${encodeURIComponent(id)}`, emptyAddress)
