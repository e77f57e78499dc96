import type { PaymentResult } from '../payment.tables.ts'
import { lateNotificationDelayMs } from './gateway.ts'

/** What a payer, or the provider itself, can do on a payment's page. */
export const payerActions = {
  pay: { result: 'SUCCEEDED', notices: [0], words: '支払う' },
  payTwice: { result: 'SUCCEEDED', notices: [0, 0], words: '支払う（通知が2回届く）' },
  payLate: { result: 'SUCCEEDED', notices: [lateNotificationDelayMs], words: '支払う（通知が10秒遅れる）' },
  cancel: { result: 'CANCELLED', notices: [0], words: 'やめる' },
  fail: { result: 'FAILED', notices: [0], words: '失敗する' },
  /** The gateway neither notifies the merchant nor redirects the payer, so the order expires. */
  vanish: { result: 'EXPIRED', notices: [], words: '応答しない（タイムアウト）' },
} as const satisfies Record<string, { result: PaymentResult; notices: readonly number[]; words: string }>
