import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { nothing } from '../schema.ts'
import { nameOf } from '../requestFields.ts'
import { tokens } from './tokens.ts'
import {
  creationOptions,
  longestPasskeyName,
  passkey,
  passkeyAssertion,
  passkeyCredential,
  requestOptions,
} from './passkey.ts'

/**
 * Passkeys (WebAuthn), a login method in addition to the password and the providers. Adding and deleting one requires
 * reauthentication, like any change of the log-in (X21).
 */

const why = 'The documents have the password and providers, and no log-in that a fake site cannot steal (Q536).'

/** Name of a passkey. */
const name = nameOf(longestPasskeyName)

/** Lists the caller's passkeys. */
export const listPasskeys = endpoint({
  host: 'user',
  method: 'GET',
  path: '/v1/auth/passkey',
  auth: 'member',
  response: z.object({
    /** The passkeys, the most recently added first. */
    list: z.array(passkey),
  }),
  silent: true,
  source: 'ours',
  why,
  summary: "The caller's passkeys, at most 20",
})

/** Begins the registration of a passkey. */
export const preparePasskey = endpoint({
  host: 'user',
  method: 'POST',
  path: '/v1/auth/passkey/prepare',
  auth: 'member',
  response: z.object({ options: creationOptions }),
  codes: ['ReauthenticationRequired', 'PasskeyLimitReached'],
  source: 'ours',
  why,
  summary: 'The options with which the browser creates a passkey. Their challenge is valid once, for five minutes',
})

/** Registers a passkey that the browser has created. */
export const registerPasskey = endpoint({
  host: 'user',
  method: 'POST',
  path: '/v1/auth/passkey',
  auth: 'member',
  body: z.object({
    name,
    /** The created passkey. */
    credential: passkeyCredential,
  }),
  response: z.object({
    /** Id of the added passkey. */
    passkeyId: z.string(),
  }),
  codes: [
    'ReauthenticationRequired',
    'PasskeyLimitReached',
    'PasskeyRequestExpired',
    'PasskeyRefused',
    'AlreadyAssociated',
  ],
  source: 'ours',
  why,
  summary:
    'Adds a passkey; every other session ends (X21). PasskeyRefused: another site, or no verified user. AlreadyAssociated: it is registered',
})

/** Renames one of the caller's passkeys. */
export const renamePasskey = endpoint({
  host: 'user',
  method: 'PATCH',
  path: '/v1/auth/passkey/{id}',
  auth: 'member',
  body: z.object({ name }),
  response: nothing,
  codes: ['NotFound'],
  source: 'ours',
  why,
  summary: 'Gives a passkey another name',
})

/** Deletes one of the caller's passkeys. */
export const deletePasskey = endpoint({
  host: 'user',
  method: 'DELETE',
  path: '/v1/auth/passkey/{id}',
  auth: 'member',
  response: nothing,
  codes: ['NotFound', 'LastProvider', 'ReauthenticationRequired'],
  source: 'ours',
  why,
  summary: 'Deletes a passkey; every other session ends (X21). LastProvider: the account has no other way to log in',
})

/** Begins a log-in by a passkey. */
export const prepareSigninPasskey = endpoint({
  host: 'user',
  method: 'POST',
  path: '/v1/auth/signin/passkey/prepare',
  auth: 'anyone',
  response: z.object({ options: requestOptions }),
  codes: ['TooManyRequests'],
  source: 'ours',
  why,
  summary: 'The options with which the browser signs a log-in; the member chooses the account in the browser',
})

/** Logs in by a passkey. */
export const signinPasskey = endpoint({
  host: 'user',
  method: 'POST',
  path: '/v1/auth/signin/passkey',
  auth: 'anyone',
  body: z.object({
    /** The signed log-in. */
    credential: passkeyAssertion,
  }),
  response: tokens,
  codes: ['PasskeyRefused', 'PasskeyRequestExpired', 'SuspendAccount', 'TooManyRequests'],
  source: 'ours',
  why,
  summary:
    'Logs in by a passkey; the rules afterwards are those of the password. PasskeyRefused: unknown, deleted or copied passkey, another site, or no verified user',
})
