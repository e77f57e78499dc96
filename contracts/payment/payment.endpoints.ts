import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { count, expectedPrice, instant, nothing, openEnum, shownText } from '../schema.ts'

/** Payment methods: a new card, convenience store, phone companies, PayPay, or a registered card (B§3). */
export const paymentMethods = [
  'CREDIT_CARD',
  'CONVENIENCE',
  'DOCOMO',
  'AU',
  'SOFT_BANK',
  'PAY_PAY',
  'PERSISTENT_CARD',
] as const
/** A payment method, as listed in {@link paymentMethods}. */
export type PaymentMethod = (typeof paymentMethods)[number]

/** Names of the payment gateways (B§3). */
export const paymentGateways = ['SBPS'] as const

/**
 * Statuses of an order. EXPIRED: not paid in time. A late success that the gateway reports still counts, so any other
 * status can become SUCCEEDED, which is final. The specification does not list the values; the product defines them.
 */
export const transactionStatuses = ['PENDING', 'SUCCEEDED', 'CANCELLED', 'FAILED', 'EXPIRED'] as const

/**
 * An order at the payment gateway. The specification does not show its fields; the product defines them
 * (C111).
 */
export const transaction = z.object({
  /** Id of the order. */
  transactionId: z.string(),
  /** When the member placed the order. */
  orderTime: instant,
  /** Name of the bought item, as text. */
  itemName: shownText,
  /**
   * Id of the bought pack of coins, from C166; absent for other orders. It distinguishes two orders with the same price
   * (Q293).
   */
  shopCoinId: z.optional(z.string()),
  /** Price in yen. */
  price: count,
  status: openEnum(transactionStatuses),
  /** The payment method; absent until the payer has chosen. */
  paymentMethod: z.optional(openEnum(paymentMethods)),
  /** Time (exclusive) until which the order can be paid; only while PENDING. */
  expiryTime: z.optional(instant),
  /** The gateway's page for the payer: an https URL, or a path on the payment host; only while PENDING. */
  paymentPage: z.optional(z.string()),
  /** Number that the payer shows at the till; only while PENDING with CONVENIENCE. */
  slipNumber: z.optional(z.string()),
})
/** An order at the payment gateway, as a server sends it. */
export type Transaction = z.input<typeof transaction>

/** Lists the caller's orders. */
export const listTransactions = endpoint({
  host: 'payment',
  method: 'GET',
  path: '/v1/transaction',
  auth: 'member',
  query: z.object({
    /** The payment gateway of the orders. */
    gateway: z.enum(paymentGateways),
    /** Earliest time of the listed orders (inclusive). */
    startOrderTime: z.optional(instant),
    /** End of the listed period (exclusive). */
    endOrderTime: z.optional(instant),
  }),
  response: z.object({
    /** The orders, the latest first. */
    list: z.array(transaction),
  }),
  source: 'C111',
  summary: 'Orders of the member, the latest first; from `startOrderTime` on and before `endOrderTime`',
})

/** Reads one of the caller's orders with its current status. */
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

/** Supported card brands. */
export const cardBrands = ['VISA', 'MASTERCARD', 'JCB', 'AMEX', 'DINERS'] as const
/** A card brand, as listed in {@link cardBrands}. */
export type CardBrand = (typeof cardBrands)[number]

/** A registered card. Its number is stored only at the gateway (X14). */
export const creditCard = z.object({
  /** Id of the card at this host; the gateway's own id is not exposed. */
  creditCardId: z.string(),
  /** The gateway that stores the card. */
  gateway: openEnum(paymentGateways),
  /** Brand of the card. */
  brand: openEnum(cardBrands),
  /** The last four digits of the number. */
  lastFour: z.string(),
  /** Expiry of the card as YYYYMM, which is shown as YYYY/MM (S091, Q59). */
  expiry: z.string(),
})

/** Lists the caller's registered cards. */
export const listCreditCards = endpoint({
  host: 'payment',
  method: 'GET',
  path: '/v2/payment/sbps/creditcard',
  auth: 'member',
  query: z.object({
    /** The gateway that stores the cards. */
    gateway: z.enum(paymentGateways),
  }),
  response: z.object({
    /** The cards, the newest first. */
    list: z.array(creditCard),
  }),
  source: 'C112',
  summary: 'Registered cards of the member, the newest first',
})

/** Reads one of the caller's registered cards. */
export const getCreditCard = endpoint({
  host: 'payment',
  method: 'GET',
  path: '/v2/payment/sbps/creditcard/{id}',
  auth: 'member',
  response: z.object({
    /** The requested card. */
    creditCard,
  }),
  codes: ['NotFound'],
  source: 'C113',
  summary: 'One registered card of the member',
})

/** Deletes one of the caller's registered cards. */
export const deleteCreditCard = endpoint({
  host: 'payment',
  method: 'DELETE',
  path: '/v2/payment/sbps/creditcard/{id}',
  auth: 'member',
  response: nothing,
  codes: ['NotFound'],
  source: 'C114',
  summary: 'Deletes a registered card',
})

/** Registers a card by the token that the payment gateway gave for it. */
export const registerCreditCard = endpoint({
  host: 'payment',
  method: 'POST',
  path: '/v2/payment/sbps/creditcard',
  auth: 'member',
  body: z.object({
    /** The gateway that issued the token. */
    gateway: z.enum(paymentGateways),
    /** Single-use token from the gateway, to which only the browser sent the card data (X14). */
    cardToken: z.string(),
  }),
  response: z.object({
    /** The registered card. */
    creditCard,
  }),
  codes: ['InvalidArgument', 'CardNotForMinors'],
  source: 'C115',
  summary:
    'Registers a card by the token that the gateway gave for it; InvalidArgument for one it does not know or that is used',
})

/** Reads what the form for a card needs to contact the payment gateway. */
export const getCreditCardForm = endpoint({
  host: 'payment',
  method: 'GET',
  path: '/v2/payment/sbps/creditcard/form',
  auth: 'member',
  response: z.object({
    /**
     * URL to which the browser sends `{ number, expiry: YYYYMM, securityCode }` as JSON to receive `{ cardToken }`: the
     * gateway's https URL or, for a local gateway, a path on the payment host.
     */
    tokenUrl: z.string(),
    /** Card brands that the gateway accepts. */
    brandList: z.array(openEnum(cardBrands)),
    /**
     * Whether the member may register the card. False for a member below 18, who can use a card only once without
     * registering it. Absent means true (Q527).
     */
    canRegister: z.optional(z.boolean()),
  }),
  source: 'ours',
  why: 'C171: the card form must know where the gateway turns a number into a token, and which brands it takes.',
  summary: 'What the card form needs; the card number is never sent to our hosts (X14)',
})

/** Orders a pack of coins and starts the payment. */
export const startPurchase = endpoint({
  host: 'payment',
  method: 'POST',
  path: '/v2/payment/sbps/purchase',
  auth: 'member',
  query: z.object({ expectedPrice: z.optional(expectedPrice) }),
  body: z.object({
    /** Id of the pack to buy, from C166. */
    shopCoinId: z.string(),
    /** The method by which the member pays. */
    paymentMethod: z.enum(paymentMethods),
    /** The card to charge. CREDIT_CARD: a single-use token of the gateway. PERSISTENT_CARD: id of a registered card. */
    card: z.optional(z.string()),
    /**
     * URL to which the gateway redirects the browser afterwards, with `/complete`, `/cancel` or `/error` appended to
     * the path and `transactionId` in the query: `https://…/purchase/coin-100?url=…`. Must have the app's origin.
     * Required by every method with a page at the gateway (X4).
     */
    returnUrl: z.optional(z.url({ protocol: /^https?$/ })),
  }),
  response: z.object({
    /** Id of the order, with which the client reads the result. */
    transactionId: z.string(),
    /** Status of the order. Only payments by card can be SUCCEEDED or FAILED immediately. */
    status: openEnum(transactionStatuses),
    /** Page on which the payer continues: the gateway's https URL, or a path on the payment host. */
    paymentPage: z.optional(z.string()),
  }),
  codes: [
    'NotFound',
    'UnavailablePeriod',
    'PackLimitReached',
    'PriceChanged',
    'SpendingBreak',
    'CardNotForMinors',
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
