import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { count, day, imagePath, instant, nothing, openEnum, shownText } from '../schema.ts'
import { longestProfileName, nameOf, prefecture, uniqueName } from '../requestFields.ts'

/** Login methods (A§3): EMAIL is an address with a password, the others are third-party providers. */
export const loginProviders = ['APPLE', 'FACEBOOK', 'TWITTER', 'GOOGLE', 'LINE', 'EMAIL'] as const
/** A login method, as listed in {@link loginProviders}. */
export type LoginProvider = (typeof loginProviders)[number]

/** Gender codes: 1 male, 2 female, 3 no answer (A§3). */
export const genders = [1, 2, 3] as const

/** A member's own profile. */
export const profile = z.object({
  /** Id of the account. */
  accountId: z.string(),
  nickName: shownText,
  /** The unique name: half-width letters and digits (A§5); shown with a leading @. */
  uniqueName: z.string(),
  /** True for an official account; absent means false. */
  isOfficial: z.optional(z.boolean()),
  /** Given name; only in the member's own profile (X19). */
  firstName: z.optional(z.string()),
  /** Family name; only in the member's own profile (X19). */
  lastName: z.optional(z.string()),
  /**
   * Birthday as a calendar day, for example `2004-02-29`; only in the member's own profile. It cannot be changed once
   * saved (X19).
   */
  birthday: z.optional(day),
  /** Gender code: 1 male, 2 female, 3 no answer (A§3). */
  gender: z.optional(z.catch(z.union([z.literal(1), z.literal(2), z.literal(3)]), 3)),
  /** Prefecture code of JIS X 0401: 1 Hokkaidō … 47 Okinawa (Q52). */
  prefecture: z.optional(z.int()),
  image: z.optional(imagePath),
  /** How many channels the member follows. */
  channelFollowers: z.optional(count),
})
/** A member's own profile. */
export type Profile = z.infer<typeof profile>

/** Reads whether the caller is a guest or a member, and with which methods the account can log in. */
export const getAccountAuth = endpoint({
  host: 'user',
  method: 'GET',
  path: '/v2/account/auth',
  auth: 'anyone',
  response: z.object({
    /** Id of the account; empty or missing for a guest (Q44). */
    accountId: z.optional(z.string()),
    /** Login methods of the account: one entry per linked provider, and EMAIL if it has an e-mail address. */
    certs: z.optional(
      z.array(
        z.object({
          /** The login method. */
          provider: openEnum(loginProviders),
        }),
      ),
    ),
    /** Whether the member has created a profile (C021). */
    hasProfile: z.optional(z.boolean()),
    /**
     * Whether the member can log in by e-mail. An account created by a provider has an address but no password. An
     * extension of ours (Q46).
     */
    hasPassword: z.optional(z.boolean()),
  }),
  source: 'C018',
  summary: 'The caller: guest or member, login methods, and whether there is a profile',
})

/** Reads the caller's account with its profile. */
export const getAccount = endpoint({
  host: 'user',
  method: 'GET',
  path: '/v2/account',
  auth: 'anyone',
  response: z.object({
    /** Id of the account; empty or missing for a guest (Q44). */
    accountId: z.optional(z.string()),
    /** The unique name; absent until the profile is created. */
    uniqueName: z.optional(z.string()),
    /** The caller's profile; absent for a guest, and until the profile is created. */
    profile: z.optional(profile),
  }),
  source: 'C017',
  summary: 'The account with its profile',
})

/** Reads the server's time. */
export const getTime = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/time',
  auth: 'member',
  response: z.object({
    /** The host's current time. */
    time: instant,
  }),
  source: 'C020',
  summary: 'Server time, for periods and cookie lives (S097); not called for guests (S062)',
})

/** Creates or updates the caller's own profile. */
export const saveProfile = endpoint({
  host: 'user',
  method: 'POST',
  path: '/v2/profile',
  auth: 'member',
  body: z.object({
    /** The displayed name: 1 to 20 graphemes, a limit of the product (S134). */
    nickName: nameOf(longestProfileName),
    /** Unique name: 4 to 20 half-width letters and digits (A§5). */
    uniqueName,
    /** Given name: 1 to 20 graphemes. */
    firstName: nameOf(longestProfileName),
    /** Family name: 1 to 20 graphemes. */
    lastName: nameOf(longestProfileName),
    /** Birthday from 1900-01-01 to today in Japan, for example `2004-02-29`. It cannot be changed once saved. */
    birthday: day,
    /** Gender code: 1 male, 2 female, 3 no answer (A§3). */
    gender: z.optional(z.union([z.literal(1), z.literal(2), z.literal(3)])),
    /** Prefecture code of JIS X 0401: 1 Hokkaidō … 47 Okinawa (Q52). */
    prefecture: z.optional(prefecture),
  }),
  response: z.object({
    /** The saved profile. */
    profile,
  }),
  codes: [
    'AlreadyExistsUniqueName',
    'LockedUniqueName',
    'InvalidUniqueName',
    'InvalidAlphaNumeric',
    'InvalidModeration',
    'InvalidArgument',
  ],
  source: 'C021',
  summary: 'Creates or updates the profile (Q47); the birthday cannot be changed later',
})

/** Reads the caller's own profile. */
export const getProfile = endpoint({
  host: 'user',
  method: 'GET',
  path: '/v2/profile',
  auth: 'member',
  response: z.object({
    /** The caller's profile; absent until it is created (C021). */
    profile: z.optional(profile),
  }),
  source: 'C022',
  summary: "The member's own profile; absent until it is created",
})

/** The public part of a member's profile: no name, birthday, address, gender or prefecture (X19). */
export const publicProfile = z.object({
  /** Id of the account. */
  accountId: z.string(),
  nickName: shownText,
  /** The unique name: half-width letters and digits (A§5). */
  uniqueName: z.string(),
  /** Whether the account belongs to the operator or to a channel. */
  isOfficial: z.boolean(),
  image: z.optional(imagePath),
  /** How many channels the member follows. */
  channelFollowers: count,
})
/** The public part of a member's profile. */
export type PublicProfile = z.infer<typeof publicProfile>

/** Reads the public profile of any member. */
export const getPublicProfile = endpoint({
  host: 'user',
  method: 'GET',
  path: '/v1/profile/get/{id}',
  auth: 'anyone',
  response: z.object({ profile: publicProfile }),
  codes: ['NotFound'],
  source: 'C023',
  summary:
    'The public profile of a member; NotFound without a profile, and if a block hides the member from the caller',
})

/** Deletes the caller's account permanently, with all personal data and coins. */
export const discardAccount = endpoint({
  host: 'user',
  method: 'POST',
  path: '/v2/account/discard',
  auth: 'member',
  response: nothing,
  codes: ['ReauthenticationRequired'],
  source: 'C019',
  summary: 'Deletes the account with all personal data and its coins; the address is refused for 30 days',
})
