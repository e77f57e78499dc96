import type { PaymentMethod } from '../../payment/payment.endpoints.ts'
import { seedTimeOnDay, type SeedTime } from '../runtime/seed/seedTime.ts'

/** A pack that a demo account has bought, or whose payment is pending. */
export interface SeedPurchase {
  readonly accountId: string
  readonly shopCoinId: string
  readonly method: PaymentMethod
  readonly status: 'SUCCEEDED' | 'CANCELLED' | 'FAILED'
  readonly ordered: SeedTime
}

/** The purchases of the demo accounts. */
export const purchases: readonly SeedPurchase[] = [
  {
    accountId: 'koharu',
    shopCoinId: 'coin-1000',
    method: 'PAY_PAY',
    status: 'SUCCEEDED',
    ordered: seedTimeOnDay(-38, '21:40'),
  },
  {
    accountId: 'koharu',
    shopCoinId: 'coin-300',
    method: 'CONVENIENCE',
    status: 'CANCELLED',
    ordered: seedTimeOnDay(-20, '12:15'),
  },
  {
    accountId: 'koharu',
    shopCoinId: 'coin-1000',
    method: 'PERSISTENT_CARD',
    status: 'SUCCEEDED',
    ordered: seedTimeOnDay(-9, '20:58'),
  },
]

/** The registered cards of the demo accounts: test cards, whose numbers are not stored. */
export const registeredCards = [
  { accountId: 'koharu', creditCardId: 'koharu-visa', brand: 'VISA', lastFour: '4242', expiry: '203012' },
] as const
