// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { isOffline } from './connection.ts'

afterEach(() => {
  delete window.tsudoiEarly
  vi.restoreAllMocks()
})

it('a live answer to the early script overrides the browser’s report of being offline, a cached answer does not (C094, Q282)', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.tsudoiEarly = { accountId: '', answers: { '/hosts/app/v2/ip/todai': Promise.resolve({}) }, bodies: {} }
  expect(isOffline()).toBe(true)
  window.tsudoiEarly.bodies = { '/hosts/app/v2/ip/todai': '{}' }
  expect(isOffline()).toBe(false)
})
