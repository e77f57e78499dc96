import { expect, it } from 'vitest'
import { passkeySupportOf, type PasskeyEnvironment } from './passkeySupport.ts'

const browser: PasskeyEnvironment = {
  isWebview: false,
  isSecure: true,
  hostname: 'tsudoi.example.com',
  hasPasskeys: true,
}

it.each<[string, Partial<PasskeyEnvironment>, ReturnType<typeof passkeySupportOf>]>([
  ['a current browser', {}, 'ready'],
  ['this machine', { hostname: 'localhost' }, 'ready'],
  ['the webview of the mobile app', { isWebview: true }, 'webview'],
  [
    'the webview, also if it claims to have passkeys',
    { isWebview: true, isSecure: true, hasPasskeys: true },
    'webview',
  ],
  ['http', { isSecure: false, hasPasskeys: false }, 'insecure'],
  ['an IPv4 address', { hostname: '127.0.0.1' }, 'ipAddress'],
  ['an IPv4 address by http', { hostname: '192.168.1.7', isSecure: false, hasPasskeys: false }, 'ipAddress'],
  ['an IPv6 address', { hostname: '[::1]' }, 'ipAddress'],
  ['an old browser', { hasPasskeys: false }, 'unsupported'],
])('passkeys in %s: %j is %s', (_, environment, support) =>
  expect(passkeySupportOf({ ...browser, ...environment })).toBe(support),
)
