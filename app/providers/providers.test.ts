import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseLoginProviders } from './loginProviders.ts'
import { configuredProviders, consentAddress } from './providers.ts'

const origin = 'https://tsudoi.example'
const real = parseLoginProviders('GOOGLE LINE TWITTER')
const faked = parseLoginProviders('GOOGLE=/hosts/user/_sandbox/provider/google')
const go = (given: string, configured = real, provider: 'GOOGLE' | 'LINE' = 'GOOGLE') =>
  consentAddress(provider, given, { origin, host: '/hosts/user', configured })

describe('the list of a deployment’s login providers (Q46)', () => {
  it('is empty without credentials for any provider', () => {
    expect(configuredProviders).toEqual([])
    expect(parseLoginProviders('')).toEqual([])
  })

  it('has the configured order, without unknown names and without e-mail', () =>
    expect(parseLoginProviders('LINE  GOOGLE EMAIL google MYSPACE').map(({ provider }) => provider)).toEqual([
      'LINE',
      'GOOGLE',
    ]))
})

describe('the consent address to which the app redirects for a login provider (X1, X16)', () => {
  it('is the provider’s own consent page', () => {
    expect(go('https://accounts.google.com/o/oauth2/v2/auth?state=b1f4')).toBe(
      'https://accounts.google.com/o/oauth2/v2/auth?state=b1f4',
    )
    expect(go('https://access.line.me/oauth2/v2.1/authorize', real, 'LINE')).toMatch(/^https:\/\/access\.line\.me\//)
  })

  it('is a path of the user server if that server simulates the provider', () =>
    expect(go('/_sandbox/provider/google?state=b1f4', faked)).toBe(
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
  ])('is undefined for an address that does not belong to the provider: %s', (given) =>
    expect(go(given)).toBeUndefined(),
  )

  it.each([
    '/_sandbox/provider/line',
    '/_sandbox/provider/google-evil',
    '/_sandbox/provider/google/../line',
    '/_sandbox/../../home',
    '//evil.example/hosts/user/_sandbox/provider/google',
    '/\\evil.example/',
    `${origin}/login`,
    'javascript:alert(1)//hosts/user/_sandbox/provider/google',
  ])('is undefined for an address that does not belong to the simulated provider: %s', (given) =>
    expect(go(given, faked)).toBeUndefined(),
  )

  it('is undefined for all payloads of public lists of redirect attacks', () => {
    const listed = readFileSync('app/testing/redirect-payloads.txt', 'utf8').trim().split('\n')
    expect(listed.length).toBeGreaterThan(100)
    expect(listed.flatMap((given) => [go(given), go(given, faked)]).filter(Boolean)).toEqual([])
  })

  it('is undefined for a provider that the deployment has not configured', () =>
    expect(go('https://access.line.me/oauth2', faked, 'LINE')).toBeUndefined())
})
