import { describe, expect, it } from 'vitest'
import { payHrefOf } from './payHrefOf.ts'

describe('the link to the page where an order is paid (R041, R045, X15)', () => {
  it.each([
    ['https://pay.example.jp/1', 'https://pay.example.jp/1'],
    ['/_sandbox/gateway/payments/1', `${location.origin}/hosts/payment/_sandbox/gateway/payments/1`],
    ['http://pay.example.jp/1', undefined],
    ['//evil.example.jp/1', undefined],
    ['/\\evil.example.jp', undefined],
    ['javascript:alert(1)', undefined],
    ['https:///evil', undefined],
    [undefined, undefined],
  ])('is, for %s, %s', (page, href) => {
    expect(payHrefOf(page)).toBe(href)
  })
})
