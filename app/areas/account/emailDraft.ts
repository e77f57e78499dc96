import type { LoginChange } from '@tsudoi/design-system/screens/account/account.types'
import { createFormDraft } from '../../forms/createFormDraft.ts'

interface EmailDraft {
  email: string
  code: string
  /** The address to which the last code was mailed. Empty before that, and when the user returns to step 1. */
  sentTo: string
  kind: LoginChange
}

/** Input of the steps that change the e-mail address, and the step reached. */
export const emailDraft = createFormDraft<EmailDraft>('email', { email: '', code: '', sentTo: '', kind: 'change' })
