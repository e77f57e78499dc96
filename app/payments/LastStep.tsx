import { useQuery, type QueryKey } from '@tanstack/react-query'
import { FinalConfirm } from '@tsudoi/design-system/screens/parts/FinalConfirm'
import type { OrderWithoutLegal } from '@tsudoi/design-system/screens/finalOrder.types'
import { useEffect, useEffectEvent } from 'react'
import { paths } from '../paths.ts'
import { balanceQuery } from '../queries/member.queries.ts'
import { useOwnLimitReminder } from '../queries/useOwnLimitReminder.ts'
import { useNowAt } from '../shell/useNowAt.ts'
import { useOpenPayments } from './openPayments.ts'
import type { PaidAction } from './paidAction.ts'
import { forgetBefore, readBefore } from './pay.ts'
import { useConfirmation, type PayMutation } from './useConfirmation.ts'
import { isPriceChanged, useOwnRefusals, usePriceChange } from './usePriceChange.ts'

const legal = { terms: paths.terms, commercial: paths.commercial, settlement: paths.settlement }

export interface LastStepProps<Paid extends object, Answer, Seen, Result> {
  action: PaidAction<Paid, Answer, Seen>
  paid: Paid
  /** As the page knows it now: the step shows the old price, too, where it changes while the step is open. */
  order: OrderWithoutLegal
  /** The query that the order's price is from; after PriceChanged it is fetched again. */
  priceKey: QueryKey
  /** Sends it with `pay()`. */
  mutation: PayMutation<Paid, Result>
  /** Goes on to what was paid for. Until the next page has come the step stands, and takes no second yes. */
  onPaid: (result: Result) => void
  /** Nothing is asked any more: somebody said no, the host refused, or what came of it is not known. */
  onClose: () => void
  /**
   * Refused, or not known (`OutcomeUnknown`): the catalogue has its dialog, `PaymentsHost` its line. Default:
   * `onClose`; an area with a next question, such as missing coins, asks it here and closes otherwise. The
   * step itself handles a changed price: it stays open with the new one.
   */
  onError?: (error: Error) => void
}

/**
 * By Back, before the next page has come, one stays on this page: its step is over. The router may have closed it
 * already; `onClose` bears being called twice (`useCloseStep`).
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
 * The last step of a paid action, with what one holds and the host's time, to the second at the order's end. It takes
 * one confirmation (`useConfirmation`). While somebody reads it, what is so before the payment is read back.
 *
 * How an area takes coins or money, after `gacha` (draw.mutations.ts, DrawLastStep.tsx):
 *
 * 1. Its endpoint is `paid`, and `actions/<kind>.ts` alone sends it and reads it back (tools/paidCalls.test.ts).
 * 2. `<area>.mutations.ts`, under a `mutationKey`: `mutationFn: ({ paid, order }: ConfirmedOrder<PaidEpisode>) =>
 *    pay(storyAction, paid, order)`. It brings `{ answer }`, or `{ verdict }` where the answer was lost but is proven:
 *    `done` is as good as an answer, and the page tells it (`closePayment(name)`); of any other throw an
 *    `OutcomeUnknown(name)`, and the line tells it. `onSuccess` there says what became stale (the balance is).
 * 3. `EpisodeLastStep.tsx`: `<LastStep action paid order priceKey mutation onPaid onClose />`. `order` has every row of
 *    the law (`paidWithCoins` has those of all coins); a file in `stories/law/` shows it.
 * 4. The page asks for it late, together with the line that says 確認中: `lazyComponent(() => withPaymentLine(() =>
 *    import('./EpisodeLastStep.tsx')).then((file) => file.EpisodeLastStep))`, and again on `onNetworkIdle`.
 * 5. `paymentHref.ts` says where the line leads to; `keepOutcome.ts` where an answer goes whose page has gone.
 */
export function LastStep<Paid extends object, Answer, Seen, Result>(props: LastStepProps<Paid, Answer, Seen, Result>) {
  const { action, paid, order, priceKey, mutation, onPaid, onClose, onError = onClose } = props
  const name = action.nameOf(paid)
  const text = JSON.stringify(paid)
  useEffect(() => {
    readBefore(action, JSON.parse(text) as Paid)
    return () => void forgetBefore(name)
  }, [action, name, text])
  const isAsking = useOpenPayments(({ payments }) =>
    payments.some((payment) => payment.name === name && payment.state === 'asking'),
  )
  const confirmation = useConfirmation(action, paid, useOwnRefusals(action.kind, mutation))
  const { changedFrom, isReading, onRefused } = usePriceChange(order.price, priceKey)
  useCloseByBack(confirmation.isPaid, onClose)
  const balance = useQuery(balanceQuery)
  const now = useNowAt(order.until ?? undefined)
  const { unit, amount } = order.price
  const reminder = useOwnLimitReminder(unit === 'yen' ? amount : undefined)
  return (
    <FinalConfirm
      // What is asked about now is said by a line on the page, which a dialog would cover.
      open={!(confirmation.isConfirmed && isAsking)}
      order={{ ...order, legal }}
      paid={paid}
      balance={balance.data}
      now={now}
      onConfirm={(confirmed) => {
        if (isReading) return
        const refused = (error: Error) => (isPriceChanged(error) ? void onRefused(order.price) : onError(error))
        confirmation.confirm({ paid: confirmed, order }, { onPaid, onError: refused })
      }}
      onCancel={onClose}
      confirming={confirmation.isConfirmed || isReading}
      // Once it is sent, whatever the answer changes about the order is no other price.
      changedFrom={confirmation.isConfirmed ? undefined : changedFrom}
      reminder={reminder}
    />
  )
}
