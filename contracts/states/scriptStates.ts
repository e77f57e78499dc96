import { text, type State } from './state.ts'

/** Further states that only the scripts of the verification use. */
export const scriptStates = {
  'the code of the newest mail': {
    title: '届いたメールの認証コード',
    description: 'The host has mailed a code to this address, by a call; answers with that code.',
    params: { email: text('akari@example.com', 'The address that the mail went to') },
    returns: ['code'],
    screens: [],
    isOptional: true,
  },
} as const satisfies Readonly<Record<string, State>>
