import {
  checkSavePasswordCode,
  prepareSaveEmail,
  prepareSavePassword,
  saveEmail,
  savePassword,
} from '@tsudoi/contracts/auth/login.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { failedWith } from '../../api/apiError.ts'
import { call } from '../../api/call.ts'
import { formErrors } from '../../errors/formErrors.ts'
import { adoptTokens } from '../../reauthentication/adoptTokens.ts'
import { callProvenLater } from '../../reauthentication/callProvenLater.ts'
import { readAccount } from '../../session/account.ts'
import { emailDraft } from './emailDraft.ts'
import { passwordDraft } from './passwordDraft.ts'

/** Where each step shows what the host refused; any other code gets its dialog, such as E013, E016 and E037. */
export const loginErrors = {
  prepareEmail: formErrors(prepareSaveEmail, {
    InvalidEmailFormat: 'email',
    AlreadyUsedEmail: 'email',
    LockedEmail: 'email',
    TooManyRequests: 'form',
  }),
  /** `email` leads back to the address: that it is taken is said only to who can read its mail (X7). */
  saveEmail: formErrors(saveEmail, {
    InvalidCode: 'code',
    TimeExpiredVerification: 'code',
    LOCK_FIVE_TIME_FAILED: 'form',
    AlreadyUsedEmail: 'email',
    TooManyRequests: 'form',
  }),
  preparePassword: formErrors(prepareSavePassword, { LOCK_FIVE_TIME_FAILED: 'form', TooManyRequests: 'form' }),
  checkPassword: formErrors(checkSavePasswordCode, {
    InvalidCode: 'code',
    TimeExpiredVerification: 'code',
    LOCK_FIVE_TIME_FAILED: 'form',
    TooManyRequests: 'form',
  }),
  savePassword: formErrors(savePassword, {
    InvalidPasswordFormat: 'password',
    InvalidPasswordLength: 'password',
    InvalidPasswordConsecutive: 'password',
  }),
}

const ignore = () => {}

/** Without an answer the old ones serve until they end. */
const renewTokens = () => import('../../api/send.ts').then((api) => api.renewTokens())

/** Has a code mailed to another address (C013); sent again, the one before no longer works. */
export const prepareEmailMutation = mutationOptions({
  mutationKey: ['email-prepare'],
  meta: loginErrors.prepareEmail,
  mutationFn: (email: string) => callProvenLater(prepareSaveEmail, { body: { email } }),
  onSuccess: (_nothing, email) => emailDraft.store({ email, sentTo: email }),
})

/** Saves the address that the code proves (C014); the account may have one way to log in more. */
export const saveEmailMutation = mutationOptions({
  mutationKey: ['email-save'],
  meta: loginErrors.saveEmail,
  mutationFn: (code: string) => callProvenLater(saveEmail, { body: { code } }),
  onSuccess: () => {
    emailDraft.clear()
    readAccount().catch(ignore)
  },
})

/** Has a code mailed to the member's own address (C010). */
export const preparePasswordMutation = mutationOptions({
  mutationKey: ['password-prepare'],
  meta: loginErrors.preparePassword,
  mutationFn: () => call(prepareSavePassword, {}),
  onSuccess: () => passwordDraft.store({ step: 'code' }),
})

export const checkPasswordMutation = mutationOptions({
  mutationKey: ['password-check'],
  meta: loginErrors.checkPassword,
  mutationFn: async (code: string) => {
    const { tokens } = await call(checkSavePasswordCode, { body: { code } })
    if (tokens) adoptTokens(tokens)
  },
  onSuccess: () => passwordDraft.store({ step: 'password' }),
})

/**
 * Saves the password (C012). Every other session ends; this one goes on with fresh tokens (X3), and the account may
 * have one way to log in more.
 */
export const savePasswordMutation = mutationOptions({
  mutationKey: ['password-save'],
  meta: loginErrors.savePassword,
  mutationFn: (password: string) => call(savePassword, { body: { password } }),
  onSuccess: () => {
    passwordDraft.clear()
    renewTokens().then(readAccount).catch(ignore)
  },
  onError: (error) => {
    if (failedWith(error, 'DeadlineExceededSavePassword')) passwordDraft.clear()
  },
})
