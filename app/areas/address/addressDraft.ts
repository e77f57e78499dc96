import { emptyAddress } from '@tsudoi/design-system/screens/address/address.types'
import { formDraft } from '../../session/formDraft.ts'

/** What was typed, from the form over the confirmation until it is saved. */
export const addressDraft = formDraft('address', emptyAddress)
