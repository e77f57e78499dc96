import { booleanParam, textParam, integerParam, type State } from './state.ts'
import { accountId, detail, ipId } from './usualParams.ts'

/** Provider states of the area `notice`. */
export const noticeStates = {
  'a notice': {
    title: '未読のお知らせ',
    description: 'A published notice of category GACHA, which no member has read.',
    params: { noticeId: textParam('notice-1', 'Id of the notice') },
    returns: [],
    screens: ['/notification/:id', '/notification'],
  },
  'a read notice': {
    title: '既読のお知らせ',
    needs: ['a notice'],
    description: 'The account has read the notice; both exist already.',
    params: { accountId, noticeId: textParam('notice-1', 'Id of the notice') },
    returns: [],
    screens: ['/notification'],
  },
  'a notice with assets': {
    title: '受け取れるアイテムのあるお知らせ',
    needs: ['a channel'],
    description:
      'A published notice of category CAMPAIGN, which no member has read or acquired. It gives a photo of the channel in `full`, 100 coins in `minimal`. The channel exists already.',
    params: {
      ipId,
      noticeId: textParam('notice-1', 'Id of the notice'),
      isOver: booleanParam(false, 'It was to be acquired until yesterday (AcquireTimeExpired)'),
      detail,
    },
    returns: [],
    screens: ['/notification/:id'],
  },
  'an acquired notice': {
    title: '受け取り済みのお知らせ',
    needs: ['a channel', 'a notice with assets'],
    description: 'The account has acquired the gifts of the notice (AlreadyAcquired); both exist already.',
    params: { accountId, noticeId: textParam('notice-1', 'Id of the notice') },
    returns: [],
    screens: ['/notification/:id'],
  },
  'exactly so many notices': {
    title: '決まった数のお知らせ',
    description:
      'These notices and no other ones: `notice-1` published 2026-01-01T09:00:00Z, `notice-2` a day later, and so on; category NOTICE, which no member has read.',
    params: { count: integerParam(5, 'How many; 0 for an empty list') },
    returns: [],
    screens: ['/notification'],
    hasTeardown: true,
  },
} as const satisfies Readonly<Record<string, State>>
