import * as z from 'zod/mini'
import { instant, shownText } from '../schema.ts'

/** Maximum length of a passkey's name in graphemes. */
export const longestPasskeyName = 40

/** Maximum number of passkeys of one account. */
export const maxPasskeys = 20

/** How long a challenge is valid, in minutes. It can be used once. */
export const challengeMinutes = 5

/** A passkey in the member's list. */
export const passkey = z.object({
  /** Id of the passkey at the host; it is not the credential's id. */
  passkeyId: z.string(),
  /** The name that the member has given to the passkey. */
  name: shownText,
  /** When it was added. */
  createTime: instant,
  /** When the member last logged in with the passkey; absent if never. */
  lastUseTime: z.optional(instant),
})
/** A passkey in the member's list. */
export type Passkey = z.infer<typeof passkey>

/** A credential that must not be registered a second time (WebAuthn, `PublicKeyCredentialDescriptorJSON`). */
const knownCredential = z.object({
  /** Credential id, as base64url. */
  id: z.string(),
  /** Always `public-key`. */
  type: z.string(),
  /** How the browser reaches the authenticator, as it was sent at registration. */
  transports: z.optional(z.array(z.string())),
})

/**
 * Options with which a browser creates a passkey (WebAuthn, `PublicKeyCredentialCreationOptionsJSON`). Clients require
 * a discoverable credential and the user's verification, whatever a host sends.
 */
export const creationOptions = z.object({
  /** The site to which the passkey belongs. */
  rp: z.object({
    /** Domain of the site (RP ID): that of the app, or a domain above it. */
    id: z.string(),
    /** Name of the site. */
    name: z.string(),
  }),
  /** The account. */
  user: z.object({
    /** A random handle of the account, as base64url, at most 64 bytes. It must not identify the member. */
    id: z.string(),
    /** How the browser tells accounts apart: the e-mail address or the unique name. */
    name: z.string(),
    /** Name of the member. */
    displayName: z.string(),
  }),
  /** Random bytes, as base64url. The challenge can be used once, within five minutes, in this session. */
  challenge: z.string(),
  /** Accepted signature algorithms (COSE numbers), the preferred first. */
  pubKeyCredParams: z.array(
    z.object({
      /** Always `public-key`. */
      type: z.string(),
      /** Number of the algorithm in COSE: -7 is ES256. */
      alg: z.int(),
    }),
  ),
  /** Time limit of the browser's dialog in milliseconds. */
  timeout: z.optional(z.int()),
  /** The account's passkeys. A device that already has one of them registers no second passkey. */
  excludeCredentials: z.optional(z.array(knownCredential)),
})
/** Options with which a browser creates a passkey. */
export type CreationOptions = z.infer<typeof creationOptions>

/** Options with which a browser logs in by a passkey (WebAuthn, `PublicKeyCredentialRequestOptionsJSON`). */
export const requestOptions = z.object({
  /** Random bytes, as base64url. The challenge can be used once, within five minutes, in this session. */
  challenge: z.string(),
  /** Domain of the site (RP ID), as at registration. */
  rpId: z.string(),
  /** Time limit of the browser's dialog in milliseconds. */
  timeout: z.optional(z.int()),
})
/** Options with which a browser logs in by a passkey. */
export type RequestOptions = z.infer<typeof requestOptions>

/** Bytes as base64url without padding. The limit is far above what authenticators send. */
const bytes = z.string().check(z.maxLength(20_000), z.regex(/^[\w-]+$/))
/** Bytes of an id, as base64url. */
const idBytes = z.string().check(z.maxLength(2000), z.regex(/^[\w-]+$/))

const names = {
  /** Credential id, as base64url. */
  id: idBytes,
  /** The same id. */
  rawId: idBytes,
  /** Always `public-key`. */
  type: z.literal('public-key'),
}

/** A created passkey (WebAuthn, `RegistrationResponseJSON`, only the fields that a host needs). */
export const passkeyCredential = z.object({
  ...names,
  /** The authenticator's response. */
  response: z.object({
    /** What the browser signed: type, challenge, origin. */
    clientDataJSON: bytes,
    /** The public key, together with the authenticator data, in CBOR. */
    attestationObject: bytes,
    /** How the browser reaches the authenticator. */
    transports: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
  }),
})
/** A created passkey. */
export type PasskeyCredential = z.infer<typeof passkeyCredential>

/** A signed log-in (WebAuthn, `AuthenticationResponseJSON`, only the fields that a host needs). */
export const passkeyAssertion = z.object({
  ...names,
  /** The authenticator's response. */
  response: z.object({
    /** What the browser signed: type, challenge, origin. */
    clientDataJSON: bytes,
    /** Hash of the RP ID, flags and counter. */
    authenticatorData: bytes,
    /** The signature of `authenticatorData` and the hash of `clientDataJSON`. */
    signature: bytes,
    /** The handle of the account (`user.id` at registration). */
    userHandle: idBytes,
  }),
})
/** A signed log-in. */
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>
