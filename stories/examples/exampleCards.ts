import type { RegisteredCard } from '../../design-system/screens/purchase/card.types.ts'

export const exampleCard: RegisteredCard = { id: 'card-visa', brand: 'VISA', lastFour: '4242', expiry: '203012' }

/** One ends with the month of `exampleNow`, one has ended. */
export const exampleCards: readonly RegisteredCard[] = [
  exampleCard,
  { id: 'card-amex', brand: 'AMEX', lastFour: '0005', expiry: '202601' },
  { id: 'card-mastercard', brand: 'MASTERCARD', lastFour: '4444', expiry: '202512' },
]
