/** The values of the form at /signup/create. */
export interface SignupValues {
  email: string
  password: string
}

/** The values of the form at /signup/create for a sign-up with a provider. */
export interface ProviderSignupValues {
  email: string
}
