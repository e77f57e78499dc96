/** What is typed where a mailed code is asked for; sent as six ASCII digits. */
export interface CodeValues {
  code: string
}

/** A new code by mail: not asked for, on its way, sent, or refused with a sentence. */
export type Resend = { state: 'idle' | 'sending' | 'sent' } | { state: 'failed'; reason: string }
