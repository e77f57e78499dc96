import { prepareSignupProvider, signupProvider } from '@tsudoi/contracts/auth/provider.endpoints'
import { prepareSignup, resendSignupCode, signinEmail, signupEmail } from '@tsudoi/contracts/auth/session.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { formErrors } from '../../errors/formErrors.ts'
import { requireCookies } from '../../session/requireCookies.ts'
import { logIn } from './logIn.ts'
import { pendingSignup } from './pendingSignup.ts'

interface Credentials {
  email: string
  password: string
}

/** The form field that shows each error code of the server when a login by e-mail fails. */
export const signinErrors = formErrors(signinEmail, {
  InvalidEmailOrPassword: 'form',
  LOCK_FIVE_TIME_FAILED: 'form',
  TooManyRequests: 'form',
})

/** Logs in with e-mail address and password (S034). */
export const signinMutation = mutationOptions({
  mutationKey: ['signin'],
  meta: signinErrors,
  mutationFn: (credentials: Credentials) => logIn(() => call(signinEmail, { body: credentials })),
})

/** The form field that shows each error code of the server when a sign-up by e-mail fails. */
export const signupFormErrors = formErrors(prepareSignup, {
  InvalidEmailFormat: 'email',
  InvalidPasswordFormat: 'password',
  InvalidPasswordLength: 'password',
  InvalidPasswordConsecutive: 'password',
  LOCK_FIVE_TIME_FAILED: 'form',
  TooManyRequests: 'form',
})

/**
 * Requests a code by mail for a sign-up by e-mail. Stores the address, so that a reload returns to the code step (S030,
 * S099), but not the password (X5).
 */
export const requestSignupCodeMutation = mutationOptions({
  mutationKey: ['signup-prepare'],
  meta: signupFormErrors,
  mutationFn: async (credentials: Credentials) => {
    requireCookies()
    await call(prepareSignup, { body: credentials })
  },
  onSuccess: (_nothing, { email }) => pendingSignup.codeMailed('password', email),
})

/**
 * The form field that shows each error code of the server when a sign-up by provider fails. `page`: the provider’s
 * confirmation has expired.
 */
export const providerSignupFormErrors = formErrors(prepareSignupProvider, {
  InvalidEmailFormat: 'email',
  TimeExpiredAccount: 'page',
  LOCK_FIVE_TIME_FAILED: 'form',
  TooManyRequests: 'form',
})

/** Requests a code by mail for a person whom a provider has confirmed (S100). */
export const requestProviderSignupCodeMutation = mutationOptions({
  mutationKey: ['signup-provider-prepare'],
  meta: providerSignupFormErrors,
  mutationFn: async ({ email }: { email: string }) => {
    requireCookies()
    await call(prepareSignupProvider, { body: { email } })
  },
  onSuccess: (_nothing, { email }) => pendingSignup.codeMailed('provider', email),
})

/** The form field that shows each error code of the server when it checks the mailed code. */
export const signupCodeErrors = formErrors(signupEmail, {
  InvalidCode: 'code',
  TimeExpiredVerification: 'code',
  LOCK_FIVE_TIME_FAILED: 'form',
})

/** Checks the mailed code and creates the account. No error opens a dialog: the code step shows them all (A§7). */
export const verifySignupCodeMutation = mutationOptions({
  mutationKey: ['signup-code'],
  meta: signupCodeErrors,
  mutationFn: (step: { email: string; code: string }) => logIn(() => call(signupEmail, { body: step })),
})

/** Checks the mailed code and creates the account of a person whom a provider has confirmed (C004). */
export const verifyProviderSignupCodeMutation = mutationOptions({
  mutationKey: ['signup-provider-code'],
  meta: signupCodeErrors,
  mutationFn: (step: { email: string; code: string }) => logIn(() => call(signupProvider, { body: step })),
})

/** Requests another mail with a code for the pending sign-up. */
export const resendSignupCodeMutation = mutationOptions({
  mutationKey: ['signup-resend'],
  meta: formErrors(resendSignupCode, {
    TimeExpiredVerification: 'page',
    LOCK_FIVE_TIME_FAILED: 'page',
    TooManyRequests: 'page',
  }),
  mutationFn: (email: string) => call(resendSignupCode, { body: { email } }),
})
