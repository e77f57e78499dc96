import type * as Node from 'node:crypto'
import { hmac } from '@noble/hashes/hmac.js'
import { sha1 } from '@noble/hashes/legacy.js'
import { scryptAsync } from '@noble/hashes/scrypt.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { Buffer } from './buffer.ts'

/** Replaces `node:crypto` in the browser: the parts that the sandbox uses, with the same results (`node.test.ts`). */

const digests = { sha256, sha1 }
type Digest = keyof typeof digests

/**
 * Wraps a synchronous hash in Node's interface. The browser's own hashes are asynchronous, which the sandbox cannot
 * use.
 */
function hashWithNodeApi(hash: { update(data: Uint8Array): unknown; digest(): Uint8Array }) {
  const wrapper = {
    update(data: string | Uint8Array) {
      hash.update(typeof data === 'string' ? Buffer.from(data, 'utf8') : data)
      return wrapper
    },
    digest: (encoding: 'hex' | 'base64' | 'base64url') => Buffer.from(hash.digest()).toString(encoding),
  }
  return wrapper
}

/** `createHash` of `node:crypto`, for SHA-256 and SHA-1. */
export const createHash = (digest: Digest) => hashWithNodeApi(digests[digest].create())

/** `createHmac` of `node:crypto`, for the same hashes. */
export const createHmac = (digest: Digest, key: string | Uint8Array) =>
  hashWithNodeApi(hmac.create(digests[digest], typeof key === 'string' ? Buffer.from(key, 'utf8') : key))

/** `randomUUID` of `node:crypto`. */
export const randomUUID: typeof Node.randomUUID = () => crypto.randomUUID()

/** `randomBytes` of `node:crypto`. */
export const randomBytes = (size: number) => crypto.getRandomValues(Buffer.alloc(size))

const range = 2 ** 32

/**
 * A uniformly distributed integer below `max`. Rejects values of the last, incomplete range, which would favour small
 * integers.
 */
export function randomInt(max: number): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1))
  return value < range - (range % max) ? value % max : randomInt(max)
}

/** `timingSafeEqual` of `node:crypto`. Timing does not matter in a demo. */
export function timingSafeEqual(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) throw new RangeError('Input buffers must have the same byte length')
  return one.reduce((difference, byte, index) => difference | (byte ^ (other[index] ?? 0)), 0) === 0
}

type Derived = (error: Error | null, key: Uint8Array) => void

/** `scrypt` of `node:crypto`, with its callback. */
export function scrypt(
  password: string,
  salt: Uint8Array,
  keylen: number,
  { N = 2 ** 14, r = 8, p = 1 }: Node.ScryptOptions,
  done: Derived,
): void {
  scryptAsync(Buffer.from(password, 'utf8'), salt, { N, r, p, dkLen: keylen }).then(
    (key) => done(null, Buffer.from(key)),
    (error: unknown) => done(error as Error, new Uint8Array()),
  )
}
