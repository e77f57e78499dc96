import { bareAddress, fullAddress } from '../address/exampleAddress.ts'
import type { AreaCases } from '../case.ts'
import { pageCases } from '../pageCases.ts'
import { state, type StateParams } from '../states.ts'
import type * as endpoints from './collection.endpoints.ts'

const ipId = 'ip-hoshiyomi'
const bareOf = { ipId, ipName: '星読み放送局' }
const fullOf = { ...bareOf, oshiColor: '#2f4b8f' }
const textAndImage = { description: '冬の夜空を、南から順に読んでいきます。', image: 'collection/winter.webp' }
const time = '2026-01-31T12:00:00Z'

const channel = state('a channel')
const bareChannel = state('a channel', { detail: 'minimal' })

const barePhoto = {
  photoId: 'photo-1',
  ...bareOf,
  name: '冬の大三角',
  image: 'photo/hoshiyomi-1.webp',
  ownedCount: 2,
  acquiredTime: time,
}
const fullPhoto = { ...barePhoto, ...fullOf, rarity: 'SR' as const }
const photoQuery = { ipId, limit: 20, offset: 0 }
const photoPage = (offset: number) => ({ query: { limit: 1, offset } })
const photo = (number: number) => ({ photos: [{ ...barePhoto, photoId: `${ipId}-photo-${number}` }], total: 3 })
const exactPhotos = ['photos.length', 'photos.photoId', 'total']

const bareHead = {
  ...bareOf,
  name: '郵便局の灯',
  genre: 'MAIN' as const,
  playType: 'STORY_PLAY_TYPE_PORTRAIT' as const,
  episodeCount: 2,
  readEpisodeCount: 1,
}
type StoryKind = StateParams<'collected story groups'>['kind']
const stories = (kind: StoryKind, count = 3) => [channel, state('collected story groups', { kind, count })]
const bareStories = (kind: StoryKind) => [
  bareChannel,
  state('collected story groups', { kind, count: 1, detail: 'minimal' }),
]
const storyId = (number: number) => `${ipId}-collected-story-${number}`
const bareRead = { storyGroupId: storyId(1), ...bareHead, lastReadTime: time }
const fullRead = { ...bareRead, ...fullOf, ...textAndImage }
const bareUnlocked = { storyGroupId: storyId(1), ...bareHead, availableEpisodeCount: 1, acquiredTime: time }
const fullUnlocked = { ...bareUnlocked, ...fullOf, ...textAndImage }
const barePrivilege = {
  storyPrivilegeGroupId: storyId(1),
  ...bareHead,
  genre: 'PRIVILEGE' as const,
  readEpisodeCount: 0,
  acquiredTime: time,
}
const fullPrivilege = { ...barePrivilege, ...fullOf, ...textAndImage }
const bareEpisode = { storyEpisodeId: `${storyId(1)}-1`, title: '雪の日の切手', isRead: false }
const fullEpisode = {
  ...bareEpisode,
  label: '第一話',
  summary: '窓口に、差出人のない手紙が一通。',
  image: 'story/stamp.webp',
}

type VideoKind = StateParams<'collected videos'>['kind']
const videos = (kind: VideoKind, count = 3) => [channel, state('collected videos', { kind, count })]
const bareVideos = (kind: VideoKind) => [bareChannel, state('collected videos', { kind, count: 1, detail: 'minimal' })]
const videoId = (number: number) => `${ipId}-collected-video-${number}`
const bareVideo = { videoId: videoId(1), ...bareOf, title: '雪の夜の朗読会' }
const fullVideo = { ...bareVideo, ...fullOf, ...textAndImage, durationSeconds: 1800 }
const bareWatched = { ...bareVideo, lastViewedTime: time }
const fullWatched = { ...fullVideo, lastViewedTime: time }
const bareMovie = { ...bareVideo, acquiredTime: time, isViewed: false }
const fullMovie = { ...fullVideo, acquiredTime: time, accessEndTime: '2026-03-02T12:00:00Z', isViewed: false }

const specials = (count: number) => [channel, state('specials of a followed channel', { count })]
const bareSpecials = [bareChannel, state('specials of a followed channel', { count: 1, detail: 'minimal' })]
const specialId = (number: number) => `${ipId}-collected-special-${number}`
const bareSpecial = {
  specialId: specialId(1),
  ...bareOf,
  title: '冬の星座、読みくらべ',
  url: '/channel/ip-hoshiyomi',
  publicationEndTime: '2026-03-02T12:00:00Z',
}
const fullSpecial = { ...bareSpecial, ...fullOf, ...textAndImage }

const tickets = (address: StateParams<'special privilege tickets'>['address'], count = 3) => [
  channel,
  state('special privilege tickets', { address, count }),
]
const bareTickets = [
  bareChannel,
  state('special privilege tickets', { address: 'NOT_NEEDED', count: 1, detail: 'minimal' }),
]
const sora = state('another member')
const ticketOfSora = [
  sora,
  channel,
  state('special privilege tickets', { accountId: 'acc-sora', address: 'ENTERED', count: 1 }),
]
const ticketId = (number: number) => `${ipId}-privilege-ticket-${number}`
const bareTicket = {
  ticketId: ticketId(1),
  ...bareOf,
  name: 'サイン入り星図',
  acquiredTime: time,
  addressState: 'NOT_NEEDED' as const,
}
const fullTicket = {
  ...bareTicket,
  ...fullOf,
  image: textAndImage.image,
  addressState: 'MISSING' as const,
  addressEndTime: '2026-02-14T12:00:00Z',
}
const thisTicket = { params: { id: ticketId(1) } }
const ofTicket = { query: { ticketId: ticketId(1) } }
const sent = { body: { ticketId: ticketId(1), address: bareAddress } }

type LotteryResult = StateParams<'entered lotteries'>['result']
const lotteries = (result: LotteryResult, count = 3) => [channel, state('entered lotteries', { result, count })]
const lotteryId = (number: number) => `${ipId}-collected-lottery-${number}`
const bareLottery = {
  lotteryId: lotteryId(1),
  ...bareOf,
  name: '流れ星の抽選',
  entryCount: 2,
  lastEntryTime: time,
  announcementTime: '2026-02-01T12:00:00Z',
  resultState: 'WAITING' as const,
  publicationEndTime: '2026-02-20T12:00:00Z',
}
const fullLottery = {
  ...bareLottery,
  ...fullOf,
  image: textAndImage.image,
  resultState: 'WON' as const,
  prizeName: '一等星賞',
}

const preorders = (count: number) => [channel, state('bought preorders', { count })]
const preorderId = (number: number) => `${ipId}-collected-preorder-${number}`
const barePreorder = {
  preorderId: preorderId(1),
  ...bareOf,
  name: '星図のアクリルスタンド',
  itemCount: 1,
  consumeCoin: 500,
  lastPurchaseTime: time,
  publicationEndTime: '2026-02-20T12:00:00Z',
}
const fullPreorder = { ...barePreorder, ...fullOf, image: textAndImage.image, delivery: '来月下旬' }

/** The example requests and answers ("cases") of the collection endpoints. */
export const collectionCases = {
  listCollectedPhotos: {
    full: {
      as: 'member',
      given: [channel, state('owned photos')],
      request: { query: photoQuery },
      answer: {
        photos: [fullPhoto, { ...fullPhoto, photoId: 'photo-2', name: '昴', rarity: 'N', ownedCount: 1 }],
        total: 2,
      },
      exact: ['total'],
    },
    minimal: {
      as: 'member',
      given: [bareChannel, state('owned photos', { count: 1, detail: 'minimal' })],
      request: { query: {} },
      answer: { photos: [barePhoto], total: 1 },
    },
    empty: {
      as: 'member',
      given: [channel],
      request: { query: photoQuery },
      answer: { photos: [], total: 0 },
      exact: ['total'],
    },
    middlePage: {
      as: 'member',
      given: [channel, state('owned photos', { count: 3 })],
      request: photoPage(1),
      answer: photo(2),
      exact: exactPhotos,
    },
    lastPage: {
      as: 'member',
      given: [channel, state('owned photos', { count: 3 })],
      request: photoPage(2),
      answer: photo(3),
      exact: exactPhotos,
    },
  },

  listReadStoryGroups: {
    full: {
      as: 'member',
      given: stories('HISTORY', 2),
      request: { query: { 'seek.limit': 1, 'seek.lastStoryGroupId': storyId(1) } },
      answer: {
        storyGroups: [{ ...fullRead, storyGroupId: storyId(2) }],
        seek: { hasNext: false, lastStoryGroupId: storyId(2) },
      },
      exact: ['storyGroups.episodeCount', 'storyGroups.readEpisodeCount'],
    },
    minimal: {
      as: 'member',
      given: bareStories('HISTORY'),
      request: { query: {} },
      answer: { storyGroups: [bareRead], seek: { hasNext: false } },
    },
    empty: { as: 'member', request: { query: {} }, answer: { storyGroups: [], seek: { hasNext: false } } },
    ...pageCases({
      given: stories('HISTORY'),
      request: (after) => ({ query: { 'seek.limit': 1, ...(after && { 'seek.lastStoryGroupId': storyId(after) }) } }),
      answer: (number, hasNext) => ({
        storyGroups: [{ ...bareRead, storyGroupId: storyId(number) }],
        seek: { hasNext, lastStoryGroupId: storyId(number) },
      }),
      exact: ['storyGroups.length', 'storyGroups.storyGroupId', 'seek.hasNext'],
    }),
  },

  listUnlockedStoryGroups: {
    full: {
      as: 'member',
      given: stories('AVAILABLE', 2),
      request: { query: { 'seek.limit': 1, 'seek.lastStoryGroupId': storyId(1) } },
      answer: {
        storyGroups: [{ ...fullUnlocked, storyGroupId: storyId(2) }],
        seek: { hasNext: false, lastStoryGroupId: storyId(2) },
      },
      exact: ['storyGroups.availableEpisodeCount'],
    },
    minimal: {
      as: 'member',
      given: bareStories('AVAILABLE'),
      request: { query: {} },
      answer: { storyGroups: [bareUnlocked], seek: { hasNext: false } },
    },
    empty: { as: 'member', request: { query: {} }, answer: { storyGroups: [], seek: { hasNext: false } } },
    ...pageCases({
      given: stories('AVAILABLE'),
      request: (after) => ({ query: { 'seek.limit': 1, ...(after && { 'seek.lastStoryGroupId': storyId(after) }) } }),
      answer: (number, hasNext) => ({
        storyGroups: [{ ...bareUnlocked, storyGroupId: storyId(number) }],
        seek: { hasNext, lastStoryGroupId: storyId(number) },
      }),
      exact: ['storyGroups.length', 'storyGroups.storyGroupId', 'seek.hasNext'],
    }),
  },

  listPrivilegeStoryGroups: {
    full: {
      as: 'member',
      given: stories('PRIVILEGE', 2),
      request: { query: { 'seek.limit': 1, 'seek.lastStoryPrivilegeGroupId': storyId(1) } },
      answer: {
        storyPrivilegeGroups: [{ ...fullPrivilege, storyPrivilegeGroupId: storyId(2) }],
        seek: { hasNext: false, lastStoryPrivilegeGroupId: storyId(2) },
      },
      exact: ['storyPrivilegeGroups.genre'],
    },
    minimal: {
      as: 'member',
      given: bareStories('PRIVILEGE'),
      request: { query: {} },
      answer: { storyPrivilegeGroups: [barePrivilege], seek: { hasNext: false } },
    },
    empty: { as: 'member', request: { query: {} }, answer: { storyPrivilegeGroups: [], seek: { hasNext: false } } },
    ...pageCases({
      given: stories('PRIVILEGE'),
      request: (after) => ({
        query: { 'seek.limit': 1, ...(after && { 'seek.lastStoryPrivilegeGroupId': storyId(after) }) },
      }),
      answer: (number, hasNext) => ({
        storyPrivilegeGroups: [{ ...barePrivilege, storyPrivilegeGroupId: storyId(number) }],
        seek: { hasNext, lastStoryPrivilegeGroupId: storyId(number) },
      }),
      exact: ['storyPrivilegeGroups.length', 'storyPrivilegeGroups.storyPrivilegeGroupId', 'seek.hasNext'],
    }),
  },

  getPrivilegeStoryGroup: {
    full: {
      as: 'member',
      given: stories('PRIVILEGE', 1),
      request: { params: { groupId: storyId(1) } },
      answer: { storyPrivilegeGroup: fullPrivilege, episodeList: [fullEpisode] },
      exact: ['storyPrivilegeGroup.storyPrivilegeGroupId', 'episodeList.isRead'],
    },
    minimal: {
      as: 'member',
      given: bareStories('PRIVILEGE'),
      request: { params: { groupId: storyId(1) } },
      answer: { storyPrivilegeGroup: barePrivilege, episodeList: [bareEpisode] },
    },
    NotFound: { as: 'member', request: { params: { groupId: 'no-such-group' } }, fails: 'NotFound' },
    ofAnother: {
      as: 'member',
      given: [sora, channel, state('collected story groups', { accountId: 'acc-sora', kind: 'PRIVILEGE', count: 1 })],
      request: { params: { groupId: storyId(1) } },
      fails: 'NotFound',
    },
    notReceived: {
      as: 'member',
      given: stories('AVAILABLE', 1),
      request: { params: { groupId: storyId(1) } },
      fails: 'NotFound',
    },
  },

  listCollectedMovies: {
    full: {
      as: 'member',
      given: videos('MOVIE', 2),
      request: { query: { 'seek.limit': 1, 'seek.lastVideoId': videoId(1) } },
      answer: {
        movies: [{ ...fullMovie, videoId: videoId(2) }],
        seek: { hasNext: false, lastVideoId: videoId(2) },
      },
      exact: ['movies.isViewed'],
    },
    minimal: {
      as: 'member',
      given: bareVideos('MOVIE'),
      request: { query: {} },
      answer: { movies: [bareMovie], seek: { hasNext: false } },
    },
    empty: { as: 'member', request: { query: {} }, answer: { movies: [], seek: { hasNext: false } } },
    ...pageCases({
      given: videos('MOVIE'),
      request: (after) => ({ query: { 'seek.limit': 1, ...(after && { 'seek.lastVideoId': videoId(after) }) } }),
      answer: (number, hasNext) => ({
        movies: [{ ...bareMovie, videoId: videoId(number) }],
        seek: { hasNext, lastVideoId: videoId(number) },
      }),
      exact: ['movies.length', 'movies.videoId', 'seek.hasNext'],
    }),
  },

  listCollectedVideos: {
    full: {
      as: 'member',
      given: videos('HISTORY', 2),
      request: { query: { 'seek.limit': 1, 'seek.lastVideoId': videoId(1) } },
      answer: {
        videos: [{ ...fullWatched, videoId: videoId(2) }],
        seek: { hasNext: false, lastVideoId: videoId(2) },
      },
      exact: ['videos.videoId'],
    },
    minimal: {
      as: 'member',
      given: bareVideos('HISTORY'),
      request: { query: {} },
      answer: { videos: [bareWatched], seek: { hasNext: false } },
    },
    empty: { as: 'member', request: { query: {} }, answer: { videos: [], seek: { hasNext: false } } },
    ...pageCases({
      given: videos('HISTORY'),
      request: (after) => ({ query: { 'seek.limit': 1, ...(after && { 'seek.lastVideoId': videoId(after) }) } }),
      answer: (number, hasNext) => ({
        videos: [{ ...bareWatched, videoId: videoId(number) }],
        seek: { hasNext, lastVideoId: videoId(number) },
      }),
      exact: ['videos.length', 'videos.videoId', 'seek.hasNext'],
    }),
  },

  listCollectedSpecials: {
    full: {
      as: 'member',
      given: specials(2),
      request: { query: { 'seek.limit': 1, 'seek.lastSpecialId': specialId(1) } },
      answer: {
        specials: [{ ...fullSpecial, specialId: specialId(2) }],
        seek: { hasNext: false, lastSpecialId: specialId(2) },
      },
      exact: ['specials.specialId'],
    },
    minimal: {
      as: 'member',
      given: bareSpecials,
      request: { query: {} },
      answer: { specials: [bareSpecial], seek: { hasNext: false } },
    },
    empty: { as: 'member', request: { query: {} }, answer: { specials: [], seek: { hasNext: false } } },
    ...pageCases({
      given: specials(3),
      request: (after) => ({ query: { 'seek.limit': 1, ...(after && { 'seek.lastSpecialId': specialId(after) }) } }),
      answer: (number, hasNext) => ({
        specials: [{ ...bareSpecial, specialId: specialId(number) }],
        seek: { hasNext, lastSpecialId: specialId(number) },
      }),
      exact: ['specials.length', 'specials.specialId', 'seek.hasNext'],
    }),
  },

  listPrivilegeTickets: {
    full: {
      as: 'member',
      given: tickets('MISSING', 2),
      request: { query: { 'seek.limit': 1, 'seek.lastTicketId': ticketId(1) } },
      answer: {
        tickets: [{ ...fullTicket, ticketId: ticketId(2) }],
        seek: { hasNext: false, lastTicketId: ticketId(2) },
      },
      exact: ['tickets.addressState'],
    },
    minimal: {
      as: 'member',
      given: bareTickets,
      request: { query: {} },
      answer: { tickets: [bareTicket], seek: { hasNext: false } },
    },
    empty: { as: 'member', request: { query: {} }, answer: { tickets: [], seek: { hasNext: false } } },
    ...pageCases({
      given: tickets('ENTERED'),
      request: (after) => ({ query: { 'seek.limit': 1, ...(after && { 'seek.lastTicketId': ticketId(after) }) } }),
      answer: (number, hasNext) => ({
        tickets: [{ ...bareTicket, ticketId: ticketId(number) }],
        seek: { hasNext, lastTicketId: ticketId(number) },
      }),
      exact: ['tickets.length', 'tickets.ticketId', 'seek.hasNext'],
    }),
  },

  getPrivilegeTicket: {
    full: {
      as: 'member',
      given: tickets('MISSING', 1),
      request: thisTicket,
      answer: {
        ticket: {
          ...fullTicket,
          description: textAndImage.description,
          cautionList: ['お届け先は、締め切りまで変更できます。'],
        },
      },
      exact: ['ticket.addressState'],
    },
    minimal: { as: 'member', given: bareTickets, request: thisTicket, answer: { ticket: bareTicket } },
    entered: {
      as: 'member',
      given: tickets('ENTERED', 1),
      request: thisTicket,
      answer: { ticket: { ...fullTicket, addressState: 'ENTERED' } },
      exact: ['ticket.addressState'],
    },
    closed: {
      as: 'member',
      given: tickets('CLOSED', 1),
      request: thisTicket,
      answer: { ticket: { ...fullTicket, addressState: 'CLOSED' } },
      exact: ['ticket.addressState'],
    },
    NotFound: { as: 'member', request: { params: { id: 'no-such-ticket' } }, fails: 'NotFound' },
    ofAnother: { as: 'member', given: ticketOfSora, request: thisTicket, fails: 'NotFound' },
  },

  sendTicketAddress: {
    full: {
      as: 'member',
      given: tickets('MISSING', 1),
      request: { body: { ...sent.body, address: fullAddress } },
      answer: {},
    },
    minimal: { as: 'member', given: tickets('MISSING', 1), request: sent, answer: {} },
    again: { as: 'member', given: tickets('ENTERED', 1), request: sent, answer: {} },
    OutOfTerm: { as: 'member', given: tickets('CLOSED', 1), request: sent, fails: 'OutOfTerm' },
    InvalidArgument: { as: 'member', given: tickets('NOT_NEEDED', 1), request: sent, fails: 'InvalidArgument' },
    NotFound: {
      as: 'member',
      request: { body: { ...sent.body, ticketId: 'no-such-ticket' } },
      fails: 'NotFound',
    },
    ofAnother: { as: 'member', given: ticketOfSora, request: sent, fails: 'NotFound' },
  },

  getTicketAddress: {
    full: {
      as: 'member',
      given: tickets('ENTERED', 1),
      request: ofTicket,
      answer: { address: fullAddress },
      exact: ['address.postalCode'],
    },
    minimal: { as: 'member', given: tickets('MISSING', 1), request: ofTicket, answer: {} },
    NotFound: { as: 'member', request: { query: { ticketId: 'no-such-ticket' } }, fails: 'NotFound' },
    ofAnother: { as: 'member', given: ticketOfSora, request: ofTicket, fails: 'NotFound' },
  },

  listCollectedLotteries: {
    full: {
      as: 'member',
      given: lotteries('WON', 2),
      request: { query: { limit: 1, lastLotteryId: lotteryId(1) } },
      answer: { lottery: [{ ...fullLottery, lotteryId: lotteryId(2) }], hasNext: false },
      exact: ['lottery.resultState', 'lottery.entryCount'],
    },
    minimal: {
      as: 'member',
      given: [bareChannel, state('entered lotteries', { count: 1, detail: 'minimal' })],
      request: { query: {} },
      answer: { lottery: [bareLottery], hasNext: false },
      exact: ['lottery.resultState'],
    },
    choosing: {
      as: 'member',
      given: lotteries('CHOOSING', 1),
      request: { query: {} },
      answer: { lottery: [{ ...fullLottery, resultState: 'CHOOSING' }], hasNext: false },
      exact: ['lottery.resultState'],
    },
    lost: {
      as: 'member',
      given: lotteries('LOST', 1),
      request: { query: {} },
      answer: { lottery: [{ ...bareLottery, resultState: 'LOST' }], hasNext: false },
      exact: ['lottery.resultState'],
    },
    empty: { as: 'member', request: { query: {} }, answer: { lottery: [], hasNext: false }, exact: ['hasNext'] },
    ...pageCases({
      given: lotteries('WAITING'),
      request: (after) => ({ query: { limit: 1, ...(after && { lastLotteryId: lotteryId(after) }) } }),
      answer: (number, hasNext) => ({ lottery: [{ ...bareLottery, lotteryId: lotteryId(number) }], hasNext }),
      exact: ['lottery.length', 'lottery.lotteryId', 'hasNext'],
    }),
  },

  listCollectedPreorders: {
    full: {
      as: 'member',
      given: preorders(2),
      request: { query: { limit: 1, lastPreorderId: preorderId(1) } },
      answer: { preorder: [{ ...fullPreorder, preorderId: preorderId(2) }], hasNext: false },
      exact: ['preorder.itemCount', 'preorder.consumeCoin'],
    },
    minimal: {
      as: 'member',
      given: [bareChannel, state('bought preorders', { count: 1, detail: 'minimal' })],
      request: { query: {} },
      answer: { preorder: [barePreorder], hasNext: false },
    },
    empty: { as: 'member', request: { query: {} }, answer: { preorder: [], hasNext: false }, exact: ['hasNext'] },
    ...pageCases({
      given: preorders(3),
      request: (after) => ({ query: { limit: 1, ...(after && { lastPreorderId: preorderId(after) }) } }),
      answer: (number, hasNext) => ({ preorder: [{ ...barePreorder, preorderId: preorderId(number) }], hasNext }),
      exact: ['preorder.length', 'preorder.preorderId', 'hasNext'],
    }),
  },
} satisfies AreaCases<typeof endpoints>
