import { expect, it } from 'vitest'
import { hashPassword, passwordMatches } from './passwords.ts'

it('the hash of a password matches only this password, and two hashes of one password differ', async () => {
  const [one, other] = await Promise.all([hashPassword('Tsudoi-2026', 4), hashPassword('Tsudoi-2026', 4)])
  expect(one).not.toBe(other)
  expect(await passwordMatches('Tsudoi-2026', one, 4)).toBe(true)
  expect(await passwordMatches('Tsudoi-2025', one, 4)).toBe(false)
  expect(await passwordMatches('Tsudoi-2026', undefined, 4)).toBe(false)
})

it('hashPassword() uses the cost 15, which needs 32 MB of memory, unless its caller gives a lower cost', async () => {
  expect(await hashPassword('Tsudoi-2026')).toMatch(/^scrypt\$15\$/)
})
