import { emptyAddress } from '@tsudoi/design-system/screens/address/address.types'
import { formDraft } from '../../forms/formDraft.ts'

/** Unsaved input of the postal address, shared by the form and the confirmation. */
export const addressDraft = formDraft('address', emptyAddress)
