import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/**
 * Log2 of scrypt's N: 15 uses 32 MB and takes about 80 ms. It is part of the hash, so hashes of any cost can be
 * checked.
 */
export const passwordCost = 15

/**
 * Hashes a password as `scrypt$15$salt$key`, with salt and key in base64. Provider states use a lower cost for their
 * temporary members.
 */
export async function hashPassword(password: string, cost: number = passwordCost): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password.normalize('NFKC'), salt, 32, options(cost))
  return ['scrypt', cost, salt.toString('base64'), key.toString('base64')].join('$')
}

/**
 * Whether the password matches. Without a hash it does the same amount of work, so that the response time does not
 * reveal whether an address is known (X7).
 *
 * @param usualCost the cost of the hashes of this sandbox's members
 */
export async function passwordMatches(password: string, hash: string | undefined, usualCost: number): Promise<boolean> {
  const [, cost = '', salt = '', key = ''] = (hash ?? dummyHash(usualCost)).split('$')
  const expected = Buffer.from(key, 'base64')
  const actual = await derive(password.normalize('NFKC'), Buffer.from(salt, 'base64'), 32, options(Number(cost)))
  return timingSafeEqual(actual, expected) && hash !== undefined
}

const options = (cost: number): ScryptOptions => ({ N: 2 ** cost, r: 8, p: 1, maxmem: 2 ** cost * 2048 })

const dummyHash = (cost: number) =>
  ['scrypt', cost, Buffer.alloc(16).toString('base64'), Buffer.alloc(32).toString('base64')].join('$')
