import type { LoginChange } from '@tsudoi/design-system/screens/account/account.types'
import { createFormDraft } from '../../forms/createFormDraft.ts'

interface PasswordDraft {
  /**
   * The current step: `code` after the server has mailed a code, `password` after it has accepted the code (X6). Empty
   * before.
   */
  step: '' | 'code' | 'password'
  code: string
  /** The member's address, if the server says it with the accepted code. */
  email: string
  hasTypedPassword: boolean
  kind: LoginChange
}

/** Draft of setting a password: the current step and the input, but not the password itself. */
export const passwordDraft = createFormDraft<PasswordDraft>('password', {
  step: '',
  code: '',
  email: '',
  hasTypedPassword: false,
  kind: 'change',
})
