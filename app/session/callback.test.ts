import { describe, expect, it } from 'vitest'
import { callbackOf, safeCallback } from './callback.ts'

const origin = 'https://tsudoi.example'

describe('safeCallback(), which checks the URL to open after a login (S027, X1)', () => {
  it.each([
    ['https://tsudoi.example/channel/a', '/channel/a'],
    ['https://tsudoi.example/channel?sort=new#list', '/channel?sort=new#list'],
    ['HTTPS://TSUDOI.EXAMPLE/home', '/home'],
    ['https://tsudoi.example:443/home', '/home'],
    ['https://tsudoi.example', '/'],
    ['https://tsudoi.example/%E7%81%AF%E5%8F%B0', '/%E7%81%AF%E5%8F%B0'],
  ])('returns the path of the URL %s, which is on this site', (callback, path) =>
    expect(safeCallback(callback, origin)).toBe(path),
  )

  it.each([
    undefined,
    null,
    '',
    '/home',
    '//evil.example',
    '///evil.example',
    '////evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    'evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    'https:\\\\evil.example',
    'https://evil.example',
    'http://tsudoi.example/home',
    'https://tsudoi.example.evil.example/',
    'https://tsudoi.example@evil.example/',
    'https://tsudoi.example:pass@evil.example/',
    'https://user@tsudoi.example/',
    'https://evil.example#https://tsudoi.example',
    'https://evil.example?https://tsudoi.example',
    'https://evil.example/https://tsudoi.example/',
    'https://evil.example\\@tsudoi.example/',
    'https://tsudoi.example\\.evil.example/',
    'https://tsudoi.example%2eevil.example/',
    'https://tsudoi。example.evil.example/',
    'https://tsudoi.example:8443/',
    'https://tsudoi.example//evil.example',
    'https://tsudoi.example/\\evil.example',
    'https://tsudoi.example/\tevil',
    'https://\tevil.example',
    'ht\ttps://evil.example',
    ' https://evil.example',
    'https://tsudoi.example/\u0000',
    'https://tsudoi.example/\u2028',
    'https://tsudoi.example/\u202e',
    'https://tsudoi.example/\u3000',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//https://tsudoi.example',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://tsudoi.example/1',
    'ftp://tsudoi.example/',
    'https://[::1]/',
    'https://',
    'https://?',
  ])('returns undefined for %j', (callback) => expect(safeCallback(callback, origin)).toBeUndefined())

  it('removes an access token from the URL (X2)', () =>
    expect(safeCallback(`${origin}/home?accessToken=secret&tab=1`, origin)).toBe('/home?tab=1'))

  it('returns the full URL of another site if the configuration allows its origin', () => {
    expect(safeCallback('https://shop.example/thanks', origin, ['https://shop.example'])).toBe(
      'https://shop.example/thanks',
    )
    expect(safeCallback('https://other.example/', origin, ['https://shop.example'])).toBeUndefined()
  })
})

it('callbackOf() returns the current URL without the access token in its query (X2)', () =>
  expect(callbackOf(`${origin}/channel/a?accessToken=secret#x`)).toBe(`${origin}/channel/a#x`))
