/** The card brands with their own rules; UNKNOWN is one that this build does not know. */
export type CardBrand = 'VISA' | 'MASTERCARD' | 'JCB' | 'AMEX' | 'DINERS' | 'UNKNOWN'

/** The full names of the brands. */
export const cardBrandText: Readonly<Record<CardBrand, string>> = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  JCB: 'JCB',
  AMEX: 'American Express',
  DINERS: 'Diners Club',
  UNKNOWN: 'クレジットカード',
}

/** The short names of the brands, for the card symbol. */
export const cardMarkText: Readonly<Record<CardBrand, string>> = {
  ...cardBrandText,
  VISA: 'VISA',
  AMEX: 'AMEX',
  DINERS: 'Diners',
  UNKNOWN: 'カード',
}

/** A card saved at the gateway (C112); its number is never available here (X14). */
export interface RegisteredCard {
  id: string
  brand: CardBrand
  /** The last four digits. */
  lastFour: string
  /** The expiry date as YYYYMM (Q59). */
  expiry: string
}

/** Card data as typed. It exists only in the fields, and is passed on once. */
export interface TypedCard {
  number: string
  expiry: string
  code: string
}

/** The form's values: the card, and whether the gateway saves it for later purchases. */
export interface CardValues extends TypedCard {
  isKept: boolean
}
/** The initial values, with a card that is not saved. */
export const emptyCard: CardValues = { number: '', expiry: '', code: '', isKept: false }

/** The errors for a sent card: at a field, or above the form. */
export type CardRefusal = Partial<Record<keyof TypedCard | 'form', string>>

/** Card data in the gateway's format: digits only, and YYYYMM. */
export interface GatewayCard {
  number: string
  expiry: string
  securityCode: string
}
