// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { AppLink } from './AppLink.tsx'
import { safeHref } from './safeHref.ts'

afterEach(cleanup)

const page = 'https://tsudoi.example/notification/1'

/** The URL to which a browser on `page` would resolve the address. */
const target = (href: string) => URL.parse(href, page)

const hostile = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://tsudoi.example/1',
  'filesystem:https://tsudoi.example/1',
  'vbscript:msgbox(1)',
  'view-source:https://evil.example',
  'intent://evil.example#Intent;end',
  'file:///etc/passwd',
  'ws://evil.example',
  'mailto:',
  'mailto:a@b.example?bcc=evil@evil.example',
  'mailto:a@b.example,evil@evil.example',
  'mailto:a%0Abcc:evil@evil.example',
  'mailto:javascript:alert(1)',
  'mailto://evil.example',
  'tel:',
  'tel:*21*0312345678#',
  'tel:javascript:alert(1)',
  'sms:0312345678',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\u3000//evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https://tsudoi.example@evil.example',
  'https://user:pass@evil.example',
  'evil.example',
  '',
]

describe('the address of a link, as safeHref() returns it (X15)', () => {
  it.each(hostile)('is undefined for the dangerous address %j', (href) => expect(safeHref(href)).toBeUndefined())

  it.each(['/', '/channel/灯台?page=1#x', '#shop', '?page=code', 'https://media.example/a?b#c', 'http://a.example'])(
    'is unchanged for the allowed address %s',
    (href) => expect(safeHref(href)?.href).toBe(href),
  )

  it.each(['mailto:help+fan@tsudoi.example', 'MAILTO:help@tsudoi.example', 'tel:0120-123-456', 'tel:+81312345678'])(
    'is unchanged for a single mail address or phone number, which the device opens: %s (Q493)',
    (href) => {
      expect(safeHref(href)).toEqual({ href, isInApp: false })
      render(<AppLink href={href}>お問い合わせ</AppLink>)
      expect(screen.getByRole('link').getAttributeNames()).toEqual(['href'])
    },
  )

  it('is always undefined, a page of the app, an http(s) URL, a mail address or a phone number, whatever the input', () => {
    const parts = fc.constantFrom(
      '/',
      '\\',
      ':',
      '//',
      'javascript',
      'https',
      'data',
      'mailto:',
      'tel:',
      '@',
      '\t',
      '.',
      '#',
      '?',
      'evil.example',
      '%2f',
      ' ',
      'a',
    )
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(parts, { maxLength: 12 }).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const safe = safeHref(text)
        if (!safe) return
        const url = target(safe.href)
        expect(url?.protocol).toMatch(/^(https?|mailto|tel):$/)
        const isPlain = url?.protocol.startsWith('http') || /^\w+:[\w.+@-]+$/.test(safe.href ?? '')
        expect({ href: safe.href, isPlain }).toEqual({ href: safe.href, isPlain: true })
        expect(!safe.isInApp || url?.origin === 'https://tsudoi.example').toBe(true)
      }),
      { numRuns: 20_000 },
    )
  })

  it.each([
    ['https://tsudoi.example/wiki/灯台?a=1#b', `/wiki/${encodeURIComponent('灯台')}?a=1#b`],
    ['HTTPS://TSUDOI.EXAMPLE/event', '/event'],
    ['http://tsudoi.example/event', '/event'],
    ['https://tsudoi.example', '/'],
  ])("on the product's own host is a path that opens inside the app: %s (Q437)", (href, path) => {
    expect(safeHref(href, 'https://tsudoi.example')).toEqual({ href: path, isInApp: true })
  })

  it.each(['https://tsudoi.example:8443/', 'https://tsudoi.example.evil.example/', 'http://other.example/'])(
    'of another origin is a URL that opens outside the app: %s (Q437)',
    (href) => {
      expect(safeHref(href, 'https://tsudoi.example')).toEqual({ href, isInApp: false })
    },
  )

  it('is left out of the link if it is not allowed, while the link’s text is still shown', () => {
    render(<AppLink href="javascript:alert(1)">くわしく見る</AppLink>)
    expect(screen.getByText('くわしく見る')).not.toHaveProperty('href', expect.stringMatching(/./))
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('on another site gets the attribute that sends no referrer', () => {
    render(<AppLink href="HTTPS://media.example">外</AppLink>)
    expect(screen.getByRole('link').getAttribute('rel')).toBe('noopener noreferrer')
  })
})
