import type { LoginChange } from '@tsudoi/design-system/screens/account/account.types'
import { formDraft } from '../../session/formDraft.ts'

interface PasswordDraft {
  /** What is asked for next: the host has mailed a code, or has taken it (X6). Empty before that. */
  step: '' | 'code' | 'password'
  code: string
  hasTypedPassword: boolean
  kind: LoginChange
}

/** Where another password stands. Never the password itself. */
export const passwordDraft = formDraft<PasswordDraft>('password', {
  step: '',
  code: '',
  hasTypedPassword: false,
  kind: 'change',
})
