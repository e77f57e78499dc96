import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { count, expectedPrice, instant, nothing, openEnum, shownText } from '../schema.ts'

/**
 * How one pays: a card typed in, at a convenience store, by a phone company or PayPay, or by a registered card (B§3).
 */
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

/** Payment gateways (B§3). */
export const paymentGateways = ['SBPS'] as const

/**
 * Ours: the documents name no values. EXPIRED: nobody paid in time. A success that the gateway reports late still
 * counts, so any other state can become SUCCEEDED; SUCCEEDED is final.
 */
export const transactionStatuses = ['PENDING', 'SUCCEEDED', 'CANCELLED', 'FAILED', 'EXPIRED'] as const

/** One order at the gateway. Fields are ours: the documents show none (C111). */
export const transaction = z.object({
  /** Id of the order. */
  transactionId: z.string(),
  /** When it was ordered. */
  orderTime: instant,
  /** What was bought, in words. */
  itemName: shownText,
  /** The pack of coins, of C166; absent for what is none. It tells two orders of one price apart (Q293). */
  shopCoinId: z.optional(z.string()),
  /** In yen. */
  price: count,
  status: openEnum(transactionStatuses),
  /** How it is paid; absent until the payer has chosen. */
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
    /** The gateway that the orders went to. */
    gateway: z.enum(paymentGateways),
    /** Only orders from then on. */
    startOrderTime: z.optional(instant),
    /** Only orders before then. */
    endOrderTime: z.optional(instant),
  }),
  response: z.object({
    /** The latest first. */
    list: z.array(transaction),
  }),
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

/** Card brands that are told apart. */
export const cardBrands = ['VISA', 'MASTERCARD', 'JCB', 'AMEX', 'DINERS'] as const
export type CardBrand = (typeof cardBrands)[number]

/** A registered card; its number stays with the gateway (X14). */
export const creditCard = z.object({
  /** Id of the card here; the gateway's own is not told. */
  creditCardId: z.string(),
  /** The gateway that keeps the card. */
  gateway: openEnum(paymentGateways),
  /** Brand of the card. */
  brand: openEnum(cardBrands),
  /** The last four figures of the number. */
  lastFour: z.string(),
  /** YYYYMM; shown as YYYY/MM (S091, Q59). */
  expiry: z.string(),
})

export const listCreditCards = endpoint({
  host: 'payment',
  method: 'GET',
  path: '/v2/payment/sbps/creditcard',
  auth: 'member',
  query: z.object({
    /** The gateway that keeps the cards. */
    gateway: z.enum(paymentGateways),
  }),
  response: z.object({
    /** The newest first. */
    list: z.array(creditCard),
  }),
  source: 'C112',
  summary: 'Registered cards of the member, the newest first',
})

export const getCreditCard = endpoint({
  host: 'payment',
  method: 'GET',
  path: '/v2/payment/sbps/creditcard/{id}',
  auth: 'member',
  response: z.object({
    /** The card. */
    creditCard,
  }),
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
    /** The gateway that gave the token. */
    gateway: z.enum(paymentGateways),
    /** From the gateway, for a card that the browser showed to it alone (X14); good for one use. */
    cardToken: z.string(),
  }),
  response: z.object({
    /** The card, as it is registered. */
    creditCard,
  }),
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
    /** Brands that the gateway takes. */
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
  query: z.object({ expectedPrice: z.optional(expectedPrice) }),
  body: z.object({
    /** The pack to buy, of C166. */
    shopCoinId: z.string(),
    /** How it is paid. */
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
    /** Id of the order, to ask for what came of it. */
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
    'PriceChanged',
    'MaxQuantityExceed',
    'MaxAmountExceed',
    'InvalidArgument',
  ],
  idempotent: true,
  paid: true,
  source: 'ours',
  why: 'C178, C168: buying a pack of coins; the documents have its pages and payment methods, but no call (Q1).',
  summary: 'Orders a pack of coins: quantity and limits are reserved until it is paid, cancelled or expired (X13)',
})
