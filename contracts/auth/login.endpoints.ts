import * as z from 'zod/mini'
import { loginProviders } from '../account/account.endpoints.ts'
import { endpoint } from '../endpoint.ts'
import { nothing } from '../schema.ts'
import { tokens } from './tokens.ts'
import { email, mailedCode, newPassword } from '../requestFields.ts'

/** Calls that change how a member logs in: reset a password, save a password or address, unlink a provider. */

const passwordCodes = ['InvalidPasswordFormat', 'InvalidPasswordLength', 'InvalidPasswordConsecutive'] as const

/** Mails a code to a caller who forgot the password. */
export const prepareResetPassword = endpoint({
  host: 'user',
  method: 'POST',
  path: '/v1/auth/reset/password/prepare',
  auth: 'anyone',
  body: z.object({
    /** Address that the code is mailed to, if an account has it. */
    email,
  }),
  response: nothing,
  codes: ['InvalidEmailFormat', 'LOCK_FIVE_TIME_FAILED', 'TooManyRequests'],
  source: 'C007',
  summary: 'Mails a code, valid for ten minutes; the answer is the same for an unknown address (X7)',
})

/** Enters the mailed code, so that the caller can then set a new password by {@link resetPassword}. */
export const checkResetPasswordCode = endpoint({
  host: 'user',
  method: 'POST',
  path: '/v1/auth/reset/password/code',
  auth: 'anyone',
  body: z.object({
    /** Address that the code was mailed to. */
    email,
    /** The six digits from the mail. */
    code: mailedCode,
  }),
  response: nothing,
  codes: ['InvalidCode', 'TimeExpiredPasswordReset', 'LOCK_FIVE_TIME_FAILED', 'NotExistsPassword', 'TooManyRequests'],
  source: 'C008',
  summary: 'Proves the address; ten minutes remain for the new password, in this session only (X6)',
})

/** Sets a new password after the mailed code was entered. */
export const resetPassword = endpoint({
  host: 'user',
  method: 'POST',
  path: '/v1/auth/reset/password',
  auth: 'anyone',
  body: z.object({
    /** The address whose mailed code the caller entered. */
    email,
    /** The new password: 8 to 25 half-width characters, none four times in a row (A§8). */
    password: newPassword,
    /** The six digits from the mail, which this call sends a second time (X6). */
    code: mailedCode,
  }),
  response: nothing,
  codes: [...passwordCodes, 'InvalidCode', 'DeadlineExceededResetPassword', 'LOCK_FIVE_TIME_FAILED', 'TooManyRequests'],
  source: 'C009',
  summary: 'Sets the new password once; every session of the account ends (X3)',
})

/** Mails a code to a member who wants to set or change the password. */
export const prepareSavePassword = endpoint({
  host: 'user',
  method: 'POST',
  path: '/v1/auth/save/password/prepare',
  auth: 'member',
  response: nothing,
  codes: ['NotExistsPassword', 'LOCK_FIVE_TIME_FAILED', 'TooManyRequests'],
  source: 'C010',
  summary: "Mails a code to the member's address; fails without an address",
})

/** Enters the mailed code, so that the member can then save a password by {@link savePassword}. */
export const checkSavePasswordCode = endpoint({
  host: 'user',
  method: 'POST',
  path: '/v1/auth/save/password/code',
  auth: 'member',
  body: z.object({
    /** The six digits from the mail. */
    code: mailedCode,
  }),
  response: z.object({
    /**
     * Tokens of a new session. Only this session may save the password; the calling session ends when the password is
     * saved. Without tokens in the answer, the calling session itself may save the password. An extension of ours.
     */
    tokens: z.optional(tokens),
    /**
     * The e-mail address of the account, for a password manager, which saves it with the new password. An extension of
     * ours.
     */
    email: z.optional(z.string()),
  }),
  codes: ['InvalidCode', 'TimeExpiredVerification', 'LOCK_FIVE_TIME_FAILED', 'TooManyRequests'],
  source: 'C011',
  summary: 'Proves the address; ten minutes remain for the new password, in one session only (X6, Q381)',
})

/** Sets or changes the member's password after the mailed code was entered. */
export const savePassword = endpoint({
  host: 'user',
  method: 'POST',
  path: '/v1/auth/save/password',
  auth: 'member',
  body: z.object({
    /** The new password: 8 to 25 half-width characters, none four times in a row (A§8). */
    password: newPassword,
  }),
  response: nothing,
  codes: [...passwordCodes, 'DeadlineExceededSavePassword'],
  source: 'C012',
  summary: 'Saves or changes the password once; every other session of the account ends (X3)',
})

/** Mails a code to the new address of a member who wants to set or change the e-mail address. */
export const prepareSaveEmail = endpoint({
  host: 'user',
  method: 'POST',
  path: '/v1/auth/save/email/prepare',
  auth: 'member',
  body: z.object({
    /** The new address, to which the code is mailed. */
    email,
  }),
  response: nothing,
  codes: ['InvalidEmailFormat', 'AlreadyUsedEmail', 'LockedEmail', 'ReauthenticationRequired', 'TooManyRequests'],
  source: 'C013',
  summary:
    "Mails a code to the new address; whether it is another account's is said only to who can read its mail (X7)",
})

/** Sets or changes the member's e-mail address with the mailed code. */
export const saveEmail = endpoint({
  host: 'user',
  method: 'POST',
  path: '/v1/auth/save/email',
  auth: 'member',
  body: z.object({
    /** The six digits from the mail. */
    code: mailedCode,
  }),
  response: nothing,
  codes: [
    'InvalidCode',
    'TimeExpiredVerification',
    'LOCK_FIVE_TIME_FAILED',
    'AlreadyUsedEmail',
    'DiscardedEmail',
    'ReauthenticationRequired',
    'TooManyRequests',
  ],
  source: 'C014',
  summary:
    'Saves or changes the address, for an account by a provider too that has none yet; every other session ends, and the old address is mailed a link that undoes it (X21)',
})

/** Removes one of the member's login methods. */
export const disableProvider = endpoint({
  host: 'user',
  method: 'POST',
  path: '/v1/auth/disable/provider',
  auth: 'member',
  body: z.object({
    /** The login method to remove. */
    provider: z.enum(loginProviders),
  }),
  response: nothing,
  codes: ['NotFound', 'LastProvider', 'ReauthenticationRequired'],
  source: 'C015',
  summary:
    'Takes away one way to log in, never the last (Q46); EMAIL takes the address and the password along. Every other session ends (X21)',
})
