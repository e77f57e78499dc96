import { formDraft } from '../../session/formDraft.ts'

/** What was typed to log in. */
export const loginDraft = formDraft('login', { email: '', hasTypedPassword: false })

/** What was typed to sign up, from the address over the code to the session that it begins. */
export const signupDraft = formDraft('signup', { email: '', code: '', hasTypedPassword: false })

/** Credentials as a draft keeps them: of the password only that there was one. */
export const typedCredentials = ({ email, password }: { email: string; password: string }) => ({
  email,
  hasTypedPassword: password !== '',
})
