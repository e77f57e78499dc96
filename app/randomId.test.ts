import { afterEach, expect, it, vi } from 'vitest'
import { randomId } from './randomId.ts'

afterEach(() => void vi.unstubAllGlobals())

it('randomId() returns a different UUID of version 4 with each call', () => {
  const ids = Array.from({ length: 200 }, randomId)
  expect(new Set(ids).size).toBe(200)
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})

it('randomId() needs only functions that a browser offers without HTTPS (Q426)', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(randomId()).toHaveLength(36)
})
