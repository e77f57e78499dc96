import type { LoginChange } from '@tsudoi/design-system/screens/account/account.types'
import { createFormDraft } from '../../forms/createFormDraft.ts'

interface PasswordDraft {
  /** The current step: the server has mailed a code, or has accepted it (X6). Empty before that. */
  step: '' | 'code' | 'password'
  code: string
  hasTypedPassword: boolean
  kind: LoginChange
}

/** The step reached while setting a password, with its input except the password itself. */
export const passwordDraft = createFormDraft<PasswordDraft>('password', {
  step: '',
  code: '',
  hasTypedPassword: false,
  kind: 'change',
})
