import { createHash, generateKeyPairSync, randomBytes, sign, type JsonWebKey, type KeyObject } from 'node:crypto'
import type { PasskeyAssertion, PasskeyCredential } from '../auth/passkey.ts'

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (text: string | Uint8Array) => createHash('sha256').update(text).digest()

/** How an answer of the authenticator differs from a correct one, to test what a host refuses. */
export interface AuthenticatorFaults {
  origin?: string
  rpId?: string
  /** The type in the client data. */
  type?: string
  /** Whether the page was in a frame of another site. */
  crossOrigin?: boolean
  /** Whether the user was verified by a fingerprint, a face or a PIN. Default: true. */
  isUserVerified?: boolean
  counter?: number
  userHandle?: string
}

/** An authenticator in software, for tests: creates a passkey (ES256) and signs log-ins with it, as a browser would. */
export class SoftwareAuthenticator {
  readonly credentialId: string
  readonly #origin: string
  readonly #key: KeyObject
  readonly #publicKey: JsonWebKey
  #counter = 0
  #userHandle = ''

  constructor(origin: string, { key = generateKeyPairSync('ec', { namedCurve: 'P-256' }), id = randomBytes(16) } = {}) {
    this.#origin = origin
    this.credentialId = base64url(id)
    this.#key = key.privateKey
    this.#publicKey = key.publicKey.export({ format: 'jwk' })
  }

  /** The passkey's public key in COSE, as base64url. */
  get publicKey(): string {
    return base64url(this.#coseKey())
  }

  /** Creates the passkey for the options of a host. */
  create(
    { challenge, user }: { challenge: string; user: { id: string } },
    faults: AuthenticatorFaults = {},
  ): PasskeyCredential {
    this.#userHandle = user.id
    const credential = Buffer.from(this.credentialId, 'base64url')
    const length = Buffer.from([credential.length >> 8, credential.length & 0xff])
    const attested = Buffer.concat([Buffer.alloc(16), length, credential, this.#coseKey()])
    const data = Buffer.concat([this.#head(faults, 0x40), attested])
    // CBOR of { fmt: 'none', attStmt: {}, authData: data }.
    const attestationObject = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
      Buffer.from(data.length < 256 ? [0x58, data.length] : [0x59, data.length >> 8, data.length & 0xff]),
      data,
    ])
    return {
      ...this.#names(),
      response: {
        clientDataJSON: base64url(this.#clientData('webauthn.create', challenge, faults)),
        attestationObject: base64url(attestationObject),
        transports: ['internal', 'hybrid'],
      },
    }
  }

  /** Signs a log-in for the options of a host. Each signature raises the counter by one. */
  sign({ challenge }: { challenge: string }, faults: AuthenticatorFaults = {}): PasskeyAssertion {
    this.#counter += 1
    const data = this.#head({ counter: this.#counter, ...faults })
    const clientData = this.#clientData('webauthn.get', challenge, faults)
    const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), this.#key)
    return {
      ...this.#names(),
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle: faults.userHandle ?? this.#userHandle,
      },
    }
  }

  #names() {
    return { id: this.credentialId, rawId: this.credentialId, type: 'public-key' as const }
  }

  #clientData(type: string, challenge: string, faults: AuthenticatorFaults): Buffer {
    const { origin = this.#origin, crossOrigin = false } = faults
    return Buffer.from(JSON.stringify({ type: faults.type ?? type, challenge, origin, crossOrigin }))
  }

  /** The start of the authenticator data: hash of the RP ID, flags, counter. */
  #head({ rpId, isUserVerified = true, counter = 0 }: AuthenticatorFaults, flags = 0): Buffer {
    const counterBytes = Buffer.alloc(4)
    counterBytes.writeUInt32BE(counter)
    const allFlags = 0x01 | 0x08 | 0x10 | (isUserVerified ? 0x04 : 0) | flags
    return Buffer.concat([sha256(rpId ?? new URL(this.#origin).hostname), Buffer.from([allFlags]), counterBytes])
  }

  /** CBOR of the public key: EC2, ES256, P-256, x, y. */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#publicKey
    return Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ])
  }
}
