import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { nothing } from '../schema.ts'
import { tokens } from './tokens.ts'
import { mailedCode } from '../requestFields.ts'

/**
 * Reauthentication: the member proves again who they are; the proof is valid for ten minutes. A host that requires a
 * proof answers `ReauthenticationRequired` without one; other hosts do not need these calls (X21).
 */

const why =
  'X21: a stolen access token must not be enough to change the log-in, and no call is given that proves who the caller is'
const response = tokens

/** Mails a code with which the member can reauthenticate. */
export const prepareReauthentication = endpoint({
  host: 'user',
  method: 'POST',
  path: '/v1/auth/reauthenticate/prepare',
  auth: 'member',
  response: nothing,
  codes: ['NotFoundEmail', 'LOCK_FIVE_TIME_FAILED', 'TooManyRequests'],
  source: 'ours',
  why: `${why}.`,
  summary: "Mails a code to the member's current address; NotFoundEmail for an account without one",
})

/** Reauthenticates the member by a mailed code. */
export const reauthenticateByCode = endpoint({
  host: 'user',
  method: 'POST',
  path: '/v1/auth/reauthenticate/code',
  auth: 'member',
  body: z.object({
    /** The six digits from the mail. */
    code: mailedCode,
  }),
  response,
  codes: ['InvalidCode', 'TimeExpiredVerification', 'LOCK_FIVE_TIME_FAILED', 'TooManyRequests'],
  source: 'ours',
  why: `${why}.`,
  summary: 'Proves the member by a mailed code. The tokens belong to a new session; only it has the proof (X21)',
})

/** Reauthenticates the member by the password. */
export const reauthenticateByPassword = endpoint({
  host: 'user',
  method: 'POST',
  path: '/v1/auth/reauthenticate/password',
  auth: 'member',
  body: z.object({
    /** The current password of the account. */
    password: z.string(),
  }),
  response,
  codes: ['WrongPassword', 'NotExistsPassword', 'LOCK_FIVE_TIME_FAILED', 'TooManyRequests'],
  source: 'ours',
  why: `${why}.`,
  summary: 'Proves the member by the password. The tokens belong to a new session; only it has the proof (X21)',
})

/** Reauthenticates the member by a visit to a linked provider. */
export const reauthenticateByProvider = endpoint({
  host: 'user',
  method: 'POST',
  path: '/v1/auth/reauthenticate/provider',
  auth: 'member',
  body: z.object({
    /** `code` of the return URL, with which the host asks the provider who the person is. */
    code: z.string(),
    /** `state` of the return URL, as issued when the visit was started. */
    state: z.string(),
  }),
  response,
  codes: ['TimeExpiredAccount', 'InvalidAccount', 'TooManyRequests'],
  source: 'ours',
  why: `${why}.`,
  summary:
    'Proves the member by a visit to a provider that is linked with the account; any other person is InvalidAccount (X21)',
})
