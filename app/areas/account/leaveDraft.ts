import { formDraft } from '../../forms/formDraft.ts'

/** Whether the member has checked the box that confirms what deleting the account loses. */
export const leaveDraft = formDraft('leave', { wasRead: false })
