// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { isOffline } from './connection.ts'

afterEach(() => {
  delete window.tsudoiEarly
  vi.restoreAllMocks()
})

it('an answer of a server to the early script sets the app online although the browser reports offline; a cached answer does not (C094, Q282)', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.tsudoiEarly = { accountId: '', answers: { '/hosts/app/v2/ip/todai': Promise.resolve({}) }, bodies: {} }
  expect(isOffline()).toBe(true)
  window.tsudoiEarly.bodies = { '/hosts/app/v2/ip/todai': '{}' }
  expect(isOffline()).toBe(false)
})
