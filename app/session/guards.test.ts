import { describe, expect, it } from 'vitest'
import { mayPromptToFinishRegistration, guardRedirectOf, type GuardConditions } from './guards.ts'

const origin = 'https://tsudoi.example'
const visit = (path: string, more: Partial<GuardConditions> = {}) =>
  guardRedirectOf({
    guard: 'open',
    address: origin + path,
    isMember: false,
    hasProfile: undefined,
    hasPendingSignup: false,
    hasPendingReset: false,
    callbackOrigins: [],
    ...more,
  })
const member = { isMember: true, hasProfile: true }
const callback = (path: string) => `callback=${encodeURIComponent(origin + path)}`

describe('a member page (S022, S026)', () => {
  it('redirects a guest to the login page, whose callback is the member page', () =>
    expect(visit('/home?tab=2#x', { guard: 'member' })).toBe(`/login?${callback('/home?tab=2#x')}`))
  it('opens for a member, with or without a profile', () => {
    expect(visit('/home', { guard: 'member', ...member })).toBeUndefined()
    expect(visit('/profile/edit', { guard: 'member', isMember: true, hasProfile: false })).toBeUndefined()
  })
})

describe('the login page (S027)', () => {
  it('opens for a guest', () => expect(visit('/login', { guard: 'entry' })).toBeUndefined())
  it('redirects a member with a profile to /home', () =>
    expect(visit('/login', { guard: 'entry', ...member })).toBe('/home'))
  it('redirects a member with a profile to the page of its callback', () =>
    expect(visit(`/login/mail?${callback('/channel/a')}`, { guard: 'entry', ...member })).toBe('/channel/a'))
  it('redirects a member with a profile to /home when its callback is the URL of another site (X1)', () =>
    expect(visit('/login?callback=https://evil.example/', { guard: 'entry', ...member })).toBe('/home'))
  it('opens for a member without a profile, whom a dialog then asks to finish the registration (S029)', () =>
    expect(visit('/login', { guard: 'entry', isMember: true, hasProfile: false })).toBeUndefined())
  it('redirects a member to /home while the server has not yet reported whether the member has a profile', () =>
    expect(visit('/login', { guard: 'entry', isMember: true })).toBe('/home'))
})

describe('while a sign-up or a reset waits for its mailed code, the guard of a page (S030, S031, Q23)', () => {
  it.each(['/login', '/signup/terms', '/signup/create'])(
    'redirects a guest from %s to the page for the sign-up code, if a sign-up is pending',
    (path) => expect(visit(path, { guard: 'entry', hasPendingSignup: true })).toBe('/signup/create?page=code'),
  )
  it('lets a guest stay on the page for the sign-up code, if a sign-up is pending', () =>
    expect(visit('/signup/create?page=code', { guard: 'entry', hasPendingSignup: true })).toBeUndefined())
  it('redirects a guest from /login to the page for the reset code, if a password reset is pending', () =>
    expect(visit('/login', { guard: 'entry', hasPendingReset: true })).toBe('/login/reset?page=input'))
  it('redirects a guest from /login to the sign-up code’s page, if a sign-up and a password reset are pending', () =>
    expect(visit('/login', { guard: 'entry', hasPendingSignup: true, hasPendingReset: true })).toBe(
      '/signup/create?page=code',
    ))
  it('lets a guest stay on a public page, even if both a sign-up and a password reset are pending', () =>
    expect(visit('/channel', { hasPendingSignup: true, hasPendingReset: true })).toBeUndefined())
  it('redirects a member from /login to /home, even if a sign-up is pending', () =>
    expect(visit('/login', { guard: 'entry', ...member, hasPendingSignup: true })).toBe('/home'))
})

describe('the dialog that asks a member to finish the registration (S029, Q22)', () => {
  it.each(['/home', '/channel/a', '/login', '/mypage'])('may open on %s', (path) =>
    expect(mayPromptToFinishRegistration(path, '')).toBe(true),
  )
  it.each(['/profile/edit', '/profile/confirm', '/profile/finish', '/signup', '/signup/follow', '/account/logout'])(
    'does not open on %s',
    (path) => expect(mayPromptToFinishRegistration(path, '')).toBe(false),
  )
  it('does not open over the legal notice that the URL’s hash opens', () =>
    expect(mayPromptToFinishRegistration('/home', '#commercial')).toBe(false))
})
