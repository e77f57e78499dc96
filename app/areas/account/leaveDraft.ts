import { createFormDraft } from '../../forms/createFormDraft.ts'

/** Whether the member has checked the box that confirms what deleting the account loses. */
export const leaveDraft = createFormDraft('leave', { wasRead: false })
