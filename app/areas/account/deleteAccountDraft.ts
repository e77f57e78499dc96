import { createFormDraft } from '../../forms/createFormDraft.ts'

/**
 * Whether the member has checked the box saying that they know what they lose by deleting the account. Kept over a
 * reload.
 */
export const deleteAccountDraft = createFormDraft('leave', { wasRead: false })
