import { undoLoginChanges } from '@tsudoi/contracts/auth/undo.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { formErrors } from '../../errors/formErrors.ts'
import { expireSession } from '../../session/endSession.ts'
import { isMember } from '../../session/sessionStore.ts'
import { undoLink } from './undoLink.ts'

/** Where the form shows what the host refused; a link that no longer works changes the page. */
export const undoErrors = formErrors(undoLoginChanges, {
  InvalidPasswordFormat: 'password',
  InvalidPasswordLength: 'password',
  InvalidPasswordConsecutive: 'password',
  AlreadyUsedEmail: 'page',
  NotFound: 'page',
  UndoLinkExpired: 'page',
  UndoLinkUsed: 'page',
  TooManyRequests: 'form',
})

/** Every session of the account has ended. If this browser's was one of them, it is a guest's now. */
async function leaveEndedSession(): Promise<void> {
  if (!isMember()) return
  const { renewTokens } = await import('../../api/send.ts')
  if (!(await renewTokens())) expireSession()
}

const ignore = () => {}

/** Undoes the changes that the link was mailed about, with a new password (X21). */
export const undoMutation = mutationOptions({
  mutationKey: ['login-undo'],
  meta: undoErrors,
  mutationFn: (password: string) => call(undoLoginChanges, { body: { token: undoLink.read() ?? '', password } }),
  onSuccess: async () => {
    undoLink.forget()
    await leaveEndedSession().catch(ignore)
  },
})
