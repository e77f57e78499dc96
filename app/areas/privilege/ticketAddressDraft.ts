import { emptyAddress } from '@tsudoi/design-system/screens/address/address.types'
import { formDraft } from '../../forms/formDraft.ts'

/** The unsaved input of a ticket's shipping address, shared by the form and the confirmation page. */
export const ticketAddressDraft = (id: string) => formDraft(`privilege-${encodeURIComponent(id)}`, emptyAddress)
