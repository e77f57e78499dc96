import { describe, expect, it } from 'vitest'
import { outsideAddress } from './outsideAddress.ts'

const faq = 'https://help.example/faq?lang=ja#top'

describe('the URL of a page on another site (R021, R022, Q10, Q34)', () => {
  it('is the configured one if the app page has no `type`', () => {
    expect(outsideAddress('https://help.example/contact', '')).toBe('https://help.example/contact')
  })

  it('contains the `type` of the app page’s query in addition to the configured parameters', () => {
    expect(outsideAddress(faq, '?type=shop')).toBe('https://help.example/faq?lang=ja&type=shop#top')
    expect(outsideAddress(faq, '?type=a%26b%3Dc%23d')).toBe('https://help.example/faq?lang=ja&type=a%26b%3Dc%23d#top')
  })

  it('contains no other parameter of the app page’s query: no callback, no token', () => {
    expect(outsideAddress(faq, '?accessToken=secret&callback=x&type=')).toBe(faq)
  })

  it.each(['', 'help.example', 'javascript:alert(1)', 'data:text/html,x', '//help.example'])(
    'is undefined if %j is configured',
    (base) => expect(outsideAddress(base, '?type=shop')).toBeUndefined(),
  )
})
