/** What is typed at /signup/create. */
export interface SignupValues {
  email: string
  password: string
}

/** What is typed at /signup/create?page=code: six ASCII digits. */
export interface CodeValues {
  code: string
}

/** A new code by mail: not asked for, on its way, sent, or refused with a sentence. */
export type Resend = { state: 'idle' | 'sending' | 'sent' } | { state: 'failed'; reason: string }
