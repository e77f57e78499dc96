import { text, type State } from './state.ts'

/** States that only the scripts of the verification use, and that a host may refuse (Q450). */
export const scriptStates = {
  'a clock at a given time': {
    title: '時計を合わせる',
    description:
      'From now on everything that the host compares with the time sees a clock that has this time and goes on from it: the expiry of tokens, codes and locks, periods, and the times of new rows. What exists keeps its times. The teardown sets the clock back to the real time.',
    params: {
      time: text('2026-12-24T09:00:00Z', 'The time, an instant of ISO 8601; scripts only use times from now on'),
    },
    returns: [],
    screens: [],
    isOptional: true,
    hasTeardown: true,
  },
  'the code of the newest mail': {
    title: '届いたメールの認証コード',
    description: 'The host has mailed a code to this address, by a call; answers with that code.',
    params: { email: text('akari@example.com', 'The address that the mail went to') },
    returns: ['code'],
    screens: [],
    isOptional: true,
  },
} as const satisfies Readonly<Record<string, State>>
