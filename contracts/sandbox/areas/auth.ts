import { providerHandlers } from '../auth/providerSignin.ts'
import { resetPasswordHandlers } from '../auth/resetPassword.ts'
import { saveLoginHandlers } from '../auth/saveLogin.ts'
import { signinHandlers } from '../auth/signin.ts'
import { signupHandlers } from '../auth/signup.ts'
import { found } from '../failure.ts'
import type { Handlers } from '../http/ask.ts'
import { endSession, rotate } from '../security/sessions.ts'

export const authHandlers: Handlers<'auth'> = {
  ...signinHandlers,
  ...signupHandlers,
  ...resetPasswordHandlers,
  ...saveLoginHandlers,
  ...providerHandlers,

  async refreshTokens(ask) {
    return rotate(ask, found(ask.refreshTokenId, 'Unauthenticated'))
  },

  async signout(ask) {
    await endSession(ask, ask.sessionId)
    return {}
  },
}
