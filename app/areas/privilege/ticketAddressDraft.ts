import { emptyAddress } from '@tsudoi/design-system/screens/address/address.types'
import { formDraft } from '../../session/formDraft.ts'

/** What was typed for a ticket, from the form over the confirmation until it is saved. */
export const ticketAddressDraft = (id: string) => formDraft(`privilege-${encodeURIComponent(id)}`, emptyAddress)
