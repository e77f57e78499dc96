/** The value of a form for a mailed code; normalised to six ASCII digits when sent. */
export interface CodeValues {
  code: string
}

/** The progress of mailing a new code. `failed` has a Japanese sentence as the reason. */
export type ResendState = { state: 'idle' | 'sending' | 'sent' } | { state: 'failed'; reason: string }
