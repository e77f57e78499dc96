/** Brands that are told apart; UNKNOWN is one that a host knows and we do not yet. */
export type CardBrand = 'VISA' | 'MASTERCARD' | 'JCB' | 'AMEX' | 'DINERS' | 'UNKNOWN'

/** Brands as they name themselves on the card. */
export const cardBrandText: Readonly<Record<CardBrand, string>> = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  JCB: 'JCB',
  AMEX: 'American Express',
  DINERS: 'Diners Club',
  UNKNOWN: 'クレジットカード',
}

/** The same where there is room for a mark only. */
export const cardMarkText: Readonly<Record<CardBrand, string>> = {
  ...cardBrandText,
  VISA: 'VISA',
  AMEX: 'AMEX',
  DINERS: 'Diners',
  UNKNOWN: 'カード',
}

/** A card that the gateway keeps (C112); its number is nowhere here (X14). */
export interface RegisteredCard {
  id: string
  brand: CardBrand
  /** The last four figures. */
  lastFour: string
  /** YYYYMM (Q59). */
  expiry: string
}

/** What is typed from a card, as it is typed. It lives in the fields alone and is handed on once. */
export interface TypedCard {
  number: string
  expiry: string
  code: string
}

/** The form: the card, and whether the gateway keeps it for the next time. */
export interface CardValues extends TypedCard {
  isKept: boolean
}
/** An empty form, whose card is not kept. */
export const noCard: CardValues = { number: '', expiry: '', code: '', isKept: false }

/** What is said of a card that was sent: at a field, or above the form. */
export type CardRefusal = Partial<Record<keyof TypedCard | 'form', string>>

/** What the gateway takes; the card as it takes it: figures alone, and YYYYMM. */
export interface CardFigures {
  number: string
  expiry: string
  securityCode: string
}
