/** What is typed at /signup/create. */
export interface SignupValues {
  email: string
  password: string
}

/** What is typed at /signup/create?page=code: six ASCII digits. */
export interface CodeValues {
  code: string
}
