import { dateTimeText } from '../../text/dateTimeText.ts'
import { coinPaymentTexts } from '../finalOrder.rules.ts'
import type { OrderWithoutLegal } from '../finalOrder.types.ts'
import { entriesText } from './lottery.rules.ts'
import type { Lottery } from './lottery.types.ts'
import { isolated } from '../../text/isolated.ts'

/**
 * The order summary of lottery entries (C162): free coins are spent first, and the result is announced on a later
 * day.
 */
export const entriesOrder = (lottery: Lottery, count: number, prizesHref: string): OrderWithoutLegal => ({
  ...coinPaymentTexts,
  title: 'この内容で申し込みますか',
  what: `抽選「${isolated(lottery.name)}」`,
  quantity: entriesText(count),
  price: { unit: 'coins', amount: lottery.coins * count, first: 'free' },
  delivery: `結果は${dateTimeText(lottery.announced)}に発表。賞品は、えらんだあと。`,
  until: lottery.end,
  cancelling: '申し込んだあとは、取り消せません。はずれても、コインはもどりません。',
  more: [{ label: '賞品と当選の人数', href: prizesHref }],
  confirm: `${entriesText(count)}申し込む`,
  cancel: '申し込まずに閉じる',
})
