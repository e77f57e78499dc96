import { createFormDraft } from '../../forms/createFormDraft.ts'

/** Unsaved input of a password reset. Not in a cookie, which would be sent with every request (X5). */
export const resetDraft = createFormDraft('reset', { email: '', code: '', hasTypedPassword: false })
