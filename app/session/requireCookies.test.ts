import { afterEach, describe, expect, it, vi } from 'vitest'
import { requireCookies } from './requireCookies.ts'
import { siteCookies } from './siteCookies.ts'

afterEach(() => void vi.restoreAllMocks())

describe('the check for cookies before a log-in (Q427)', () => {
  it('passes if another tab removes the cookie of the first try', () => {
    vi.spyOn(siteCookies, 'get').mockReturnValueOnce(undefined)
    expect(requireCookies).not.toThrow()
  })

  it('fails if the browser stores no cookie', () => {
    vi.spyOn(siteCookies, 'get').mockReturnValue(undefined)
    expect(requireCookies).toThrow(expect.objectContaining({ situation: 'cookiesBlocked' }))
  })
})
