import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { nothing } from '../schema.ts'
import { tokens } from './tokens.ts'
import { email, longestEmail, mailedCode, newPassword } from '../requestFields.ts'

/** Starts, refreshes and ends sessions: as a guest, by signing up, by logging in. */

export const signinGuest = endpoint({
  host: 'user',
  method: 'POST',
  path: '/v1/auth/signin/guest',
  auth: 'none',
  response: tokens,
  codes: ['TooManyRequests'],
  source: 'C006',
  summary: 'Obtains a guest session (S033)',
})

/** Starts a sign-up by e-mail: mails a code to the address. */
export const prepareSignup = endpoint({
  host: 'user',
  method: 'POST',
  path: '/v1/auth/signup/prepare',
  auth: 'anyone',
  body: z.object({
    /** Address to which the code is mailed. */
    email,
    /** Password of the new account: 8 to 25 half-width characters, none four times in a row (A§8). */
    password: newPassword,
  }),
  response: nothing,
  codes: [
    'InvalidEmailFormat',
    'InvalidPasswordFormat',
    'InvalidPasswordLength',
    'InvalidPasswordConsecutive',
    'LOCK_FIVE_TIME_FAILED',
    'TooManyRequests',
  ],
  source: 'C001',
  summary:
    'Starts an e-mail sign-up: a six-digit code is mailed, valid for ten minutes (Q60); answers alike for an address that has an account or had one (X7, Q106)',
})

/** Mails another code for a sign-up that was started. */
export const resendSignupCode = endpoint({
  host: 'user',
  method: 'POST',
  path: '/v1/auth/signup/resend',
  auth: 'anyone',
  body: z.object({
    /** Address of the pending sign-up. */
    email,
  }),
  response: nothing,
  codes: ['TimeExpiredVerification', 'LOCK_FIVE_TIME_FAILED', 'TooManyRequests'],
  source: 'C002',
  summary: 'Mails a new code and invalidates the old one',
})

/** Creates an account with an address, a password and the mailed code. */
export const signupEmail = endpoint({
  host: 'user',
  method: 'POST',
  path: '/v1/auth/signup/email',
  auth: 'anyone',
  grants: true,
  body: z.object({
    /** Address of the pending sign-up. */
    email,
    /** The six digits from the mail. */
    code: mailedCode,
  }),
  response: tokens,
  silent: true,
  codes: [
    'InvalidCode',
    'TimeExpiredVerification',
    'AlreadySignedUp',
    'DiscardedEmail',
    'LOCK_FIVE_TIME_FAILED',
    'TooManyRequests',
  ],
  source: 'C003',
  summary:
    'Creates the account; the guest token ends and new tokens begin (X20). That the address has an account, or had one, is said to the right code alone (X7, Q106)',
})

/** Logs in by e-mail address and password. */
export const signinEmail = endpoint({
  host: 'user',
  method: 'POST',
  path: '/v1/auth/signin/email',
  auth: 'anyone',
  body: z.object({
    /** Address to log in with. */
    email: z.string().check(z.maxLength(longestEmail)),
    /** The password of the account. */
    password: z.string(),
  }),
  response: tokens,
  codes: ['InvalidEmailOrPassword', 'LOCK_FIVE_TIME_FAILED', 'SuspendAccount', 'TooManyRequests'],
  source: 'C005',
  summary: 'Logs in by e-mail; the answer is the same for an unknown address and a wrong password (X7)',
})

/** Exchanges the refresh token for new tokens. */
export const refreshTokens = endpoint({
  host: 'user',
  method: 'POST',
  path: '/v1/auth/refresh',
  auth: 'refresh',
  body: z.object({
    /** Always true. The refresh token itself is sent as the bearer. */
    refresh: z.literal(true),
  }),
  response: tokens,
  silent: true,
  codes: ['Unauthenticated', 'SuspendAccount'],
  source: 'C016',
  summary: 'Rotates the tokens; a used refresh token ends the session (X3)',
})

/** Logs the caller out by revoking the session's refresh tokens. */
export const signout = endpoint({
  host: 'user',
  method: 'POST',
  path: '/v1/auth/signout',
  auth: 'refresh',
  response: nothing,
  silent: true,
  source: 'ours',
  why: 'Refresh tokens must be revoked at logout (X3) and no call for it is given.',
  summary: 'Revokes the refresh tokens of this session',
})
