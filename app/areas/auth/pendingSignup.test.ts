import { beforeEach, describe, expect, it } from 'vitest'
import { setTestUrl } from '../../testing/setTestUrl.ts'
import { deleteSession } from '../../session/endSession.ts'
import { pendingSignup } from './pendingSignup.ts'

const email = 'koharu@example.jp'

describe('a pending sign-up (S030, S099, S100, X5)', () => {
  beforeEach(() => {
    setTestUrl('http://127.0.0.1/signup/create')
    pendingSignup.forget()
  })

  it.each([
    ['password', 'email-cache'],
    ['provider', 'sns-email-cache'],
  ] as const)('by %s stores the user’s e-mail address in the cookie %s, and nothing else', (method, cookie) => {
    expect(pendingSignup.read()).toBeUndefined()
    pendingSignup.codeMailed(method, email)
    expect(document.cookie).toBe(`${cookie}=${email}`)
    expect(pendingSignup.read()).toEqual({ email, method })
  })

  it('replaces an earlier pending sign-up', () => {
    pendingSignup.codeMailed('password', 'akari@example.jp')
    pendingSignup.codeMailed('provider', email)
    expect(pendingSignup.read()).toEqual({ email, method: 'provider' })
    pendingSignup.codeMailed('password', email)
    expect(pendingSignup.read()).toEqual({ email, method: 'password' })
  })

  it('is deleted when the user cancels and when the session ends (S035)', () => {
    pendingSignup.codeMailed('provider', email)
    pendingSignup.forget()
    expect(pendingSignup.read()).toBeUndefined()
    pendingSignup.codeMailed('provider', email)
    deleteSession()
    expect(document.cookie).not.toContain('email-cache')
  })
})
