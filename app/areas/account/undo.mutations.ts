import { undoLoginChanges } from '@tsudoi/contracts/auth/undo.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { formErrors } from '../../errors/formErrors.ts'
import { expireSession } from '../../session/endSession.ts'
import { isMember } from '../../session/sessionStore.ts'
import { undoLink } from './undoLink.ts'

/**
 * The form field that shows each error code of the server. `page`: the link no longer works, and a message replaces the
 * form.
 */
export const undoLoginChangeErrors = formErrors(undoLoginChanges, {
  InvalidPasswordFormat: 'password',
  InvalidPasswordLength: 'password',
  InvalidPasswordConsecutive: 'password',
  AlreadyUsedEmail: 'page',
  NotFound: 'page',
  UndoLinkExpired: 'page',
  UndoLinkUsed: 'page',
  TooManyRequests: 'form',
})

/** Continues as a guest if the server has ended this browser’s session together with all others of the account. */
async function leaveEndedSession(): Promise<void> {
  if (!isMember()) return
  const { renewTokens } = await import('../../api/send.ts')
  if (!(await renewTokens())) expireSession()
}

const ignoreFailure = () => {}

/** Undoes the changes listed in the mail, and sets a new password (X21). */
export const undoLoginChangeMutation = mutationOptions({
  mutationKey: ['login-undo'],
  meta: undoLoginChangeErrors,
  mutationFn: (password: string) => call(undoLoginChanges, { body: { token: undoLink.read() ?? '', password } }),
  onSuccess: async () => {
    undoLink.forget()
    await leaveEndedSession().catch(ignoreFailure)
  },
})
