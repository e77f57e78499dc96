import { text, type State } from './state.ts'
import { accountId, detail } from './usualParams.ts'

export const paymentStates = {
  'a paid transaction': {
    title: '支払い済みの購入がある',
    description: 'The account bought a coin pack by credit card at 2026-01-31T03:00:00Z, and the payment succeeded.',
    params: { accountId, transactionId: text('transaction-1', 'Id of the transaction'), detail },
    returns: [],
    screens: ['/order-history'],
  },
} as const satisfies Readonly<Record<string, State>>
