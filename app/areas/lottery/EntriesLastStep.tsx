import { paidWithCoins } from '@tsudoi/design-system/screens/finalOrder.rules'
import { entriesText } from '@tsudoi/design-system/screens/lottery/lottery.rules'
import type { Lottery } from '@tsudoi/design-system/screens/lottery/lottery.types'
import { dateTimeText } from '@tsudoi/design-system/text/dateTimeText'
import { paths } from '../../paths.ts'
import { lotteryAction } from '../../payments/actions/lottery.ts'
import { LastStep, type OrderWithoutLegal } from '../../payments/LastStep.tsx'
import { buyEntriesMutation } from './buyEntries.mutations.ts'

export interface EntriesLastStepProps {
  lottery: Lottery
  count: number
  onBought: () => void
  /** Refused, or not known. */
  onError: (error: Error) => void
  onClose: () => void
}

/** C162: the free coins go first. What comes of the entries is told on the day of the announcement. */
const orderOf = (lottery: Lottery, count: number): OrderWithoutLegal => ({
  ...paidWithCoins,
  title: 'この内容で申し込みますか',
  what: `抽選「${lottery.name}」`,
  quantity: entriesText(count),
  price: { unit: 'coins', amount: lottery.coins * count, first: 'free' },
  delivery: `結果は${dateTimeText(lottery.announced)}に発表。賞品は、えらんだあと`,
  until: lottery.end,
  cancelling: '申し込んだあとは、取り消せません。はずれても、コインはもどりません',
  more: [{ label: '賞品と当選の人数', href: paths.lottery(lottery.id) }],
  confirm: `${entriesText(count)}申し込む`,
  cancel: '申し込まずに閉じる',
})

/** The last step before entries are bought (W112), then the purchase. */
export function EntriesLastStep({ lottery, count, onBought, onError, onClose }: EntriesLastStepProps) {
  return (
    <LastStep
      action={lotteryAction}
      paid={{ lotteryId: lottery.id, count }}
      order={orderOf(lottery, count)}
      mutation={buyEntriesMutation}
      onPaid={onBought}
      onError={onError}
      onClose={onClose}
    />
  )
}
