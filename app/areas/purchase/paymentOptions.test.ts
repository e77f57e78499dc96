import { describe, expect, it } from 'vitest'
import { paymentOptionFromUrl, paymentOptions, defaultPaymentOption } from './paymentOptions.ts'

const now = '2026-01-31T10:00:00Z'
const visa = { id: 'v', brand: 'VISA', lastFour: '4242', expiry: '203012' } as const
const ends = { id: 'e', brand: 'JCB', lastFour: '0000', expiry: '202601' } as const
const expired = { id: 'x', brand: 'AMEX', lastFour: '0005', expiry: '202512' } as const
const cardHref = '/purchase/card/edit?id=coin-1000'
const known = { cards: [visa, ends, expired], cardHref, now }

describe('the payment methods for a coin pack (R041, W073, Q68, Q121)', () => {
  const ways = paymentOptions(known)

  it('are the registered cards that have not expired, a card to type, and five other methods', () => {
    expect(ways.map(({ label }) => label)).toEqual([
      'Visa 末尾4242（2030/12まで）',
      'JCB 末尾0000（2026/01まで）',
      'クレジットカード',
      'PayPay',
      'd払い',
      'auかんたん決済',
      'ソフトバンクまとめて支払い',
      'コンビニ',
    ])
    expect(new Set(ways.map(({ value }) => value)).size).toBe(ways.length)
    expect(ways.filter(({ href }) => href).map(({ method, href }) => [method, href])).toEqual([
      ['CREDIT_CARD', cardHref],
    ])
  })

  it('include a card that the member typed for this purchase, of which they show only the brand', () => {
    const way = paymentOptions({ ...known, held: 'MASTERCARD' }).find(({ method }) => method === 'CREDIT_CARD')
    expect(way).toMatchObject({ label: 'クレジットカード（入力したMastercard）' })
    expect(way?.href).toBeUndefined()
  })

  it('have a default selection: the newest card, or PayPay without a card, but never the option to type a card', () => {
    expect(defaultPaymentOption(ways)).toBe('PERSISTENT_CARD.v')
    expect(defaultPaymentOption(paymentOptions({ ...known, cards: [expired] }))).toBe('PAY_PAY')
  })

  it.each([
    ['method=PERSISTENT_CARD&card=e', 'PERSISTENT_CARD.e'],
    ['method=CREDIT_CARD', 'CREDIT_CARD'],
    ['method=AU', 'AU'],
    ['method=PERSISTENT_CARD&card=x', undefined],
    ['method=PERSISTENT_CARD', undefined],
    ['method=GOLD', undefined],
    ['', undefined],
  ])('are selected by the URL’s query, in which invalid values are ignored: %s', (search, value) => {
    expect(paymentOptionFromUrl(ways, new URLSearchParams(search))).toBe(value)
  })
})
