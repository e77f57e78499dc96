/** What is typed at /signup/create. */
export interface SignupValues {
  email: string
  password: string
}

/** What is typed at /signup/create by who comes from a provider. */
export interface ProviderSignupValues {
  email: string
}
