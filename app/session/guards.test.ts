import { describe, expect, it } from 'vitest'
import { mayPromptToFinishRegistration, guardRedirectOf, type GuardFacts } from './guards.ts'

const origin = 'https://tsudoi.example'
const visit = (path: string, more: Partial<GuardFacts> = {}) =>
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
  it('sends a guest to login with a callback to the page', () =>
    expect(visit('/home?tab=2#x', { guard: 'member' })).toBe(`/login?${callback('/home?tab=2#x')}`))
  it('lets a member in, with a profile or not', () => {
    expect(visit('/home', { guard: 'member', ...member })).toBeUndefined()
    expect(visit('/profile/edit', { guard: 'member', isMember: true, hasProfile: false })).toBeUndefined()
  })
})

describe('login and sign-up (S027)', () => {
  it('let a guest in', () => expect(visit('/login', { guard: 'entry' })).toBeUndefined())
  it('send a member with a profile home', () => expect(visit('/login', { guard: 'entry', ...member })).toBe('/home'))
  it('send a member with a profile to the callback', () =>
    expect(visit(`/login/mail?${callback('/channel/a')}`, { guard: 'entry', ...member })).toBe('/channel/a'))
  it('send a member home when the callback is another site (X1)', () =>
    expect(visit('/login?callback=https://evil.example/', { guard: 'entry', ...member })).toBe('/home'))
  it('stay open for a member without a profile, who gets the prompt instead (S029)', () =>
    expect(visit('/login', { guard: 'entry', isMember: true, hasProfile: false })).toBeUndefined())
  it('do not redirect while it is unknown whether the registration is finished', () =>
    expect(visit('/login', { guard: 'entry', isMember: true })).toBe('/home'))
})

describe('the pending code steps of a sign-up or a password reset (S030, S031, Q23)', () => {
  it.each(['/login', '/signup/terms', '/signup/create'])(
    'redirect from %s to the code, if a sign-up is pending',
    (path) => expect(visit(path, { guard: 'entry', hasPendingSignup: true })).toBe('/signup/create?page=code'),
  )
  it('do not redirect on the page that requests the code', () =>
    expect(visit('/signup/create?page=code', { guard: 'entry', hasPendingSignup: true })).toBeUndefined())
  it('redirect to the reset, if a reset’s pin code is pending', () =>
    expect(visit('/login', { guard: 'entry', hasPendingReset: true })).toBe('/login/reset?page=input'))
  it('redirect to the sign-up, if both a sign-up and a reset are pending', () =>
    expect(visit('/login', { guard: 'entry', hasPendingSignup: true, hasPendingReset: true })).toBe(
      '/signup/create?page=code',
    ))
  it('do not redirect a visitor of a public page', () =>
    expect(visit('/channel', { hasPendingSignup: true, hasPendingReset: true })).toBeUndefined())
  it('do not redirect a member', () =>
    expect(visit('/login', { guard: 'entry', ...member, hasPendingSignup: true })).toBe('/home'))
})

describe('the prompt for an unfinished registration (S029, Q22)', () => {
  it.each(['/home', '/channel/a', '/login', '/mypage'])('may appear at %s', (path) =>
    expect(mayPromptToFinishRegistration(path, '')).toBe(true),
  )
  it.each(['/profile/edit', '/profile/confirm', '/profile/finish', '/signup', '/signup/follow', '/account/logout'])(
    'does not block %s',
    (path) => expect(mayPromptToFinishRegistration(path, '')).toBe(false),
  )
  it('does not cover the notice that a hash opens', () =>
    expect(mayPromptToFinishRegistration('/home', '#commercial')).toBe(false))
})
