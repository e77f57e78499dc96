import { expect, it } from 'vitest'
import { hashPassword, passwordMatches } from './passwords.ts'

it('matches the password it was made of and no other, and a hash never repeats', async () => {
  const [one, other] = await Promise.all([hashPassword('Tsudoi-2026', 4), hashPassword('Tsudoi-2026', 4)])
  expect(one).not.toBe(other)
  expect(await passwordMatches('Tsudoi-2026', one)).toBe(true)
  expect(await passwordMatches('Tsudoi-2025', one)).toBe(false)
  expect(await passwordMatches('Tsudoi-2026', undefined)).toBe(false)
})

it('takes 32 MB for a member’s password, which only tests and their states make cheaper', async () => {
  expect(await hashPassword('Tsudoi-2026')).toMatch(/^scrypt\$15\$/)
})
