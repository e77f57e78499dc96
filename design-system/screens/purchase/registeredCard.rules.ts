import { dayParts } from '../../text/dayParts.ts'
import { cardBrandText, type RegisteredCard } from './card.types.ts'

/** Formats an expiry date: YYYYMM → YYYY/MM (S091, Q59). */
export const cardExpiryText = (expiry: string): string => expiry.replace(/^(\d{4})(\d{2})$/, '$1/$2')

/** The month of a moment in Japan, as YYYYMM. */
export function monthInJapan(now: string): string {
  const { year, month } = dayParts(now)
  return `${year}${String(month).padStart(2, '0')}`
}

/** The validity of a card, which ends with its month in Japan. `ends`: this is the last month. */
export function cardExpiryState({ expiry }: Pick<RegisteredCard, 'expiry'>, now: string): 'valid' | 'ends' | 'expired' {
  const month = monthInJapan(now)
  if (expiry === month) return 'ends'
  return expiry < month ? 'expired' : 'valid'
}

/** The short name of a card: Visa 末尾4242. */
export const cardNameText = ({ brand, lastFour }: Pick<RegisteredCard, 'brand' | 'lastFour'>): string =>
  `${cardBrandText[brand]} 末尾${lastFour}`
