import { expect, it } from 'vitest'
import { parseUrl } from './parseUrl.ts'

it('parseUrl() parses an absolute URL, or a relative one with its base', () => {
  expect(parseUrl('https://example.com/a?b#c')?.pathname).toBe('/a')
  expect(parseUrl('/a', 'https://example.com/x')?.href).toBe('https://example.com/a')
})

it.each(['', '/a', 'https://', 'http://[', 'http://a:b/'])(
  'parseUrl() returns undefined for an invalid URL: %j',
  (address) => {
    expect(parseUrl(address)).toBeUndefined()
  },
)
