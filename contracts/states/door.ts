import { choiceParam, integerParam, textParam, type State } from './state.ts'
import { accountId } from './usualParams.ts'

const episodeId = textParam('episode-1', 'Id of the episode')

/** Provider states of the area `door`. */
export const doorStates = {
  'a door': {
    title: '入口のある公演',
    needs: ['a channel', 'an event'],
    description:
      'The episode has a door, which opens so many minutes before the start. It has no staff. The episode exists already.',
    params: { episodeId, opensMinutesBefore: integerParam(60, 'Minutes before the start') },
    returns: [],
    screens: ['/ticket'],
  },
  'a door pass': {
    title: '入場コードのあるチケット',
    needs: ['a channel', 'an event', 'a door', 'a held ticket'],
    description:
      'The account owns one copy of the ticket and so has this pass of the door, with the secret `verification-pass-secret` and the door number `0427`. The door has no other passes. A `USED` pass was used at 2026-01-31T11:10:00Z at the entrance 正面入口, by the entry `entry-0000`. The ticket and the door exist already.',
    params: {
      accountId,
      ticketId: textParam('ticket-1', 'Id of the ticket'),
      episodeId,
      passId: textParam('pass-1', 'Id of the pass'),
      passState: choiceParam(['UNUSED', 'USED', 'VOID'], 'The state of the pass'),
    },
    returns: [],
    screens: ['/ticket/:id'],
  },
  'staff of a door': {
    title: '入口の係員',
    needs: ['a channel', 'an event', 'a door'],
    description: 'The account works at the door of the episode; both exist already.',
    params: { accountId, episodeId },
    returns: [],
    screens: ['/ticket'],
  },
} as const satisfies Readonly<Record<string, State>>
