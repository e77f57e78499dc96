import {
  prepareSignup,
  prepareSignupProvider,
  resendSignupCode,
  signinEmail,
  signupEmail,
  signupProvider,
} from '@tsudoi/contracts/auth/auth.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { beginSession } from '../../session/account.ts'
import { pendingSignup } from './pendingSignup.ts'

interface Credentials {
  email: string
  password: string
}

/** Codes the forms show at their fields; any other one gets its dialog. */
export const formCodes = {
  signin: ['InvalidEmailOrPassword', 'LOCK_FIVE_TIME_FAILED', 'TooManyRequests'],
  prepare: [
    'AlreadyExistsEmail',
    'InvalidEmailFormat',
    'InvalidPasswordFormat',
    'InvalidPasswordLength',
    'InvalidPasswordConsecutive',
    'TooManyRequests',
  ],
  prepareProvider: ['AlreadyExistsEmail', 'InvalidEmailFormat', 'TimeExpiredAccount', 'TooManyRequests'],
  code: ['InvalidCode', 'TimeExpiredVerification', 'LOCK_FIVE_TIME_FAILED', 'AlreadySignedUp'],
  resend: ['TimeExpiredVerification', 'TooManyRequests'],
} as const

/** Logs in and begins the member's session (S034). */
export const signinMutation = mutationOptions({
  mutationKey: ['signin'],
  meta: { handles: formCodes.signin },
  mutationFn: async (credentials: Credentials) => beginSession(await call(signinEmail, { body: credentials })),
})

/** Has a code mailed. The address is kept, so that a reload leads back to the code (S030, S099); the password is not (X5). */
export const prepareMutation = mutationOptions({
  mutationKey: ['signup-prepare'],
  meta: { handles: formCodes.prepare },
  mutationFn: (credentials: Credentials) => call(prepareSignup, { body: credentials }),
  onSuccess: (_nothing, { email }) => pendingSignup.codeMailed('password', email),
})

/** The same for a person whom a provider has confirmed (S100). */
export const prepareProviderMutation = mutationOptions({
  mutationKey: ['signup-provider-prepare'],
  meta: { handles: formCodes.prepareProvider },
  mutationFn: ({ email }: { email: string }) => call(prepareSignupProvider, { body: { email } }),
  onSuccess: (_nothing, { email }) => pendingSignup.codeMailed('provider', email),
})

/** The call is silent (A§7): whatever it says is said beside the code. */
export const codeMutation = mutationOptions({
  mutationKey: ['signup-code'],
  mutationFn: async (step: { email: string; code: string }) => beginSession(await call(signupEmail, { body: step })),
})

/** Silent as well (C004). */
export const providerCodeMutation = mutationOptions({
  mutationKey: ['signup-provider-code'],
  mutationFn: async (step: { email: string; code: string }) => beginSession(await call(signupProvider, { body: step })),
})

export const resendMutation = mutationOptions({
  mutationKey: ['signup-resend'],
  meta: { handles: formCodes.resend },
  mutationFn: (email: string) => call(resendSignupCode, { body: { email } }),
})
