import { encodeUrlPart } from '../../encodeUrlPart.ts'
import { emptyAddress } from '@tsudoi/design-system/screens/address/address.types'
import { createFormDraft } from '../../forms/createFormDraft.ts'

/** The unsaved input of a ticket's shipping address, shared by the form and the confirmation page. */
export const ticketAddressDraft = (id: string) => createFormDraft(`privilege-${encodeUrlPart(id)}`, emptyAddress)
