import { describe, expect, it } from 'vitest'
import { externalSiteUrl } from './externalSiteUrl.ts'

const faq = 'https://help.example/faq?lang=ja#top'

describe('the URL of the FAQ or contact page on an external site (R021, R022, Q10, Q34)', () => {
  it('is the configured URL if the app page’s query has no `type`', () => {
    expect(externalSiteUrl('https://help.example/contact', '')).toBe('https://help.example/contact')
  })

  it('contains the `type` of the app page’s query in addition to the configured parameters', () => {
    expect(externalSiteUrl(faq, '?type=shop')).toBe('https://help.example/faq?lang=ja&type=shop#top')
    expect(externalSiteUrl(faq, '?type=a%26b%3Dc%23d')).toBe('https://help.example/faq?lang=ja&type=a%26b%3Dc%23d#top')
  })

  it('contains no other parameter of the app page’s query: no callback, no token', () => {
    expect(externalSiteUrl(faq, '?accessToken=secret&callback=x&type=')).toBe(faq)
  })

  it.each(['', 'help.example', 'javascript:alert(1)', 'data:text/html,x', '//help.example'])(
    'is undefined if the deployment configures the invalid value %j',
    (base) => expect(externalSiteUrl(base, '?type=shop')).toBeUndefined(),
  )
})
