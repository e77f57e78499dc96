import { dayParts } from '../../text/dayParts.ts'
import { cardBrandText, type RegisteredCard } from './card.types.ts'

/** YYYYMM → YYYY/MM (S091, Q59). */
export const expiryText = (expiry: string): string => expiry.replace(/^(\d{4})(\d{2})$/, '$1/$2')

/** YYYYMM of a moment in Japan. */
export function monthOf(now: string): string {
  const { year, month } = dayParts(now)
  return `${year}${String(month).padStart(2, '0')}`
}

/** A card counts to the end of its month, in Japan. */
export function expiryState({ expiry }: Pick<RegisteredCard, 'expiry'>, now: string): 'valid' | 'ends' | 'expired' {
  const month = monthOf(now)
  if (expiry === month) return 'ends'
  return expiry < month ? 'expired' : 'valid'
}

/** Visa 末尾4242: how people tell their cards apart. */
export const cardText = ({ brand, lastFour }: Pick<RegisteredCard, 'brand' | 'lastFour'>): string =>
  `${cardBrandText[brand]} 末尾${lastFour}`
