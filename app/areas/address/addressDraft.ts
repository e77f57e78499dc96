import { emptyAddress } from '@tsudoi/design-system/screens/address/address.types'
import { createFormDraft } from '../../forms/createFormDraft.ts'

/** Unsaved input of the postal address, shared by the form and the confirmation. */
export const addressDraft = createFormDraft('address', emptyAddress)
