import { expect, it } from 'vitest'
import { hashPassword, passwordMatches } from './passwords.ts'

it('a hash matches only its password, and the same password has a different hash each time', async () => {
  const [one, other] = await Promise.all([hashPassword('Tsudoi-2026', 4), hashPassword('Tsudoi-2026', 4)])
  expect(one).not.toBe(other)
  expect(await passwordMatches('Tsudoi-2026', one, 4)).toBe(true)
  expect(await passwordMatches('Tsudoi-2025', one, 4)).toBe(false)
  expect(await passwordMatches('Tsudoi-2026', undefined, 4)).toBe(false)
})

it('a member’s password is hashed with 32 MB of memory, and with less only in tests and provider states', async () => {
  expect(await hashPassword('Tsudoi-2026')).toMatch(/^scrypt\$15\$/)
})
