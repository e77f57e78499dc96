import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { safeCallback } from './callback.ts'
import { guardRedirectOf } from './guards.ts'

const origin = 'https://tsudoi.example'

/** Attack patterns from public lists, one per line. */
const listed = readFileSync('app/testing/redirect-payloads.txt', 'utf8').trim().split('\n')

/** Further attack patterns: each prefix combined with each spelling of a foreign host. */
const beginnings = [
  '//',
  '///',
  '/\\',
  '\\\\',
  '\\/',
  '/\t/',
  '/%09/',
  '/%2f',
  '/%5c',
  '/.//',
  '/..//',
  '//;@',
  '//%0d%0a',
  '\u3000//',
  '//\u00ad',
  'https:',
  'https:/',
  'https:\\',
  'https:\\\\',
  'https:///',
  'HTTPS://',
  'hTtPs:////',
  'http:',
  'http://',
  ' https://',
  '\thttps://',
  'javascript:',
  'java\nscript:',
  'data:text/html,',
  'vbscript:',
  'blob:',
  'filesystem:',
  'view-source:',
  'intent://',
  'ws://',
  `${origin}@`,
  `${origin}.`,
  `${origin}:`,
  `${origin}%2e`,
  `${origin}%00.`,
  `${origin}\\@`,
  `${origin}//`,
  `${origin}/\\`,
]
const hosts = [
  'evil.example',
  'evil.example/tsudoi.example',
  'tsudoi.example.evil.example',
  'user:pass@evil.example',
  'evil。example',
  'еvil.example',
  '①②⑦.⓪.⓪.①',
  '2130706433',
  '[::ffff:127.0.0.1]',
  'evil.example#tsudoi.example',
  'evil.example?tsudoi.example',
  'evil.example\\@tsudoi.example',
]
const own = beginnings.flatMap((beginning) => hosts.map((host) => beginning + host))

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
const addresses = [...new Set([...listed, ...listed.map(decoded), ...own])]

/** The origin that a browser would navigate to. */
const originOf = (path: string) => new URL(path, `${origin}/login`).origin

/** Every form in which a page could receive the URL: unchanged, encoded once more, or after this origin. */
const disguises = (address: string) => [address, encodeURIComponent(address), origin + address, `${origin}/${address}`]

const leaves = (path: string | undefined) =>
  path !== undefined && (originOf(path) !== origin || !/^\/(?!\/)/.test(path))

const redirected = (callback: string) =>
  guardRedirectOf({
    guard: 'entry',
    address: `${origin}/login?callback=${encodeURIComponent(callback)}`,
    isMember: true,
    hasProfile: true,
    hasPendingSignup: false,
    hasPendingReset: false,
    callbackOrigins: [],
  })

describe('a hostile URL as the callback of the login page (S027, X1)', () => {
  it('is one of more than 700 in these tests', () => expect(addresses.length).toBeGreaterThan(700))

  it('is rejected by safeCallback(), or becomes the path of a page of this site', () => {
    const followed = addresses.flatMap(disguises).filter((address) => leaves(safeCallback(address, origin)))
    expect(followed).toEqual([])
  })

  it('redirects a member who opens the login page to a page of this site', () => {
    expect(addresses.flatMap(disguises).filter((address) => leaves(redirected(address)))).toEqual([])
  })
})
