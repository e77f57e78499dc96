import * as z from 'zod/mini'
import type { LoginProvider } from '../account/account.endpoints.ts'
import { endpoint } from '../endpoint.ts'
import { nothing, openEnum } from '../schema.ts'
import { tokens } from './tokens.ts'
import { email, mailedCode } from '../requestFields.ts'

/**
 * Sign-in by a third-party provider: start → the provider's page → return with `code` and `state` → sign in or link.
 * The specification contains only signup/provider and disable/provider (Q46).
 */

/** All login methods except EMAIL. */
export const socialProviders = ['APPLE', 'FACEBOOK', 'TWITTER', 'GOOGLE', 'LINE'] as const satisfies LoginProvider[]
/** A login method other than EMAIL, such as `GOOGLE`. */
export type SocialProvider = (typeof socialProviders)[number]

/** The query parameters that the provider adds to the return URL. */
const comeBack = z.object({
  /** `code` of the return URL, with which the host asks the provider who the person is. */
  code: z.string(),
  /** `state` of the return URL, as issued when the visit was started. */
  state: z.string(),
})

const why = 'C181: provider sign-in and linking are implied, but only signup/provider and disable/provider are given'

/** Starts a visit to a third-party login provider: returns the URL to which the client navigates. */
export const startProvider = endpoint({
  host: 'user',
  method: 'POST',
  path: '/v1/auth/provider/start',
  auth: 'anyone',
  body: z.object({
    /** The provider to visit. */
    provider: z.enum(socialProviders),
    /** URL to which the provider redirects the person; the host accepts only URLs of this product. */
    returnUrl: z.string(),
  }),
  response: z.object({
    /** URL of the provider's page to which the client navigates, absolute or relative to this host. */
    authorizeUrl: z.string(),
    /**
     * The provider returns this value with the code. A different value means that the visit was not started in this
     * browser. It is valid once, within ten minutes.
     */
    state: z.string(),
  }),
  codes: ['InvalidArgument', 'TooManyRequests'],
  source: 'ours',
  why: `${why}.`,
  summary: 'Starts a visit to a provider, which returns with `code` and `state`, or with `error` if it was cancelled',
})

/** Logs in with a person whom a provider has confirmed. */
export const signinProvider = endpoint({
  host: 'user',
  method: 'POST',
  path: '/v1/auth/signin/provider',
  auth: 'anyone',
  body: comeBack,
  response: z.object({
    /** `SIGNED_IN`: `tokens` is present. `SIGNUP_NEEDED`: no account is linked with this person yet. */
    outcome: openEnum(['SIGNED_IN', 'SIGNUP_NEEDED']),
    /** Tokens of the new session; present with SIGNED_IN. The calling session has ended (X20). */
    tokens: z.optional(tokens),
    /** The unverified e-mail address that the provider reports, to prefill a form. */
    email: z.optional(z.string()),
  }),
  codes: ['TimeExpiredAccount', 'InvalidAccount', 'SuspendAccount', 'TooManyRequests'],
  source: 'ours',
  why: `${why}.`,
  summary: 'Logs in by a provider. The session remembers a new person for half an hour, for signup/provider',
})

/** Links a provider with the member's account, as another login method. */
export const enableProvider = endpoint({
  host: 'user',
  method: 'POST',
  path: '/v1/auth/enable/provider',
  auth: 'member',
  body: comeBack,
  response: nothing,
  codes: [
    'TimeExpiredAccount',
    'InvalidAccount',
    'AlreadyAssociated',
    'ActivatedProvider',
    'ReauthenticationRequired',
    'TooManyRequests',
  ],
  source: 'ours',
  why: `${why}.`,
  summary: 'Links a provider to the member, as another login method; every other session ends (X21)',
})

/** Mails the code for a sign-up by a provider. */
export const prepareSignupProvider = endpoint({
  host: 'user',
  method: 'POST',
  path: '/v1/auth/signup/provider/prepare',
  auth: 'anyone',
  body: z.object({
    /** Address to which the code is mailed, and which the account will have. */
    email,
  }),
  response: nothing,
  codes: ['TimeExpiredAccount', 'InvalidEmailFormat', 'LOCK_FIVE_TIME_FAILED', 'TooManyRequests'],
  source: 'ours',
  why: 'C181: signup/provider takes an e-mailed code, and no call is given that mails it.',
  summary:
    'Mails the code for a sign-up by the provider that signin/provider has confirmed, valid for ten minutes; answers alike for an address that has an account or had one (X7, Q106)',
})

/** Creates an account for a person whom a provider has confirmed, with the mailed code. */
export const signupProvider = endpoint({
  host: 'user',
  method: 'POST',
  path: '/v1/auth/signup/provider',
  auth: 'anyone',
  grants: true,
  body: z.object({
    /** Address that the code was mailed to. */
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
    'AlreadyAssociated',
    'LOCK_FIVE_TIME_FAILED',
    'TooManyRequests',
  ],
  source: 'C004',
  summary: 'Creates the account of a person whom a provider confirmed; it has an address and no password',
})
