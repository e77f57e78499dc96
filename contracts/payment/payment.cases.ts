import type { AreaCases } from '../case.ts'
import { state } from '../states.ts'
import type * as endpoints from './payment.endpoints.ts'

const bare = {
  transactionId: 'transaction-1',
  orderTime: '2026-01-31T03:00:00Z',
  itemName: '1,100コイン',
  price: 1_000,
  status: 'SUCCEEDED' as const,
}
const ofPack = { ...bare, shopCoinId: 'shop-coin-1' }
const paid = { ...ofPack, paymentMethod: 'CREDIT_CARD' as const }
const waiting = {
  ...ofPack,
  status: 'PENDING' as const,
  paymentMethod: 'CONVENIENCE' as const,
  expiryTime: '2026-02-03T03:00:00Z',
  paymentPage: 'https://gateway.example.com/payments/payment-1',
  slipNumber: '1234-5678-9012',
}

/** The query for the orders of January 2026 in Japan. */
const january = {
  gateway: 'SBPS' as const,
  startOrderTime: '2025-12-31T15:00:00Z',
  endOrderTime: '2026-01-31T15:00:00Z',
}

const creditCard = {
  creditCardId: 'card-1',
  gateway: 'SBPS' as const,
  brand: 'VISA' as const,
  lastFour: '4242',
  expiry: '209912',
}
const cards = { query: { gateway: 'SBPS' as const } }
const card = { params: { id: 'card-1' } }
const sora = state('another member')
const cardOfSora = [sora, state('a credit card', { accountId: 'acc-sora' })]
const noCard = { params: { id: 'no-such-card' } }

const onSale = state('a coin pack on sale')
const byRegisteredCard = { shopCoinId: 'shop-coin-1', paymentMethod: 'PERSISTENT_CARD' as const, card: 'card-1' }
const byPayPay = {
  shopCoinId: 'shop-coin-1',
  paymentMethod: 'PAY_PAY' as const,
  returnUrl: 'http://localhost:5173/purchase/shop-coin-1?url=%2Fhome',
}
const byToken = { ...byPayPay, paymentMethod: 'CREDIT_CARD' as const, card: 'token-visa-1' }
const exactStatus = ['status']

const cardForm = {
  tokenUrl: 'https://gateway.example.com/token',
  brandList: ['VISA' as const, 'MASTERCARD' as const, 'JCB' as const, 'AMEX' as const, 'DINERS' as const],
}

/** The example requests and answers ("cases") of the payment endpoints. */
export const paymentCases = {
  listTransactions: {
    full: {
      as: 'member',
      given: [state('an order that waits at the convenience store')],
      request: { query: january },
      answer: { list: [waiting] },
      exact: ['list.transactionId', 'list.status'],
    },
    minimal: {
      as: 'member',
      given: [state('a paid transaction', { detail: 'minimal' })],
      request: { query: { gateway: 'SBPS' } },
      answer: { list: [bare] },
      exact: ['list.transactionId', 'list.status'],
    },
    empty: { as: 'member', request: { query: january }, answer: { list: [] } },
    latestFirst: {
      as: 'member',
      given: [0, 2, 1].map((daysBefore) =>
        state('a paid transaction', { transactionId: `transaction-${daysBefore}`, daysBefore }),
      ),
      request: { query: january },
      answer: {
        list: [0, 1, 2].map((daysBefore) => ({
          ...paid,
          transactionId: `transaction-${daysBefore}`,
          orderTime: `2026-01-${31 - daysBefore}T03:00:00Z`,
        })),
      },
      exact: ['list.length'],
      ordered: ['list.orderTime'],
    },
    outsideThePeriod: {
      as: 'member',
      given: [state('a paid transaction')],
      request: {
        query: { ...january, startOrderTime: '2026-01-31T15:00:00Z', endOrderTime: '2026-02-28T15:00:00Z' },
      },
      answer: { list: [] },
    },
  },

  getTransaction: {
    full: {
      as: 'member',
      given: [state('an order that waits at the convenience store')],
      request: { params: { id: 'transaction-1' } },
      answer: { transaction: waiting },
      exact: ['transaction.transactionId', 'transaction.status'],
    },
    minimal: {
      as: 'member',
      given: [state('a paid transaction', { detail: 'minimal' })],
      request: { params: { id: 'transaction-1' } },
      answer: { transaction: bare },
      exact: ['transaction.status'],
    },
    paid: {
      as: 'member',
      given: [state('a paid transaction')],
      request: { params: { id: 'transaction-1' } },
      answer: { transaction: paid },
      exact: ['transaction.status', 'transaction.paymentMethod'],
    },
    NotFound: { as: 'member', request: { params: { id: 'no-such-transaction' } }, fails: 'NotFound' },
    ofAnother: {
      as: 'member',
      given: [sora, state('a paid transaction', { accountId: 'acc-sora' })],
      request: { params: { id: 'transaction-1' } },
      fails: 'NotFound',
    },
  },

  listCreditCards: {
    full: { as: 'member', given: [state('a credit card')], request: cards, answer: { list: [creditCard] } },
    empty: { as: 'member', request: cards, answer: { list: [] } },
  },

  getCreditCard: {
    full: {
      as: 'member',
      given: [state('a credit card')],
      request: card,
      answer: { creditCard },
      exact: ['creditCard.creditCardId'],
    },
    NotFound: { as: 'member', request: noCard, fails: 'NotFound' },
    ofAnother: { as: 'member', given: cardOfSora, request: card, fails: 'NotFound' },
  },

  deleteCreditCard: {
    full: { as: 'member', given: [state('a credit card')], request: card, answer: {} },
    NotFound: { as: 'member', request: noCard, fails: 'NotFound' },
    ofAnother: { as: 'member', given: cardOfSora, request: card, fails: 'NotFound' },
  },

  registerCreditCard: {
    full: {
      as: 'member',
      given: [state('a card token')],
      request: { body: { gateway: 'SBPS', cardToken: 'token-visa-1' } },
      answer: { creditCard },
    },
    InvalidArgument: {
      as: 'member',
      request: { body: { gateway: 'SBPS', cardToken: 'no-such-token' } },
      fails: 'InvalidArgument',
    },
    CardNotForMinors: {
      as: 'member',
      given: [state('a card token'), state('a birthday of 17 years ago')],
      request: { body: { gateway: 'SBPS', cardToken: 'token-visa-1' } },
      fails: 'CardNotForMinors',
    },
  },

  getCreditCardForm: {
    full: {
      as: 'member',
      request: {},
      answer: { ...cardForm, canRegister: true },
    },
    minimal: { as: 'member', request: {}, answer: cardForm },
    below18: {
      as: 'member',
      given: [state('a birthday of 17 years ago')],
      request: {},
      answer: { ...cardForm, canRegister: false },
      exact: ['canRegister'],
    },
  },

  startPurchase: {
    /** The member pays with a new card and must confirm their identity on the payment gateway's page. */
    full: {
      as: 'member',
      given: [onSale, state('a card token', { behaviour: 'AUTHENTICATE' })],
      request: { body: byToken, query: { expectedPrice: 1_000 } },
      answer: {
        transactionId: 'transaction-1',
        status: 'PENDING',
        paymentPage: 'https://gateway.example.com/payments/payment-1',
      },
      exact: exactStatus,
    },
    minimal: {
      as: 'member',
      given: [onSale],
      request: { body: { shopCoinId: 'shop-coin-1', paymentMethod: 'CONVENIENCE' } },
      answer: { transactionId: 'transaction-1', status: 'PENDING' },
      exact: exactStatus,
    },
    byRegisteredCard: {
      as: 'member',
      given: [onSale, state('a credit card')],
      request: { body: byRegisteredCard },
      answer: { transactionId: 'transaction-1', status: 'SUCCEEDED' },
      exact: exactStatus,
    },
    /** The gateway declined the card: the order exists, but nothing was paid or reserved. */
    declined: {
      as: 'member',
      given: [onSale, state('a card token', { behaviour: 'DECLINE' })],
      request: { body: byToken },
      answer: { transactionId: 'transaction-1', status: 'FAILED' },
      exact: exactStatus,
    },
    NotFound: {
      as: 'member',
      request: { body: { ...byPayPay, shopCoinId: 'no-such-shop-coin' } },
      fails: 'NotFound',
    },
    /** The card in the request belongs to another member. */
    ofAnother: {
      as: 'member',
      given: [onSale, ...cardOfSora],
      request: { body: byRegisteredCard },
      fails: 'NotFound',
    },
    UnavailablePeriod: {
      as: 'member',
      given: [state('a coin pack whose sale has ended')],
      request: { body: byPayPay },
      fails: 'UnavailablePeriod',
    },
    PackLimitReached: {
      as: 'member',
      given: [state('a coin pack bought as often as allowed')],
      request: { body: byPayPay },
      fails: 'PackLimitReached',
    },
    PriceChanged: {
      as: 'member',
      given: [onSale],
      request: { body: byPayPay, query: { expectedPrice: 999 } },
      fails: 'PriceChanged',
    },
    SpendingBreak: {
      as: 'member',
      given: [onSale, state('a break from spending')],
      request: { body: byPayPay },
      fails: 'SpendingBreak',
    },
    CardNotForMinors: {
      as: 'member',
      given: [onSale, state('a credit card'), state('a birthday of 17 years ago')],
      request: { body: byRegisteredCard },
      fails: 'CardNotForMinors',
    },
    MaxQuantityExceed: {
      as: 'member',
      given: [state('a member', { paidCoin: 9_999_999 }), onSale],
      request: { body: byPayPay },
      fails: 'MaxQuantityExceed',
    },
    MaxAmountExceed: {
      as: 'member',
      given: [state('a member', { profile: 'minimal' }), state('a coin pack on sale', { webPrice: 5_001 })],
      request: { body: byPayPay },
      fails: 'MaxAmountExceed',
    },
    /** The request chooses payment by card, but names no card. */
    InvalidArgument: {
      as: 'member',
      given: [onSale],
      request: { body: { shopCoinId: 'shop-coin-1', paymentMethod: 'PERSISTENT_CARD' } },
      fails: 'InvalidArgument',
    },
  },
} satisfies AreaCases<typeof endpoints>
