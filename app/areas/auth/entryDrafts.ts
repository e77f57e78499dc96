import { formDraft } from '../../forms/formDraft.ts'

/** Unsaved input of the login form. */
export const loginDraft = formDraft('login', { email: '', hasTypedPassword: false })

/** Unsaved input of a sign-up, kept until its session begins. */
export const signupDraft = formDraft('signup', { email: '', code: '', hasTypedPassword: false })

/** Credentials as a draft stores them: the address, and only whether a password was typed. */
export const draftOfCredentials = ({ email, password }: { email: string; password: string }) => ({
  email,
  hasTypedPassword: password !== '',
})
