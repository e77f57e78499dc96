import { describe, expect, it } from 'vitest'
import { outsideAddress } from './outsideAddress.ts'

const faq = 'https://help.example/faq?lang=ja#top'

describe('addresses of pages on other sites (R021, R022, Q10, Q34)', () => {
  it('are used as configured', () => {
    expect(outsideAddress('https://help.example/contact', '')).toBe('https://help.example/contact')
  })

  it('receive the `type` of the page in the app, beside their own parameters', () => {
    expect(outsideAddress(faq, '?type=shop')).toBe('https://help.example/faq?lang=ja&type=shop#top')
    expect(outsideAddress(faq, '?type=a%26b%3Dc%23d')).toBe('https://help.example/faq?lang=ja&type=a%26b%3Dc%23d#top')
  })

  it('receive no other parameter of the page: no callback, no token', () => {
    expect(outsideAddress(faq, '?accessToken=secret&callback=x&type=')).toBe(faq)
  })

  it.each(['', 'help.example', 'javascript:alert(1)', 'data:text/html,x', '//help.example'])(
    'are undefined while %j is configured',
    (base) => expect(outsideAddress(base, '?type=shop')).toBeUndefined(),
  )
})
