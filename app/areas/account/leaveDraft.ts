import { formDraft } from '../../forms/formDraft.ts'

/**
 * Whether the member has checked the box saying that they know what they lose by deleting the account. Kept over a
 * reload.
 */
export const leaveDraft = formDraft('leave', { wasRead: false })
