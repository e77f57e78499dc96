import { choiceParam, textParam, integerParam, type State } from './state.ts'
import { accountId, detail } from './usualParams.ts'

const transactionId = textParam('transaction-1', 'Id of the transaction')
const shopCoinId = textParam('shop-coin-1', 'Id of the pack that was ordered')

/** Provider states of the area `payment`. */
export const paymentStates = {
  'a paid transaction': {
    title: '支払い済みの購入がある',
    description:
      'The account bought a coin pack by credit card at 2026-01-31T03:00:00Z or so many days before, and the payment succeeded. `minimal`: how it was paid and which pack is not known.',
    params: {
      accountId,
      transactionId,
      shopCoinId,
      daysBefore: integerParam(0, 'Days before 2026-01-31T03:00:00Z'),
      detail,
    },
    returns: [],
    screens: ['/order-history', '/purchase/:id/complete'],
  },
  'an order that waits at the convenience store': {
    title: 'コンビニでの支払いを待っている',
    description:
      'The account ordered a coin pack at 2026-01-31T03:00:00Z, to be paid at a convenience store; it still can.',
    params: { accountId, transactionId, shopCoinId },
    returns: [],
    screens: ['/order-history', '/purchase/:id/complete'],
  },
  'a credit card': {
    title: 'クレジットカードを登録している',
    description:
      'The account has registered a card at the gateway: VISA, 4242, valid until 12/2099. Payments with it succeed.',
    params: { accountId, creditCardId: textParam('card-1', 'Id of the card') },
    returns: [],
    screens: ['/purchase/card', '/purchase/card/edit', '/purchase/method'],
  },
  'a card token': {
    title: 'カードの番号を入力した',
    description: 'The gateway issued this token for a VISA card, and it has not been used.',
    params: {
      cardToken: textParam('token-visa-1', 'The token'),
      behaviour: choiceParam(
        ['APPROVE', 'AUTHENTICATE', 'DECLINE'],
        'What the gateway does with a payment: approves it, asks the payer on its own page first, or declines it',
      ),
    },
    returns: [],
    screens: ['/purchase/card/edit'],
  },
  'a result of the gateway': {
    title: '決済の結果が届く',
    description:
      'The gateway has decided the payment of an order, and reports the result to the host as in production, before the next call is answered. The order was made by a call, and its payment may have been decided otherwise before.',
    params: {
      transactionId,
      result: choiceParam(
        ['SUCCEEDED', 'CANCELLED', 'FAILED'],
        'What the gateway reports; the amount is the price of the order',
      ),
    },
    returns: [],
    screens: [],
    isOptional: true,
  },
} as const satisfies Readonly<Record<string, State>>
