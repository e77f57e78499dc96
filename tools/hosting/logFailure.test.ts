import { expect, it, vi } from 'vitest'
import { logFailure } from './logFailure.ts'

const page = 'https://tsudoi.example/channel'

it('logFailure() logs a failed API host as one sentence without a stack', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const error = Object.assign(new Error('The app host answered 503.'), { name: 'HostUnavailable' })
  logFailure(error, page)
  expect(warn.mock.calls).toEqual([[`Not rendered on the server: ${page}. The app host answered 503.`]])
  warn.mockRestore()
})

it('logFailure() logs an error of the server itself with its stack', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const error = new TypeError('x is not a function')
  logFailure(error, page)
  expect(log.mock.calls).toEqual([[`The server could not render ${page}:`, error]])
  log.mockRestore()
})
