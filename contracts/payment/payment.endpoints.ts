import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { count, instant, openEnum } from '../schema.ts'

export const paymentMethods = [
  'CREDIT_CARD',
  'CONVENIENCE',
  'DOCOMO',
  'AU',
  'SOFT_BANK',
  'PAY_PAY',
  'PERSISTENT_CARD',
] as const

export const paymentGateways = ['SBPS'] as const

/** Ours: the documents name no values. */
export const transactionStatuses = ['PENDING', 'SUCCEEDED', 'CANCELLED', 'FAILED'] as const

/** One order at the gateway. Fields are ours: the documents show none (C111). */
export const transaction = z.object({
  transactionId: z.string(),
  orderTime: instant,
  /** What was bought, in words. */
  itemName: z.string(),
  /** In yen. */
  price: count,
  status: openEnum(transactionStatuses),
  /** Absent until the payer has chosen. */
  paymentMethod: z.optional(openEnum(paymentMethods)),
})
export type Transaction = z.infer<typeof transaction>

export const listTransactions = endpoint({
  host: 'payment',
  method: 'GET',
  path: '/v1/transaction',
  auth: 'member',
  query: z.object({
    gateway: z.enum(paymentGateways),
    startOrderTime: z.optional(instant),
    endOrderTime: z.optional(instant),
  }),
  response: z.object({ list: z.array(transaction) }),
  source: 'C111',
  summary: 'Orders of the member, the latest first; from `startOrderTime` on and before `endOrderTime`',
})
