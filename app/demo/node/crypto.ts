import type * as Node from 'node:crypto'
import { hmac } from '@noble/hashes/hmac.js'
import { sha1 } from '@noble/hashes/legacy.js'
import { scryptAsync } from '@noble/hashes/scrypt.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { Buffer } from 'buffer/'

/** The browser's side of `node:crypto`: as much of it as the sandbox uses, with the same results (`node.test.ts`). */

const digests = { sha256, sha1 }
type Digest = keyof typeof digests

/** A sum that texts are added to. The browser's own are asynchronous, which the sandbox's rules are not. */
function summing(sum: { update(data: Uint8Array): unknown; digest(): Uint8Array }) {
  const adding = {
    update(data: string | Uint8Array) {
      sum.update(typeof data === 'string' ? Buffer.from(data, 'utf8') : data)
      return adding
    },
    digest: (encoding: 'hex' | 'base64') => Buffer.from(sum.digest()).toString(encoding),
  }
  return adding
}

export const createHash = (digest: Digest) => summing(digests[digest].create())

export const createHmac = (digest: Digest, key: string | Uint8Array) =>
  summing(hmac.create(digests[digest], typeof key === 'string' ? Buffer.from(key, 'utf8') : key))

export const randomUUID: typeof Node.randomUUID = () => crypto.randomUUID()

export const randomBytes = (size: number) => crypto.getRandomValues(Buffer.alloc(size))

const span = 2 ** 32

/** Each number below `max` as often as the others: what is left over at the end of the span is drawn anew. */
export function randomInt(max: number): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1))
  return value < span - (span % max) ? value % max : randomInt(max)
}

export function timingSafeEqual(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) throw new RangeError('Input buffers must have the same byte length')
  return one.reduce((difference, byte, index) => difference | (byte ^ (other[index] ?? 0)), 0) === 0
}

type Derived = (error: Error | null, key: Uint8Array) => void

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
