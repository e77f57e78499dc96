/** What is typed at /signup/create. */
export interface SignupValues {
  email: string
  password: string
}
