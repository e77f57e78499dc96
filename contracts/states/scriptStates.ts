import { choiceParam, booleanParam, textParam, integerParam, type State } from './state.ts'

/** Provider states that only the scripts of the verification use. */
export const scriptStates = {
  'the code of the newest mail': {
    title: '届いたメールの認証コード',
    description: 'The host has mailed a code to this address, by a call; answers with that code.',
    params: { email: textParam('akari@example.com', 'The address that the mail went to') },
    returns: ['code'],
    screens: [],
    isOptional: true,
  },
  'a payment notification': {
    title: '決済サービスからの通知',
    description:
      'Answers with a notification about this order, as the host’s payment provider would send it: `address` is a path at the payment host or an address, `headers` a JSON object, `body` the text to post. Nothing is sent. The order exists already.',
    params: {
      transactionId: textParam('transaction-1', 'Id of the order'),
      result: choiceParam(['SUCCEEDED', 'CANCELLED'], 'What the notification reports'),
      amount: integerParam(1000, 'The reported amount, yen'),
      isForged: booleanParam(false, 'The signature is not the provider’s'),
    },
    returns: ['address', 'headers', 'body'],
    screens: [],
    isOptional: true,
  },
} as const satisfies Readonly<Record<string, State>>
