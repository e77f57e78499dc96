/** A PIN as it is stored on the device: a slow hash with its salt, both as hexadecimal digits. */
export interface PinHash {
  hash: string
  salt: string
  /** The rounds of PBKDF2. Stored with each hash, so that a later build may raise them. */
  iterations: number
}

/**
 * The rounds of PBKDF2 with SHA-256 that OWASP recommends (Password Storage Cheat Sheet). One comparison takes about
 * half a second on a phone.
 */
const iterations = 600_000

/** Maximum number of rounds that is accepted in a stored hash: a tampered value must not hang the page. */
const maxIterations = 10_000_000

/** Whether this browser can hash a PIN. It cannot on a page that was loaded without https. */
export const canHashPin = (): boolean => 'subtle' in crypto && Boolean(crypto.subtle)

const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
const fromHex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

async function derive(pin: string, salt: Uint8Array<ArrayBuffer>, rounds: number): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, ['deriveBits'])
  const bits = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds }, key, 256)
  return toHex(new Uint8Array(bits))
}

/** Hashes a new PIN with a random salt. */
export async function hashPin(pin: string): Promise<PinHash> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  return { hash: await derive(pin, salt, iterations), salt: toHex(salt), iterations }
}

/** Whether this is the PIN that was hashed. */
export const matchesPin = async (pin: string, stored: PinHash): Promise<boolean> =>
  (await derive(pin, fromHex(stored.salt), stored.iterations)) === stored.hash

/** Whether a stored value is a hash of a PIN. */
export function isPinHash(value: unknown): value is PinHash {
  const { hash, salt, iterations: rounds } = (value ?? {}) as Partial<Record<string, unknown>>
  const isHex = (text: unknown) => typeof text === 'string' && /^(?:[0-9a-f]{2}){16,64}$/.test(text)
  return (
    isHex(hash) && isHex(salt) && Number.isSafeInteger(rounds) && Number(rounds) > 0 && Number(rounds) <= maxIterations
  )
}
