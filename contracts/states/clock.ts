import { textParam, type State } from './state.ts'

/** Provider states that change the clock of a host. */
export const clockStates = {
  'another time at the host': {
    title: '時刻を変える',
    description:
      'The host’s clock shows this time now, and runs on from it. Every rule uses it: days and months in Japan, periods, and how long tokens, codes, locks and orders last. What other states created stays as it is, so a token from before may have expired.',
    params: {
      time: textParam('2030-06-30T03:00:00Z', 'What the clock shows, in ISO 8601; scripts only set times from now on'),
    },
    returns: [],
    screens: [],
    hasTeardown: true,
    isOptional: true,
  },
} as const satisfies Readonly<Record<string, State>>
