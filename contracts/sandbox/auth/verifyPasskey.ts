import { isIP } from 'node:net'
import * as z from 'zod/mini'
import type { PasskeyAssertion, PasskeyCredential } from '../../auth/passkey.ts'
import { Failure } from '../runtime/failure.ts'
import { isOwnHost } from '../runtime/http/ownHosts.ts'
import type { SandboxServices } from '../runtime/services.ts'

type Site = Pick<SandboxServices, 'appAddress'>

/** Accepted signature algorithms (COSE), the preferred first: ES256 and RS256, which all authenticators know. */
export const algorithms = [-7, -257] as const

/**
 * The domain to which the passkeys of the app belong (RP ID). Throws Unimplemented for an app at an IP address, where
 * browsers have no passkeys.
 */
export function rpIdOf({ appAddress }: Site): string {
  const { hostname } = new URL(appAddress)
  if (isIP(hostname.replace(/^\[|\]$/g, ''))) throw new Failure('Unimplemented')
  return hostname
}

const clientData = z.object({ challenge: z.string(), origin: z.string(), crossOrigin: z.optional(z.boolean()) })

/**
 * Reads the challenge and the origin of an answer. Throws PasskeyRefused if it is malformed or comes from another site.
 * Any port of the app's host is accepted, as for the other addresses of this machine.
 */
export function readClientData(site: Site, clientDataJSON: string): { challenge: string; origin: string } {
  const data = clientData.safeParse(parseJson(Buffer.from(clientDataJSON, 'base64url').toString()))
  if (!data.success || data.data.crossOrigin) throw new Failure('PasskeyRefused')
  const { challenge, origin } = data.data
  const isApp = isOwnHost(origin) || origin === new URL(site.appAddress).origin
  if (!isApp || URL.parse(origin)?.hostname !== rpIdOf(site)) throw new Failure('PasskeyRefused')
  return { challenge, origin }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Loads the library with the first use of a passkey, because it takes a while. */
const library = () => import('@simplewebauthn/server')

/** The values that an answer must contain. {@link readClientData} has already checked the origin. */
interface Expected {
  challenge: string
  origin: string
  rpId: string
}

/** Verifies a created passkey. Throws PasskeyRefused. */
export async function verifyCredential(credential: PasskeyCredential, expected: Expected) {
  const { verifyRegistrationResponse } = await library()
  const { transports, ...response } = credential.response
  const result = await verifyRegistrationResponse({
    response: { ...credential, response, clientExtensionResults: {} },
    ...expectedOf(expected),
    supportedAlgorithmIDs: [...algorithms],
  }).catch(() => undefined)
  if (!result?.verified) throw new Failure('PasskeyRefused')
  const { id, publicKey, counter } = result.registrationInfo.credential
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports }
}

/** Verifies a signed log-in with a stored passkey. Returns its new counter. Throws PasskeyRefused. */
export async function verifyAssertion(
  credential: PasskeyAssertion,
  passkey: { credential_id: string; public_key: string; counter: number },
  expected: Expected,
): Promise<number> {
  const { verifyAuthenticationResponse } = await library()
  const result = await verifyAuthenticationResponse({
    response: { ...credential, clientExtensionResults: {} },
    ...expectedOf(expected),
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(() => undefined)
  if (!result?.verified) throw new Failure('PasskeyRefused')
  return result.authenticationInfo.newCounter
}

const expectedOf = ({ challenge, origin, rpId }: Expected) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: rpId,
  requireUserVerification: true,
})
