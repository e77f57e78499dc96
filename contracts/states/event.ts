import { choiceParam, booleanParam, textParam, integerParam, type State } from './state.ts'
import { accountId, detail, ipId } from './usualParams.ts'

const eventId = textParam('event-1', 'Id of the event')
const episodeId = textParam('episode-1', 'Id of its episode')

/** Provider states of the area `event`. */
export const eventStates = {
  'an event': {
    title: '開催中のイベント',
    needs: ['a channel'],
    description:
      'A published event of the channel with this one episode, which began ten minutes ago; no member follows it, holds a ticket for it or watches it. Besides, the host counts 120 other bookings of the episode and 34 other viewers. Without a bulletin board and a recording. The channel exists already.',
    params: {
      ipId,
      eventId,
      episodeId,
      kind: choiceParam(['LIVE', 'PREMIER', 'LIVETALK'], 'What kind it is'),
      hasEnded: booleanParam(false, 'The episode ended a day ago (HOLDING_END)'),
      detail,
    },
    returns: [],
    screens: ['/channel/:id'],
  },
  'events of a channel': {
    title: '決まった数のイベント',
    needs: ['a channel'],
    description:
      'Events of the channel with one episode each: `event-1` begins 2099-01-01T10:00:00Z, `event-2` a day later, and so on. The channel exists already and has no others.',
    params: { ipId, count: integerParam(5, 'How many, at least one') },
    returns: [],
    screens: ['/channel/:id'],
  },
  'a followed event': {
    title: 'フォロー中のイベント',
    needs: ['a channel', 'an event'],
    description: 'The account follows the event since 2026-01-01T00:00:00Z and the given hours; both exist already.',
    params: { accountId, eventId, hours: integerParam(0, 'Hours after 2026-01-01T00:00:00Z') },
    returns: [],
    screens: ['/channel/:id'],
  },
  'a bulletin board': {
    title: '掲示板のある回',
    needs: ['a channel', 'an event'],
    description:
      'The episode has a bulletin board with these entries and no other ones: `bbs-1` written 2026-01-01T09:00:00Z, `bbs-2` an hour later, and so on; every tenth mentions アンコール. In `full` they are by the account, in `minimal` by the channel. The episode exists already, the account too.',
    params: {
      accountId,
      episodeId,
      count: integerParam(2, 'How many entries'),
      isOpen: booleanParam(true, 'The board can be read; otherwise it has closed a day ago (UnavailableChatPeriod)'),
      detail,
    },
    returns: [],
    screens: ['/channel/:id'],
  },
  'a cancelled episode': {
    title: '中止になった回のあるイベント',
    needs: ['a channel', 'an event'],
    description: 'The event has one more episode, which was cancelled. The event exists already.',
    params: { eventId, cancelledEpisodeId: textParam('episode-cancelled', 'Id of the cancelled episode') },
    returns: [],
    screens: ['/channel/:id'],
  },
  'a recorded episode': {
    title: '見逃し配信のある回',
    needs: ['a channel', 'an event'],
    description: 'The episode has an on-demand video. The episode exists already.',
    params: {
      episodeId,
      isAvailable: booleanParam(
        true,
        'It can be watched; otherwise its time is over (UnavailableVideoPublicationPeriod)',
      ),
      detail,
    },
    returns: [],
    screens: ['/ticket/:id'],
  },
} as const satisfies Readonly<Record<string, State>>
