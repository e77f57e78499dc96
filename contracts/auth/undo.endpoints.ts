import * as z from 'zod/mini'
import { loginProviders } from '../account/account.endpoints.ts'
import { endpoint } from '../endpoint.ts'
import { instant, nothing, openEnum } from '../schema.ts'
import { newPassword } from '../requestFields.ts'

/**
 * Calls for the link that a host mails to the old address after a login change. The link can be used once, within seven
 * days (X21).
 */

/** The kinds of login changes. */
export const loginChangeKinds = [
  'EMAIL',
  'PASSWORD',
  'PROVIDER_ADDED',
  'PROVIDER_REMOVED',
  'EMAIL_REMOVED',
  'PASSKEY_ADDED',
  'PASSKEY_REMOVED',
] as const
/** The kind of a change of the login, as listed in {@link loginChangeKinds}. */
export type LoginChangeKind = (typeof loginChangeKinds)[number]

const why = 'X21: the owner of the old address must be able to undo a change of the log-in, and no call is given for it'

/** The token from the link's fragment (after `#`). It is sent in the body, so that URL logs do not contain it. */
const token = z.string()

/** Reads which login changes a mailed link would undo. */
export const checkLoginUndo = endpoint({
  host: 'user',
  method: 'POST',
  path: '/v1/auth/undo/check',
  auth: 'anyone',
  body: z.object({ token }),
  response: z.object({
    /** The address that the account gets back. */
    email: z.string(),
    /**
     * The changes that the link undoes, the oldest first: all since the first change that was mailed to this address.
     */
    changes: z.array(
      z.object({
        /** Kind of the change. EMAIL_REMOVED: the address and its password were removed. */
        kind: openEnum(loginChangeKinds),
        /** The provider of PROVIDER_ADDED and PROVIDER_REMOVED. */
        provider: z.optional(openEnum(loginProviders)),
        /** When the change was made. */
        changeTime: instant,
      }),
    ),
    /** When the link expires. */
    expireTime: instant,
  }),
  codes: ['NotFound', 'UndoLinkExpired', 'UndoLinkUsed', 'TooManyRequests'],
  source: 'ours',
  why: `${why}.`,
  summary: 'Returns what a mailed link would undo, without changing anything',
})

/** Undoes login changes by a mailed link, and sets a new password. */
export const undoLoginChanges = endpoint({
  host: 'user',
  method: 'POST',
  path: '/v1/auth/undo',
  auth: 'anyone',
  body: z.object({
    token,
    /** The new password: 8 to 25 half-width characters, none four times in a row (A§8). */
    password: newPassword,
  }),
  response: nothing,
  codes: [
    'InvalidPasswordFormat',
    'InvalidPasswordLength',
    'InvalidPasswordConsecutive',
    'AlreadyUsedEmail',
    'NotFound',
    'UndoLinkExpired',
    'UndoLinkUsed',
    'TooManyRequests',
  ],
  source: 'ours',
  why: `${why}.`,
  summary:
    'Gives the account back its address and its providers, with the new password. Every session ends, and so do all links of later changes (X21)',
})
