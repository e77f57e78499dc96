import type { DeadlineKind as HostDeadlineKind } from '@tsudoi/contracts/deadline/deadline'
import type { DeadlineKind } from '@tsudoi/design-system/screens/deadline/deadline.types'

/** The kind of a deadline on the screens, by its kind in the answers of servers. */
export const deadlineKindByServerKind: Readonly<Record<HostDeadlineKind | 'UNKNOWN', DeadlineKind>> = {
  LOTTERY_ENTRY: 'lotteryEntry',
  PREORDER: 'preorder',
  PRIZE_DRAW: 'prizeDraw',
  VOTE: 'vote',
  RESERVATION: 'reservation',
  RESULT: 'result',
  CHOICE: 'choice',
  ADDRESS: 'address',
  STORE_PAYMENT: 'storePayment',
  PAYMENT: 'payment',
  PRESENT: 'present',
  NOTICE_GIFT: 'noticeGift',
  TICKET: 'ticket',
  RENTAL: 'rental',
  CANCELLATION: 'cancellation',
  UNKNOWN: 'other',
}

const hostKinds = new Map(
  Object.entries(deadlineKindByServerKind).map(([hostKind, kind]) => [kind, hostKind as HostDeadlineKind]),
)

/** The kind of a deadline in the answers of servers; undefined for a kind that this build does not know. */
export const serverDeadlineKindOf = (kind: DeadlineKind): HostDeadlineKind | undefined =>
  kind === 'other' ? undefined : hostKinds.get(kind)
