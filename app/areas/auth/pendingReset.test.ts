import { beforeEach, describe, expect, it } from 'vitest'
import { pendingSteps } from '../../session/cookies.ts'
import { resetSessionData } from '../../session/resetSessionData.ts'
import { setTestUrl } from '../../testing/setTestUrl.ts'
import { pendingReset } from './pendingReset.ts'
import { resetDraft } from './resetDraft.ts'

const email = 'koharu@example.jp'

describe('a pending password reset (R003, S101, S102, X5)', () => {
  beforeEach(() => {
    setTestUrl('http://127.0.0.1/login/reset')
    pendingReset.forget()
  })

  it('is at the step `code` after the server has mailed the code (S031)', () => {
    expect(pendingReset.read()).toBeUndefined()
    pendingReset.codeMailed(email)
    expect(pendingReset.read()).toEqual({ step: 'code', email })
  })

  it('writes neither code nor password into a cookie (X5)', () => {
    pendingReset.codeMailed(email)
    pendingReset.codeProven('271828')
    expect(pendingSteps.read('pin-code-cache')).toBe('password')
    expect(document.cookie).not.toContain('271828')
    expect(pendingReset.read()).toEqual({ step: 'password', email, code: '271828' })
  })

  it('asks the user for the code again in another tab, because only the first tab stores the code', () => {
    pendingReset.codeMailed(email)
    pendingReset.codeProven('271828')
    resetDraft.clear()
    expect(pendingReset.read()).toEqual({ step: 'code', email })
  })

  it('asks the user for another code when the server no longer accepts the stored code (E039)', () => {
    pendingReset.codeMailed(email)
    pendingReset.codeProven('271828')
    pendingReset.askCodeAgain()
    expect(pendingReset.read()).toEqual({ step: 'code', email })
  })

  it('starts at its first step with the address filled in and without the code (E038)', () => {
    pendingReset.codeMailed(email)
    pendingReset.codeProven('271828')
    pendingReset.startOver()
    expect(pendingReset.read()).toBeUndefined()
    expect(resetDraft.read()).toEqual({ email, code: '', hasTypedPassword: false })
  })

  it('is not stored any more after the user cancels or the session ends (S035)', () => {
    resetDraft.store({ email, code: '2718' })
    resetSessionData()
    expect(resetDraft.read()).toBeUndefined()
    pendingReset.codeMailed(email)
    pendingReset.forget()
    expect(document.cookie).not.toMatch(/reset-email|pin-code-cache/)
  })
})
