import * as z from 'zod/mini'
import { cardBrands, type CardBrand, type PaymentMethod } from '../../../payment/payment.endpoints.ts'
import { japaneseDay } from '../../runtime/clock.ts'
import type { CardBehaviour } from '../payment.tables.ts'
import { newId } from '../../runtime/newId.ts'
import type { DbContext } from '../../runtime/dbContext.ts'

/** Whether the payment method uses a card, a new or a registered one. */
export const isCardMethod = (method: PaymentMethod) => method === 'CREDIT_CARD' || method === 'PERSISTENT_CARD'

/**
 * Test card numbers with special behaviour; every other number with a valid check digit pays. These numbers belong to
 * no real card.
 */
export const testCardNumbers: readonly { number: string; behaviour: CardBehaviour; words: string }[] = [
  { number: '4242424242424242', behaviour: 'APPROVE', words: '支払えます (Visa)' },
  { number: '5555555555554444', behaviour: 'APPROVE', words: '支払えます (Mastercard)' },
  { number: '3530111333300000', behaviour: 'APPROVE', words: '支払えます (JCB)' },
  { number: '4000000000003220', behaviour: 'AUTHENTICATE', words: '本人認証のページに進みます' },
  { number: '4000000000000002', behaviour: 'DECLINE', words: 'カード会社に断られます' },
  { number: '4000000000000341', behaviour: 'LATE', words: '支払えますが、通知が10秒遅れます' },
]

const patterns: Readonly<Record<CardBrand, RegExp>> = {
  VISA: /^4\d{12}(\d{3})?$/,
  MASTERCARD: /^(5[1-5]|2[2-7])\d{14}$/,
  JCB: /^35\d{14}$/,
  AMEX: /^3[47]\d{13}$/,
  DINERS: /^3[068]\d{12}$/,
}

const shownCard = z.object({
  number: z.string(),
  expiry: z.string().check(z.regex(/^20\d\d(0[1-9]|1[0-2])$/)),
  securityCode: z.string().check(z.regex(/^\d{3,4}$/)),
})

/**
 * Exchanges the card data that a payer entered for a token, and discards the number. Undefined for invalid or expired
 * cards.
 */
export async function tokeniseCard({ db, now }: DbContext, shown: unknown): Promise<{ cardToken: string } | undefined> {
  const { success, data } = z.safeParse(shownCard, shown)
  if (!success) return undefined
  const number = data.number.replace(/[ -]/g, '')
  const brand = cardBrands.find((candidate) => patterns[candidate].test(number))
  const thisMonth = japaneseDay(now).slice(0, 7).replace('-', '')
  if (!brand || !hasCheckDigit(number) || data.expiry < thisMonth) return undefined
  const behaviour = testCardNumbers.find((test) => test.number === number)?.behaviour ?? 'APPROVE'
  const token = newId('token')
  const row = { token, brand, last_four: number.slice(-4), expiry: data.expiry, behaviour, used_at: null }
  await db.insertInto('gateway_card').values(row).execute()
  return { cardToken: token }
}

/** Whether the last digit of a card number is the right check digit (Luhn). */
function hasCheckDigit(number: string): boolean {
  const digits = Array.from(number, Number).toReversed()
  const sum = digits.reduce((total, digit, index) => {
    const value = index % 2 === 1 ? digit * 2 : digit
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
