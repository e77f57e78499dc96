import { createFormDraft } from '../../forms/createFormDraft.ts'

/** Unsaved input of the login form. */
export const loginDraft = createFormDraft('login', { email: '', hasTypedPassword: false })

/** Unsaved input of a sign-up. Cleared when the new member’s session begins. */
export const signupDraft = createFormDraft('signup', { email: '', code: '', hasTypedPassword: false })

/** Converts credentials to a draft: the address, and whether a password was typed, but not the password. */
export const draftOfCredentials = ({ email, password }: { email: string; password: string }) => ({
  email,
  hasTypedPassword: password !== '',
})
