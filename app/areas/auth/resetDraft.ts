import { formDraft } from '../../session/formDraft.ts'

/** What was typed for a password reset. No cookie, which would go with every request (X5). */
export const resetDraft = formDraft('reset', { email: '', code: '', hasTypedPassword: false })
