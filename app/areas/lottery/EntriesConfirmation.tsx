import { entriesOrder } from '@tsudoi/design-system/screens/lottery/lottery.order'
import type { Lottery } from '@tsudoi/design-system/screens/lottery/lottery.types'
import { paths } from '../../paths.ts'
import { lotteryAction, PaymentConfirmation } from '../../payments/payments.ts'
import { buyEntriesMutation } from './buyEntries.mutations.ts'
import { lotteryKeys } from './lottery.keys.ts'

/** Props of `EntriesConfirmation`. */
export interface EntriesConfirmationProps {
  lottery: Lottery
  count: number
  onBought: () => void
  /** Called when the purchase was refused or its outcome is unknown. */
  onError: (error: Error) => void
  onClose: () => void
}

/** The dialog that confirms the purchase of lottery entries, and then buys them (W112). */
export function EntriesConfirmation({ lottery, count, onBought, onError, onClose }: EntriesConfirmationProps) {
  return (
    <PaymentConfirmation
      action={lotteryAction}
      paid={{ lotteryId: lottery.id, count }}
      order={entriesOrder(lottery, count, paths.lottery(lottery.id))}
      priceKey={lotteryKeys.one(lottery.id)}
      mutation={buyEntriesMutation}
      onPaid={onBought}
      onError={onError}
      onClose={onClose}
    />
  )
}
