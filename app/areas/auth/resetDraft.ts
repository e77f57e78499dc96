import { formDraft } from '../../forms/formDraft.ts'

/** Unsaved input of a password reset. Not in a cookie, which would be sent with every request (X5). */
export const resetDraft = formDraft('reset', { email: '', code: '', hasTypedPassword: false })
