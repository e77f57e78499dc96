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
import { lazyCallWithProof } from '../../reauthentication/lazyCallWithProof.ts'
import { readAccount } from '../../session/account.ts'
import { emailDraft } from './emailDraft.ts'
import { passwordDraft } from './passwordDraft.ts'

/**
 * The form field that shows each error code of the server, by call. A code that is missing here opens an error dialog,
 * such as E013, E016 and E037.
 */
export const loginChangeErrors = {
  prepareEmail: formErrors(prepareSaveEmail, {
    InvalidEmailFormat: 'email',
    AlreadyUsedEmail: 'email',
    LockedEmail: 'email',
    TooManyRequests: 'form',
  }),
  /**
   * An error for `email` returns the user to the step of the address. The server reports an address that is already in
   * use only after it has checked the code (X7).
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

/** Renews the session’s tokens. If the server does not answer, the old tokens remain in use until they expire. */
const renewTokens = () => import('../../api/send.ts').then((api) => api.renewTokens())

/** Requests a code by mail to the new address (C013). A new code invalidates the one before. */
export const requestEmailCodeMutation = mutationOptions({
  mutationKey: ['email-prepare'],
  meta: loginChangeErrors.prepareEmail,
  mutationFn: (email: string) => lazyCallWithProof(prepareSaveEmail, { body: { email } }),
  onSuccess: (_nothing, email) => emailDraft.store({ email, sentTo: email }),
})

/**
 * Saves the new address, which the code has proven (C014). Refetches the account, because it may have gained a login
 * method.
 */
export const saveEmailMutation = mutationOptions({
  mutationKey: ['email-save'],
  meta: loginChangeErrors.saveEmail,
  mutationFn: (code: string) => lazyCallWithProof(saveEmail, { body: { code } }),
  onSuccess: () => {
    emailDraft.clear()
    readAccount().catch(ignoreFailure)
  },
})

/** Requests a code by mail to the member's own address (C010). */
export const requestPasswordCodeMutation = mutationOptions({
  mutationKey: ['password-prepare'],
  meta: loginChangeErrors.preparePassword,
  mutationFn: () => call(prepareSavePassword, {}),
  onSuccess: () => passwordDraft.store({ step: 'code' }),
})

/**
 * Checks the mailed code, which permits the next step (C011). If the answer contains new tokens, the session continues
 * with them.
 */
export const checkPasswordCodeMutation = mutationOptions({
  mutationKey: ['password-check'],
  meta: loginChangeErrors.checkPassword,
  mutationFn: async (code: string) => {
    const { tokens, email = '' } = await call(checkSavePasswordCode, { body: { code } })
    if (tokens) adoptTokens(tokens)
    return email
  },
  onSuccess: (email) => passwordDraft.store({ step: 'password', email }),
})

/**
 * Saves the password (C012). The server ends all other sessions of the account; this session continues with renewed
 * tokens (X3). Refetches the account, because it may have gained a login method.
 */
export const savePasswordMutation = mutationOptions({
  mutationKey: ['password-save'],
  meta: loginChangeErrors.savePassword,
  mutationFn: (password: string) => call(savePassword, { body: { password } }),
  onSuccess: () => {
    passwordDraft.clear()
    renewTokens().then(readAccount).catch(ignoreFailure)
  },
  onError: (error) => {
    if (hasMessageCode(error, 'DeadlineExceededSavePassword')) passwordDraft.clear()
  },
})
