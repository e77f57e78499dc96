import { choiceParam, integerParam, type State } from './state.ts'
import { accountId, detail, ipId } from './usualParams.ts'

const count = integerParam(3, 'How many')

/** Provider states of the area `collection`. */
export const collectionStates = {
  'owned photos': {
    title: 'コレクションに写真がある',
    needs: ['a channel'],
    description:
      'The account owns this many different photos of the channel, `<ipId>-photo-1` and so on, the first one acquired last, and the last one twice. The channel exists already.',
    params: { accountId, ipId, count: integerParam(2, 'How many different ones'), detail },
    returns: [],
    screens: ['/collection'],
  },
  'collected story groups': {
    title: 'コレクションにストーリーがある',
    needs: ['a channel'],
    description:
      'The channel has this number of published story groups of two episodes, `<ipId>-collected-story-1` and so on. HISTORY: the account has read the first episode of each; AVAILABLE: has bought the second one; PRIVILEGE: has received the groups as privileges and read nothing. The first group came last. The channel exists already.',
    params: {
      accountId,
      ipId,
      count,
      kind: choiceParam(['HISTORY', 'AVAILABLE', 'PRIVILEGE'], 'How they came into the collection'),
      detail,
    },
    returns: [],
    screens: ['/collection', '/collection/viewable'],
  },
  'collected videos': {
    title: 'コレクションに動画がある',
    needs: ['a channel'],
    description:
      'The channel has this number of published on-demand videos, `<ipId>-collected-video-1` and so on. MOVIE: they are privilege movies that the account has received, in `full` for thirty days; HISTORY: the account has watched them. The first one came last. The channel exists already.',
    params: {
      accountId,
      ipId,
      count,
      kind: choiceParam(['MOVIE', 'HISTORY'], 'How they came into the collection'),
      detail,
    },
    returns: [],
    screens: ['/collection'],
  },
  'specials of a followed channel': {
    title: 'フォロー中のチャンネルに特集がある',
    needs: ['a channel'],
    description:
      'The account follows the channel, which has so many special pages open, `<ipId>-collected-special-1` and so on, the first one opened last. The channel exists already.',
    params: { accountId, ipId, count, detail },
    returns: [],
    screens: ['/collection'],
  },
  'special privilege tickets': {
    title: '特典チケットを持っている',
    needs: ['a channel'],
    description:
      'The account holds so many special privilege tickets of the channel, `<ipId>-privilege-ticket-1` and so on, the first one acquired last. MISSING: their address is awaited; ENTERED: it was sent, with the postal code 2310023, and can still be changed; CLOSED: none was sent in time; NOT_NEEDED: nothing is sent by post. The channel exists already.',
    params: {
      accountId,
      ipId,
      count,
      address: choiceParam(['MISSING', 'ENTERED', 'CLOSED', 'NOT_NEEDED'], 'How far their address has come'),
      detail,
    },
    returns: [],
    screens: ['/collection', '/address'],
  },
  'entered lotteries': {
    title: '抽選に応募済み',
    needs: ['a channel'],
    description:
      'The account has entered so many lotteries of the channel twice each, `<ipId>-collected-lottery-1` and so on, the first one last. WAITING: they are announced tomorrow; the others are drawn: CHOOSING: a prize was won, its item is still to be chosen; WON: it was chosen; LOST: nothing was won. The channel exists already.',
    params: {
      accountId,
      ipId,
      count,
      result: choiceParam(['WAITING', 'CHOOSING', 'WON', 'LOST'], 'What came of them'),
      detail,
    },
    returns: [],
    screens: ['/collection'],
  },
  'bought preorders': {
    title: '予約購入済み',
    needs: ['a channel'],
    description:
      'The account has bought an item for 500 coins, with a bonus, from so many preorders of the channel, `<ipId>-collected-preorder-1` and so on, the first one last. The channel exists already.',
    params: { accountId, ipId, count, detail },
    returns: [],
    screens: ['/collection'],
  },
} as const satisfies Readonly<Record<string, State>>
