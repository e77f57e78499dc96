import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { providerPlaces } from './providerPlaces.ts'
import { configuredProviders, consentAddress } from './providers.ts'

const origin = 'https://tsudoi.example'
const real = providerPlaces('GOOGLE LINE TWITTER')
const played = providerPlaces('GOOGLE=/hosts/user/_sandbox/provider/google')
const go = (given: string, known = real, provider: 'GOOGLE' | 'LINE' = 'GOOGLE') =>
  consentAddress(provider, given, { origin, host: '/hosts/user', known })

describe('the providers of a deployment (Q46)', () => {
  it('are none without credentials', () => {
    expect(configuredProviders).toEqual([])
    expect(providerPlaces('')).toEqual([])
  })

  it('stand in the order in which they are named; unknown names and e-mail are left out', () =>
    expect(providerPlaces('LINE  GOOGLE EMAIL google MYSPACE').map(({ provider }) => provider)).toEqual([
      'LINE',
      'GOOGLE',
    ]))
})

describe('the way to a provider (X1, X16)', () => {
  it('leads to its page of consent', () => {
    expect(go('https://accounts.google.com/o/oauth2/v2/auth?state=b1f4')).toBe(
      'https://accounts.google.com/o/oauth2/v2/auth?state=b1f4',
    )
    expect(go('https://access.line.me/oauth2/v2.1/authorize', real, 'LINE')).toMatch(/^https:\/\/access\.line\.me\//)
  })

  it('leads below the user host where that plays the provider', () =>
    expect(go('/_sandbox/provider/google?state=b1f4', played)).toBe(
      `${origin}/hosts/user/_sandbox/provider/google?state=b1f4`,
    ))

  it.each([
    'https://access.line.me/oauth2',
    'http://accounts.google.com/o/oauth2',
    'https://accounts.google.com.evil.example/',
    'https://accounts.google.com@evil.example/',
    'https://evil.example/accounts.google.com/',
    'https://user:pass@accounts.google.com/',
    'https://accounts.google.com:444/',
    '/_sandbox/provider/google',
    '',
  ])('leads nowhere else: %s', (given) => expect(go(given)).toBeUndefined())

  it.each([
    '/_sandbox/provider/line',
    '/_sandbox/provider/google-evil',
    '/_sandbox/provider/google/../line',
    '/_sandbox/../../home',
    '//evil.example/hosts/user/_sandbox/provider/google',
    '/\\evil.example/',
    `${origin}/login`,
    'javascript:alert(1)//hosts/user/_sandbox/provider/google',
  ])('leads nowhere else where it is played: %s', (given) => expect(go(given, played)).toBeUndefined())

  it('follows none of the shapes of public lists', () => {
    const listed = readFileSync('app/testing/redirect-payloads.txt', 'utf8').trim().split('\n')
    expect(listed.length).toBeGreaterThan(100)
    expect(listed.flatMap((given) => [go(given), go(given, played)]).filter(Boolean)).toEqual([])
  })

  it('leads nowhere for a provider that is not set up', () =>
    expect(go('https://access.line.me/oauth2', played, 'LINE')).toBeUndefined())
})
