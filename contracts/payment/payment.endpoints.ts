import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { count, instant, nothing, openEnum } from '../schema.ts'

export const paymentMethods = [
  'CREDIT_CARD',
  'CONVENIENCE',
  'DOCOMO',
  'AU',
  'SOFT_BANK',
  'PAY_PAY',
  'PERSISTENT_CARD',
] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export const paymentGateways = ['SBPS'] as const

/**
 * Ours: the documents name no values. EXPIRED: nobody paid in time. A success that the gateway reports late still
 * counts, so any other state can become SUCCEEDED; SUCCEEDED is final.
 */
export const transactionStatuses = ['PENDING', 'SUCCEEDED', 'CANCELLED', 'FAILED', 'EXPIRED'] as const

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
  /** While it is PENDING: until when it can be paid. */
  expiryTime: z.optional(instant),
  /** While it is PENDING: the gateway's page for the payer, an https address or a path on the payment host. */
  paymentPage: z.optional(z.string()),
  /** While it is PENDING, CONVENIENCE: what the payer shows at the till. */
  slipNumber: z.optional(z.string()),
})
export type Transaction = z.input<typeof transaction>

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

export const getTransaction = endpoint({
  host: 'payment',
  method: 'GET',
  path: '/v1/transaction/{id}',
  auth: 'member',
  response: z.object({ transaction }),
  codes: ['NotFound'],
  source: 'ours',
  why: 'C170, C178: the order history shows the payment slip of one order, and a purchase is polled here until the gateway has said what came of it.',
  summary: 'One order of the member, as it is now',
})

export const cardBrands = ['VISA', 'MASTERCARD', 'JCB', 'AMEX', 'DINERS'] as const
export type CardBrand = (typeof cardBrands)[number]

/** A registered card; its number stays with the gateway (X14). */
export const creditCard = z.object({
  creditCardId: z.string(),
  gateway: openEnum(paymentGateways),
  brand: openEnum(cardBrands),
  lastFour: z.string(),
  /** YYYYMM; shown as YYYY/MM (S091, Q59). */
  expiry: z.string(),
})

export const listCreditCards = endpoint({
  host: 'payment',
  method: 'GET',
  path: '/v2/payment/sbps/creditcard',
  auth: 'member',
  query: z.object({ gateway: z.enum(paymentGateways) }),
  response: z.object({ list: z.array(creditCard) }),
  source: 'C112',
  summary: 'Registered cards of the member, the newest first',
})

export const getCreditCard = endpoint({
  host: 'payment',
  method: 'GET',
  path: '/v2/payment/sbps/creditcard/{id}',
  auth: 'member',
  response: z.object({ creditCard }),
  codes: ['NotFound'],
  source: 'C113',
  summary: 'One registered card of the member',
})

export const deleteCreditCard = endpoint({
  host: 'payment',
  method: 'DELETE',
  path: '/v2/payment/sbps/creditcard/{id}',
  auth: 'member',
  response: nothing,
  codes: ['NotFound'],
  source: 'C114',
  summary: 'Forgets a registered card',
})

export const registerCreditCard = endpoint({
  host: 'payment',
  method: 'POST',
  path: '/v2/payment/sbps/creditcard',
  auth: 'member',
  body: z.object({
    gateway: z.enum(paymentGateways),
    /** From the gateway, for a card that the browser showed to it alone (X14); good for one use. */
    cardToken: z.string(),
  }),
  response: z.object({ creditCard }),
  codes: ['InvalidArgument'],
  source: 'C115',
  summary:
    'Registers a card by the token that the gateway gave for it; InvalidArgument for one it does not know or that is used',
})

export const getCreditCardForm = endpoint({
  host: 'payment',
  method: 'GET',
  path: '/v2/payment/sbps/creditcard/form',
  auth: 'member',
  response: z.object({
    /**
     * Where the browser sends `{ number, expiry: YYYYMM, securityCode }` as JSON and gets `{ cardToken }`: the
     * gateway's, an https address or, of a local one, a path on the payment host.
     */
    tokenUrl: z.string(),
    brandList: z.array(openEnum(cardBrands)),
  }),
  source: 'ours',
  why: 'C171: the card form must know where the gateway turns a number into a token, and which brands it takes.',
  summary: 'What the card form needs; the number never comes to our hosts (X14)',
})

export const startPurchase = endpoint({
  host: 'payment',
  method: 'POST',
  path: '/v2/payment/sbps/purchase',
  auth: 'member',
  body: z.object({
    shopCoinId: z.string(),
    paymentMethod: z.enum(paymentMethods),
    /** CREDIT_CARD: a token of the gateway's, good for one use. PERSISTENT_CARD: id of a registered card. */
    card: z.optional(z.string()),
    /**
     * Where the gateway sends the browser when it is done, with `/complete`, `/cancel` or `/error` behind the path and
     * `transactionId` in the query: `https://…/purchase/coin-100?url=…`. Of the app's own origin (X4). Needed by every
     * method with a page of the gateway's.
     */
    returnUrl: z.optional(z.url({ protocol: /^https?$/ })),
  }),
  response: z.object({
    transactionId: z.string(),
    /** SUCCEEDED and FAILED at once only for cards. */
    status: openEnum(transactionStatuses),
    /** Where the payer goes on: the gateway's page, an https address or a path on the payment host. */
    paymentPage: z.optional(z.string()),
  }),
  codes: [
    'NotFound',
    'UnavailablePeriod',
    'PackLimitReached',
    'MaxQuantityExceed',
    'MaxAmountExceed',
    'InvalidArgument',
  ],
  idempotent: true,
  source: 'ours',
  why: 'C178, C168: buying a pack of coins; the documents have its pages and payment methods, but no call (Q1).',
  summary: 'Orders a pack of coins: quantity and limits are reserved until it is paid, cancelled or expired (X13)',
})
