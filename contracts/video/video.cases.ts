import type { AreaCases } from '../case.ts'
import { withFullLastPage } from '../pageCases.ts'
import { state } from '../states.ts'
import type * as endpoints from './video.endpoints.ts'

const bare = {
  videoId: 'video-hoshiyomi-1',
  ipId: 'ip-hoshiyomi',
  ipName: '星詠み通信',
  title: '星を読む夜',
  type: 'ONDEMAND' as const,
  badge: 'NONE' as const,
  accessType: 'FREE' as const,
  hasPreview: false,
  hasAccess: true,
  publicationStartTime: '2026-01-01T09:00:00Z',
  publicationEndTime: '2026-03-31T14:59:59Z',
}
const full = {
  ...bare,
  oshiColor: '#5b6ee1',
  description: '観測所の屋根から、一時間。',
  image: 'setsugen/hero.svg',
  type: 'PREMIER' as const,
  badge: 'NEW' as const,
  accessType: 'RENTAL' as const,
  consumeCoin: 100,
  rentalHours: 48,
  webPrice: 1200,
  durationSeconds: 20,
  startTime: '2026-01-31T11:00:00Z',
  hasPreview: true,
  playlistId: 'playlist-hoshiyomi-1',
  accessEndTime: '2026-02-02T12:00:00Z',
  isViewed: true,
}

const channel = state('a channel')
const bareChannel = state('a channel', { detail: 'minimal' })
type AccessType = typeof bare.accessType | 'RENTAL' | 'PURCHASE' | 'WEB_PAYMENT' | 'SERIAL_CODE' | 'GACHA_PRIVILEGE'
/** The states for a video with this kind of access, without optional fields. */
const sold = (accessType: AccessType) => [bareChannel, state('a video', { accessType, detail: 'minimal' })]
const rich = [channel, state('a video', { accessType: 'RENTAL' })]
const rented = [...rich, state('access to a video')]
const everything = [...rented, state('a viewed video'), state('a playlist')]
const over = [channel, state('a video whose publication has ended')]
const early = [channel, state('a premiere that has not begun')]

const here = { params: { id: 'video-hoshiyomi-1' } }
const nowhere = { params: { id: 'no-such-video' } }
const url = (type: string, id = 'video-hoshiyomi-1') => ({ params: { id, type } })

/** The videos that the state `exactly so many videos` creates, the latest first. */
function videos(from: number, to: number) {
  return Array.from({ length: from - to + 1 }, (_, index) => ({ ...bare, videoId: `video-${from - index}` }))
}
const five = [bareChannel, state('exactly so many videos', { detail: 'minimal' })]
const second = { videoId: 'video-2' }
const fullOnes = [
  channel,
  state('exactly so many videos'),
  state('access to a video', second),
  state('a viewed video', second),
  state('a playlist', second),
]
const pageAfter = (last?: string) => ({
  query: { ipId: 'ip-hoshiyomi', 'seek.limit': 2, ...(last && { 'seek.lastVideoId': last }) },
})

const startAt = '2026-01-31T12:00:00Z'
const together = { ...here, query: { startAt } }
const wave = { ...here, body: { startAt, color: 'PINK' as const } }
const withSeconds = '2026-01-31T12:00:30Z'

const buy = { ...here, body: { platformType: 'WEB' as const } }
const balance = (free: number, paid = 1200) => ({ free, paid, total: free + paid })
const exactBalance = ['balance.free', 'balance.paid', 'balance.total']

/** The example requests and answers ("cases") of the video endpoints. */
export const videoCases = {
  listVideos: {
    full: {
      as: 'member',
      given: fullOnes,
      request: {
        query: {
          ipId: 'ip-hoshiyomi',
          type: 'PREMIER',
          accessType: 'RENTAL',
          'seek.limit': 1,
          'seek.order': 'DESC',
          'seek.lastVideoId': 'video-3',
        },
      },
      answer: { videos: [{ ...full, videoId: 'video-2' }], seek: { hasNext: true, lastVideoId: 'video-2' } },
      exact: ['videos.length', 'videos.videoId', 'seek.hasNext', 'seek.lastVideoId'],
    },
    minimal: {
      as: 'guest',
      given: sold('FREE'),
      request: { query: {} },
      answer: { videos: [bare], seek: { hasNext: false } },
    },
    empty: {
      as: 'guest',
      given: [channel, state('exactly so many videos', { count: 0 })],
      request: pageAfter(),
      answer: { videos: [], seek: { hasNext: false } },
      exact: ['seek.hasNext'],
    },
    firstPage: {
      as: 'guest',
      given: five,
      request: pageAfter(),
      answer: { videos: videos(5, 4), seek: { hasNext: true, lastVideoId: 'video-4' } },
      exact: ['videos.length', 'seek.hasNext', 'seek.lastVideoId'],
    },
    middlePage: {
      as: 'guest',
      given: five,
      request: pageAfter('video-4'),
      answer: { videos: videos(3, 2), seek: { hasNext: true, lastVideoId: 'video-2' } },
      exact: ['videos.length', 'seek.hasNext', 'seek.lastVideoId'],
      ordered: ['videos.videoId'],
    },
    lastPage: {
      as: 'guest',
      given: five,
      request: withFullLastPage(pageAfter('video-2')),
      answer: { videos: videos(1, 1), seek: { hasNext: false } },
      exact: ['videos.length', 'seek.hasNext'],
    },
    otherAccess: {
      as: 'guest',
      given: sold('FREE'),
      request: { query: { ipId: 'ip-hoshiyomi', accessType: 'RENTAL' } },
      answer: { videos: [], seek: { hasNext: false } },
    },
    NotFound: { as: 'guest', request: { query: { ipId: 'no-such-channel' } }, fails: 'NotFound' },
    UnavailableIpPublicationPeriod: {
      as: 'guest',
      given: [state('a channel whose publication has ended')],
      request: pageAfter(),
      fails: 'UnavailableIpPublicationPeriod',
    },
  },
  getVideo: {
    full: {
      as: 'member',
      given: everything,
      request: here,
      answer: { item: full },
      exact: ['item.videoId', 'item.accessType', 'item.hasAccess', 'item.isViewed', 'item.playlistId'],
    },
    minimal: {
      as: 'guest',
      given: sold('FREE'),
      request: here,
      answer: { item: bare },
      exact: ['item.accessType', 'item.hasAccess'],
    },
    forCoins: {
      as: 'member',
      given: sold('PURCHASE'),
      request: here,
      answer: { item: { ...bare, accessType: 'PURCHASE', consumeCoin: 300, hasAccess: false, isViewed: false } },
      exact: ['item.accessType', 'item.consumeCoin', 'item.hasAccess', 'item.isViewed'],
    },
    forSerialCode: {
      as: 'guest',
      given: sold('SERIAL_CODE'),
      request: here,
      answer: { item: { ...bare, accessType: 'SERIAL_CODE', hasAccess: false } },
      exact: ['item.accessType', 'item.hasAccess'],
    },
    forWebPayment: {
      as: 'guest',
      given: sold('WEB_PAYMENT'),
      request: here,
      answer: { item: { ...bare, accessType: 'WEB_PAYMENT', webPrice: 1200, hasAccess: false } },
      exact: ['item.accessType', 'item.webPrice', 'item.hasAccess'],
    },
    fromGacha: {
      as: 'member',
      given: [...sold('GACHA_PRIVILEGE'), state('access to a video', { hours: 0 })],
      request: here,
      answer: { item: { ...bare, accessType: 'GACHA_PRIVILEGE', isViewed: false } },
      exact: ['item.accessType', 'item.hasAccess'],
    },
    NotFound: { as: 'guest', request: nowhere, fails: 'NotFound' },
    UnavailableVideoPublicationPeriod: {
      as: 'guest',
      given: over,
      request: here,
      fails: 'UnavailableVideoPublicationPeriod',
    },
  },
  getVideoUrl: {
    full: {
      as: 'member',
      given: rented,
      request: url('PLAY'),
      answer: {
        url: {
          format: 'HLS',
          url: '/videos/setsugen/master.m3u8',
          subtitleList: [{ language: 'ja', label: '日本語', url: '/videos/setsugen/ja.vtt' }],
        },
      },
    },
    minimal: {
      as: 'guest',
      given: sold('FREE'),
      request: url('PLAY'),
      answer: { url: { format: 'HLS', url: '/videos/setsugen/master.m3u8' } },
      exact: ['url.format'],
    },
    preview: {
      as: 'guest',
      given: rich,
      request: url('PREVIEW'),
      answer: { url: { format: 'HLS', url: '/videos/setsugen/master.m3u8' } },
    },
    NotFound: { as: 'guest', request: url('PLAY', 'no-such-video'), fails: 'NotFound' },
    NotFoundPreview: { as: 'guest', given: sold('FREE'), request: url('PREVIEW'), fails: 'NotFound' },
    UnavailableVideoPublicationPeriod: {
      as: 'guest',
      given: over,
      request: url('PLAY'),
      fails: 'UnavailableVideoPublicationPeriod',
    },
    OutOfTerm: { as: 'guest', given: early, request: url('PLAY'), fails: 'OutOfTerm' },
    PermissionDenied: { as: 'member', given: rich, request: url('PLAY'), fails: 'PermissionDenied' },
  },
  getVideoPlaylist: {
    full: {
      as: 'member',
      given: everything,
      request: { params: { id: 'playlist-hoshiyomi-1' } },
      answer: { playlist: { playlistId: 'playlist-hoshiyomi-1', name: '星を読む夜 ぜんぶ', videos: [full] } },
      exact: ['playlist.playlistId'],
    },
    minimal: {
      as: 'guest',
      given: [...over, state('a playlist')],
      request: { params: { id: 'playlist-hoshiyomi-1' } },
      answer: { playlist: { playlistId: 'playlist-hoshiyomi-1', name: '星を読む夜 ぜんぶ', videos: [] } },
    },
    NotFound: { as: 'guest', request: { params: { id: 'no-such-playlist' } }, fails: 'NotFound' },
  },
  purchaseVideo: {
    full: {
      as: 'member',
      given: [...rich, state('a viewed video'), state('a playlist')],
      request: { ...buy, query: { expectedPrice: 100 } },
      answer: { item: full, balance: balance(2900) },
      exact: ['item.hasAccess', ...exactBalance],
    },
    minimal: {
      as: 'member',
      given: sold('FREE'),
      request: buy,
      answer: { item: bare, balance: balance(3000) },
      exact: exactBalance,
    },
    forEver: {
      as: 'member',
      given: sold('PURCHASE'),
      request: buy,
      answer: { item: { ...bare, accessType: 'PURCHASE', consumeCoin: 300, isViewed: false }, balance: balance(2700) },
      exact: ['item.hasAccess', ...exactBalance],
    },
    /** The member already has access. Nothing is charged, so an outdated expected price is no error. */
    stillRented: {
      as: 'member',
      given: rented,
      request: { ...buy, query: { expectedPrice: 99 } },
      answer: { item: { ...bare, accessType: 'RENTAL', accessEndTime: full.accessEndTime }, balance: balance(3000) },
      exact: ['item.hasAccess', ...exactBalance],
    },
    NotFound: { as: 'member', request: { ...buy, ...nowhere }, fails: 'NotFound' },
    UnavailableVideoPublicationPeriod: {
      as: 'member',
      given: over,
      request: buy,
      fails: 'UnavailableVideoPublicationPeriod',
    },
    NotEnoughCoin: {
      as: 'member',
      given: [state('a member', { freeCoin: 90, paidCoin: 9 }), ...rich],
      request: buy,
      fails: 'NotEnoughCoin',
    },
    PriceChanged: {
      as: 'member',
      given: rich,
      request: { ...buy, query: { expectedPrice: 99 } },
      fails: 'PriceChanged',
    },
    SpendingBreak: {
      as: 'member',
      given: [...rich, state('a break from spending')],
      request: buy,
      fails: 'SpendingBreak',
    },
    InvalidArgument: { as: 'member', given: sold('SERIAL_CODE'), request: buy, fails: 'InvalidArgument' },
  },
  addVideoHistory: {
    full: { as: 'member', given: rented, request: here, answer: {} },
    again: { as: 'member', given: [...rented, state('a viewed video')], request: here, answer: {} },
    NotFound: { as: 'member', request: nowhere, fails: 'NotFound' },
    UnavailableVideoPublicationPeriod: {
      as: 'member',
      given: over,
      request: here,
      fails: 'UnavailableVideoPublicationPeriod',
    },
    PermissionDenied: { as: 'member', given: sold('GACHA_PRIVILEGE'), request: here, fails: 'PermissionDenied' },
  },
  getTogether: {
    full: {
      as: 'guest',
      given: [...sold('FREE'), state('penlights of viewers')],
      request: together,
      answer: {
        viewerCount: 0,
        penlightList: [{ color: 'PINK', count: 3 }],
      },
      exact: ['viewerCount', 'penlightList.color', 'penlightList.count'],
    },
    untouched: {
      as: 'member',
      given: sold('FREE'),
      request: together,
      answer: { viewerCount: 0, penlightList: [] },
    },
    NotFound: { as: 'guest', request: { ...nowhere, query: { startAt } }, fails: 'NotFound' },
    UnavailableVideoPublicationPeriod: {
      as: 'guest',
      given: over,
      request: together,
      fails: 'UnavailableVideoPublicationPeriod',
    },
    OutOfTerm: { as: 'guest', given: early, request: together, fails: 'OutOfTerm' },
    PermissionDenied: { as: 'member', given: rich, request: together, fails: 'PermissionDenied' },
    InvalidArgument: {
      as: 'guest',
      given: sold('FREE'),
      request: { ...here, query: { startAt: withSeconds } },
      fails: 'InvalidArgument',
    },
  },
  waveTogether: {
    full: { as: 'guest', given: sold('FREE'), request: wave, answer: {} },
    NotFound: { as: 'guest', request: { ...wave, ...nowhere }, fails: 'NotFound' },
    UnavailableVideoPublicationPeriod: {
      as: 'guest',
      given: over,
      request: wave,
      fails: 'UnavailableVideoPublicationPeriod',
    },
    OutOfTerm: { as: 'guest', given: early, request: wave, fails: 'OutOfTerm' },
    PermissionDenied: { as: 'member', given: rich, request: wave, fails: 'PermissionDenied' },
    InvalidArgument: {
      as: 'guest',
      given: sold('FREE'),
      request: { ...here, body: { ...wave.body, startAt: withSeconds } },
      fails: 'InvalidArgument',
    },
  },
} satisfies AreaCases<typeof endpoints>
