import { useQuery, type QueryKey } from '@tanstack/react-query'
import { FinalConfirm } from '@tsudoi/design-system/screens/parts/FinalConfirm'
import { SpendingGateDialog } from '@tsudoi/design-system/screens/spending/SpendingGateDialog'
import type { OrderWithoutLegal } from '@tsudoi/design-system/screens/finalOrder.types'
import { useEffect, useEffectEvent } from 'react'
import { hasMessageCode } from '../../api/apiError.ts'
import { syncBreak } from '../../limits/spendingBreak.ts'
import { paths } from '../../paths.ts'
import { balanceQuery } from '../../queries/member.queries.ts'
import { useOwnLimitUsage } from '../../limits/useOwnLimitUsage.ts'
import { useSession } from '../../session/sessionStore.ts'
import { useNowAt } from '../../time/useNowAt.ts'
import { noteClosedConfirmation } from './closedConfirmations.ts'
import { useOpenPayments } from './openPayments.ts'
import type { PaidAction } from './paidAction.ts'
import { dropSnapshot, takeSnapshot } from './pay.ts'
import { useSingleConfirmation, type PayMutation } from './useSingleConfirmation.ts'
import { useSpendingGate } from './useSpendingGate.ts'
import { isPriceChanged, useMutationWithRefusals, usePriceChange } from './usePriceChange.ts'

const legal = { terms: paths.terms, commercial: paths.commercial, settlement: paths.settlement }

/**
 * Props of the dialog in which the user confirms a payment. `Paid` is the type of the purchase, and `Seen` the type of
 * what the server shows about it.
 */
export interface PaymentConfirmationProps<Paid extends object, Answer, Seen, Result> {
  action: PaidAction<Paid, Answer, Seen>
  paid: Paid
  /**
   * The order as the page currently knows it. If its price changes while the dialog is open, the dialog shows the old
   * price, too.
   */
  order: OrderWithoutLegal
  /** The query that contains the order's price; it is refetched after PriceChanged. */
  priceKey: QueryKey
  /** Sends the payment with `pay()`. */
  mutation: PayMutation<Paid, Result>
  /** Called when the user has confirmed, before the payment is sent. */
  onConfirmed?: (() => void) | undefined
  /** Navigates to the result. The dialog stays open until that page is rendered, and ignores further confirmations. */
  onPaid: (result: Result) => void
  /** Called to close the dialog: the user has cancelled, the server has refused, or the outcome is unknown. */
  onClose: () => void
  /**
   * Called with a refusal or an unknown outcome (`OutcomeUnknown`), which the catalogue's dialog or `PaymentsContainer`
   * shows. Default: `onClose`. An area with a follow-up question, such as for missing coins, asks it here and closes
   * otherwise. A changed price does not call this: the dialog stays open with the new price.
   */
  onError?: ((error: Error) => void) | undefined
}

/**
 * Closes the dialog if the user presses Back before the next page is rendered. The router may have closed it already,
 * so `onClose` must accept a second call (`useCloseUrlDialog`).
 */
function useCloseByBack(isPaid: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isPaid) return undefined
    const goBack = () => close()
    addEventListener('popstate', goBack)
    return () => removeEventListener('popstate', goBack)
  }, [isPaid])
}

/**
 * The dialog that confirms a payment, with the member's balance and the server's time, updated every second near the
 * order's end. Before it, `useSpendingGate` checks the member's own spending settings, such as a PIN. It accepts one
 * confirmation (`useSingleConfirmation`). While the user reads it, the state before the payment is fetched.
 *
 * How an area adds a payment, taking `gacha` as the example (draw.mutations.ts, DrawConfirmation.tsx):
 *
 * 1. Its endpoint is `paid`, and only `actions/<kind>.ts` sends it and reads its outcome (tools/paidCalls.test.ts).
 * 2. `<area>.mutations.ts`, with a `mutationKey`: `mutationFn: ({ paid, order }: ConfirmedOrder<PaidEpisode>) =>
 *   pay(storyAction, paid, order)`. It resolves with `{ answer }`, or with `{ verdict }` if the answer was lost but the
 *   outcome is proven. `done` counts like an answer, and the page shows it (`closePayment(name)`). For any other
 *   verdict throw `OutcomeUnknown(name)`; the payment line shows it. `onSuccess` invalidates what became stale, such as
 *   the balance.
 * 3. `EpisodeConfirmation.tsx`: `<PaymentConfirmation action paid order priceKey mutation onPaid onClose />`. `order`
 *   has every row that the law requires (`paidWithCoins` has those common to all coin payments); a file in
 *   `stories/law/` shows it.
 * 4. The page loads the dialog lazily, together with the payment line (確認中): `lazyComponent(() => withPaymentLine(() =>
 *   import('../EpisodeConfirmation.tsx')).then((file) => file.EpisodeConfirmation))`, and preloads it on
 *   `onNetworkIdle`.
 * 5. `paymentHref.ts` has the link of the payment line; `paymentOutcomes.ts` stores an answer whose page was closed.
 */
export function PaymentConfirmation<Paid extends object, Answer, Seen, Result>(
  props: PaymentConfirmationProps<Paid, Answer, Seen, Result>,
) {
  const { action, paid, order, onClose } = props
  const gate = useSpendingGate(action.nameOf(paid), order.price.amount)
  return gate ? <SpendingGateDialog {...gate} open onClose={onClose} /> : <PassedConfirmation {...props} />
}

/** The confirmation, once the member's own spending settings allow the payment. */
function PassedConfirmation<Paid extends object, Answer, Seen, Result>(
  props: PaymentConfirmationProps<Paid, Answer, Seen, Result>,
) {
  const { action, paid, order, priceKey, mutation, onConfirmed, onPaid, onClose, onError = onClose } = props
  const name = action.nameOf(paid)
  const text = JSON.stringify(paid)
  useEffect(() => {
    takeSnapshot(action, JSON.parse(text) as Paid)
    return () => void dropSnapshot(name)
  }, [action, name, text])
  useEffect(() => () => void noteClosedConfirmation(name), [name])
  const isAsking = useOpenPayments(({ payments }) =>
    payments.some((payment) => payment.name === name && payment.state === 'asking'),
  )
  const confirmation = useSingleConfirmation(action, paid, useMutationWithRefusals(action.kind, mutation), onClose)
  const { changedFrom, isReading, onRefused } = usePriceChange(order.price, priceKey)
  useCloseByBack(confirmation.isPaid, onClose)
  const balance = useQuery(balanceQuery)
  const now = useNowAt(order.until ?? undefined)
  const accountId = useSession((session) => session.accountId)
  const { usage, reminder } = useOwnLimitUsage(order.price.unit === 'yen' ? order.price.amount : 0)
  return (
    <FinalConfirm
      // Closes the dialog while the app checks the outcome, because it would cover the line that says so.
      open={!(confirmation.isConfirmed && isAsking)}
      order={{ ...order, legal }}
      paid={paid}
      balance={balance.data}
      now={now}
      onConfirm={(confirmed) => {
        if (isReading) return
        const refused = (error: Error) => {
          if (isPriceChanged(error)) return void onRefused(order.price)
          // Another device has begun a break: from now on, the dialog of the spending settings says when it ends.
          if (hasMessageCode(error, 'SpendingBreak')) syncBreak(accountId).catch(() => {})
          return onError(error)
        }
        confirmation.confirm({ paid: confirmed, order }, { onConfirmed, onPaid, onError: refused })
      }}
      onCancel={onClose}
      isPending={confirmation.isConfirmed || isReading}
      // Shows no price change after the payment was sent: the answer may change the order, which is not a price change.
      changedFrom={confirmation.isConfirmed ? undefined : changedFrom}
      ownLimit={usage}
      reminder={reminder}
    />
  )
}
