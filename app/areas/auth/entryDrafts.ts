import { createFormDraft } from '../../forms/createFormDraft.ts'

/** Unsaved input of the login form. */
export const loginDraft = createFormDraft('login', { email: '', hasTypedPassword: false })

/** Unsaved input of a sign-up, kept until its session begins. */
export const signupDraft = createFormDraft('signup', { email: '', code: '', hasTypedPassword: false })

/** Credentials as a draft stores them: the address, and only whether a password was typed. */
export const draftOfCredentials = ({ email, password }: { email: string; password: string }) => ({
  email,
  hasTypedPassword: password !== '',
})
