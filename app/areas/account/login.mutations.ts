import {
  checkSavePasswordCode,
  prepareSaveEmail,
  prepareSavePassword,
  saveEmail,
  savePassword,
} from '@tsudoi/contracts/auth/login.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { hasMessageCode } from '../../api/apiError.ts'
import { call } from '../../api/call.ts'
import { formErrors } from '../../errors/formErrors.ts'
import { adoptTokens } from '../../reauthentication/adoptTokens.ts'
import { callProvenLater } from '../../reauthentication/callProvenLater.ts'
import { readAccount } from '../../session/account.ts'
import { emailDraft } from './emailDraft.ts'
import { passwordDraft } from './passwordDraft.ts'

/**
 * Which form field shows each error code of the server, by step. All other codes open their dialog, such as E013, E016
 * and E037.
 */
export const loginErrors = {
  prepareEmail: formErrors(prepareSaveEmail, {
    InvalidEmailFormat: 'email',
    AlreadyUsedEmail: 'email',
    LockedEmail: 'email',
    TooManyRequests: 'form',
  }),
  /**
   * `email` returns to the address step. Only after the code is checked does the server reveal that an address is
   * already used (X7).
   */
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

const ignoreFailure = () => {}

/** If the renewal gets no answer, the old tokens stay in use until they expire. */
const renewTokens = () => import('../../api/send.ts').then((api) => api.renewTokens())

/** Requests a code by mail to the new address (C013). A new code invalidates the one before. */
export const prepareEmailMutation = mutationOptions({
  mutationKey: ['email-prepare'],
  meta: loginErrors.prepareEmail,
  mutationFn: (email: string) => callProvenLater(prepareSaveEmail, { body: { email } }),
  onSuccess: (_nothing, email) => emailDraft.store({ email, sentTo: email }),
})

/** Saves the address proven by the code (C014), then refetches the account, which may have gained a login method. */
export const saveEmailMutation = mutationOptions({
  mutationKey: ['email-save'],
  meta: loginErrors.saveEmail,
  mutationFn: (code: string) => callProvenLater(saveEmail, { body: { code } }),
  onSuccess: () => {
    emailDraft.clear()
    readAccount().catch(ignoreFailure)
  },
})

/** Requests a code by mail to the member's own address (C010). */
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
 * Saves the password (C012). The server ends all other sessions; this session continues with renewed tokens (X3). Then
 * refetches the account, which may have gained a login method.
 */
export const savePasswordMutation = mutationOptions({
  mutationKey: ['password-save'],
  meta: loginErrors.savePassword,
  mutationFn: (password: string) => call(savePassword, { body: { password } }),
  onSuccess: () => {
    passwordDraft.clear()
    renewTokens().then(readAccount).catch(ignoreFailure)
  },
  onError: (error) => {
    if (hasMessageCode(error, 'DeadlineExceededSavePassword')) passwordDraft.clear()
  },
})
