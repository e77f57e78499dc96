import { choiceParam, integerParam, type State } from './state.ts'

/** Calls that return a list whose cursor is a time. */
export const timedLists = [
  'block.listBlocks',
  'coin.listCoinHistory',
  'event.listEvents',
  'event.listFollowedEvents',
  'notice.listNotices',
  'post.listPosts',
  'present.listPresentHistory',
  'present.listPresents',
  'ticket.listViewingPurchases',
] as const
/** The name of a call that returns a list whose cursor is a time. */
export type TimedList = (typeof timedLists)[number]

/** Provider states that set the times of entries in lists. */
export const entryTimeStates = {
  'entries of one time': {
    title: '同じ時刻の項目がならぶ',
    description:
      'All entries of the list have the same time, or follow each other after some milliseconds, from 2026-01-31T03:00:00Z (events: 2099-01-01T10:00:00Z) on. It is the time by which the list is ordered and continued. The entries exist already.',
    params: {
      list: choiceParam(timedLists, 'The call that returns the list; for `notice.listNotices` that of guests too'),
      stepMs: integerParam(0, 'Milliseconds between two entries'),
    },
    returns: [],
    screens: [],
    isOptional: true,
  },
} as const satisfies Readonly<Record<string, State>>
