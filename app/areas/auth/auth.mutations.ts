import { prepareSignupProvider, signupProvider } from '@tsudoi/contracts/auth/provider.endpoints'
import { prepareSignup, resendSignupCode, signinEmail, signupEmail } from '@tsudoi/contracts/auth/session.endpoints'
import type { Tokens } from '@tsudoi/contracts/auth/tokens'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { formErrors } from '../../errors/formErrors.ts'
import { fetchModule } from '../../shell/lazyModules.ts'
import { pendingSignup } from './pendingSignup.ts'

interface Credentials {
  email: string
  password: string
}

/**
 * Sends a call that returns tokens, and begins the member's session with them (S034). `beginSession` is loaded before
 * the call: if the module failed to load afterwards, the tokens would be lost.
 */
async function logIn(send: () => Promise<Tokens>): Promise<void> {
  const { beginSession } = await fetchModule(() => import('../../session/beginSession.ts'))
  await beginSession(await send())
}

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

export const signupFormErrors = formErrors(prepareSignup, {
  InvalidEmailFormat: 'email',
  InvalidPasswordFormat: 'password',
  InvalidPasswordLength: 'password',
  InvalidPasswordConsecutive: 'password',
  LOCK_FIVE_TIME_FAILED: 'form',
  TooManyRequests: 'form',
})

/**
 * Requests a code by mail. The address is stored, so that a reload returns to the code step (S030, S099); the password
 * is not stored (X5).
 */
export const requestSignupCodeMutation = mutationOptions({
  mutationKey: ['signup-prepare'],
  meta: signupFormErrors,
  mutationFn: (credentials: Credentials) => call(prepareSignup, { body: credentials }),
  onSuccess: (_nothing, { email }) => pendingSignup.codeMailed('password', email),
})

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
  mutationFn: ({ email }: { email: string }) => call(prepareSignupProvider, { body: { email } }),
  onSuccess: (_nothing, { email }) => pendingSignup.codeMailed('provider', email),
})

export const signupCodeErrors = formErrors(signupEmail, {
  InvalidCode: 'code',
  TimeExpiredVerification: 'code',
  LOCK_FIVE_TIME_FAILED: 'form',
})

/** Checks the code and creates the account. All errors are shown beside the code (A§7). */
export const verifySignupCodeMutation = mutationOptions({
  mutationKey: ['signup-code'],
  meta: signupCodeErrors,
  mutationFn: (step: { email: string; code: string }) => logIn(() => call(signupEmail, { body: step })),
})

/** The same for a sign-up by provider (C004). */
export const verifyProviderSignupCodeMutation = mutationOptions({
  mutationKey: ['signup-provider-code'],
  meta: signupCodeErrors,
  mutationFn: (step: { email: string; code: string }) => logIn(() => call(signupProvider, { body: step })),
})

export const resendSignupCodeMutation = mutationOptions({
  mutationKey: ['signup-resend'],
  meta: formErrors(resendSignupCode, {
    TimeExpiredVerification: 'page',
    LOCK_FIVE_TIME_FAILED: 'page',
    TooManyRequests: 'page',
  }),
  mutationFn: (email: string) => call(resendSignupCode, { body: { email } }),
})
