import { formDraft } from '../../session/formDraft.ts'

/** Whether what leaving loses was checked as read. */
export const leaveDraft = formDraft('leave', { wasRead: false })
