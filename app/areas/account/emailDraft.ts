import type { LoginChange } from '@tsudoi/design-system/screens/account/account.types'
import { formDraft } from '../../session/formDraft.ts'

interface EmailDraft {
  email: string
  code: string
  /** Where a code went that was not entered yet. */
  sentTo: string
  kind: LoginChange
}

/** What was typed for another address, and where it stands. */
export const emailDraft = formDraft<EmailDraft>('email', { email: '', code: '', sentTo: '', kind: 'change' })
