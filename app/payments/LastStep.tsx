import { useQuery } from '@tanstack/react-query'
import { FinalConfirm } from '@tsudoi/design-system/screens/parts/FinalConfirm'
import type { Confirmed, FinalOrder } from '@tsudoi/design-system/screens/finalOrder.types'
import { useEffect } from 'react'
import { paths } from '../paths.ts'
import { balanceQuery } from '../queries/member.queries.ts'
import { useOwnLimitReminder } from '../queries/useOwnLimitReminder.ts'
import { useNowAt } from '../shell/useNowAt.ts'
import { useOpenPayments } from './openPayments.ts'
import type { PaidAction } from './paidAction.ts'
import { forgetBefore, readBefore } from './pay.ts'

/** The pages of the law are the same for every order: the last step brings them. */
export type OrderWithoutLegal = Omit<FinalOrder, 'legal'>

const legal = { terms: paths.terms, commercial: paths.commercial, settlement: paths.settlement }

export interface LastStepProps<Paid extends object, Answer, Seen> {
  action: PaidAction<Paid, Answer, Seen>
  paid: Paid
  order: OrderWithoutLegal
  /** Send it with `pay(action, confirmed, order)`, in a mutation. */
  onConfirm: (confirmed: Confirmed<Paid>) => void
  onCancel: () => void
  /** The mutation is under way. */
  confirming: boolean
}

/**
 * The last step of a paid action, with what one holds and the host's time, to the second at the order's end. While
 * somebody reads it, what is so before the payment is read back. Always loaded late: no page begins with it.
 */
export function LastStep<Paid extends object, Answer, Seen>(props: LastStepProps<Paid, Answer, Seen>) {
  const { action, paid, order, onConfirm, onCancel, confirming } = props
  const name = action.nameOf(paid)
  const text = JSON.stringify(paid)
  useEffect(() => {
    readBefore(action, JSON.parse(text) as Paid)
    return () => void forgetBefore(name)
  }, [action, name, text])
  const isAsking = useOpenPayments(({ payments }) =>
    payments.some((payment) => payment.name === name && payment.state === 'asking'),
  )
  const balance = useQuery(balanceQuery)
  const now = useNowAt(order.until ?? undefined)
  const { unit, amount } = order.price
  const reminder = useOwnLimitReminder(unit === 'yen' ? amount : undefined)
  return (
    <FinalConfirm
      // What is asked about now is said by a line on the page, which a dialog would cover.
      open={!(confirming && isAsking)}
      order={{ ...order, legal }}
      paid={paid}
      balance={balance.data}
      now={now}
      onConfirm={onConfirm}
      onCancel={onCancel}
      confirming={confirming}
      reminder={reminder}
    />
  )
}
