import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { registerCreditCard } from '@tsudoi/contracts/payment/payment.endpoints'
import type { RegisteredCard } from '@tsudoi/design-system/screens/purchase/card.types'

type CreditCard = ResponseOf<typeof registerCreditCard>['creditCard']

/** Maps a registered card for the screens. */
export const registeredCardView = ({ creditCardId, brand, lastFour, expiry }: CreditCard): RegisteredCard => ({
  id: creditCardId,
  brand,
  lastFour,
  expiry,
})
