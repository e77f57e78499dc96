import { createFormDraft } from '../../forms/createFormDraft.ts'

/**
 * Whether the member has checked the box saying that they know what they lose by deleting the account. The check mark
 * is restored after a reload.
 */
export const deleteAccountDraft = createFormDraft('leave', { wasRead: false })
