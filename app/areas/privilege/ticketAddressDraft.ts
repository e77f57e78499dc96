import { emptyAddress } from '@tsudoi/design-system/screens/address/address.types'
import { formDraft } from '../../forms/formDraft.ts'

/** Unsaved input of a ticket's address, shared by the form and the confirmation. */
export const ticketAddressDraft = (id: string) => formDraft(`privilege-${encodeURIComponent(id)}`, emptyAddress)
