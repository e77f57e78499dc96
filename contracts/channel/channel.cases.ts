import type { AreaCases } from '../case.ts'
import { fullCampaign } from '../campaign/campaignExample.ts'
import { state } from '../states.ts'
import type * as endpoints from './channel.endpoints.ts'

const bareChannel = { ipId: 'ip-hoshiyomi', name: '星読み放送局' }
const publicChannel = {
  ...bareChannel,
  category: 'ラジオ',
  description: '星を読みながら、夜更けまで話す番組です。\nおたよりはいつでもどうぞ。',
  schedule: '毎週土曜 23:00',
  image: 'channel/hoshiyomi/jacket.webp',
  heroImage: 'channel/hoshiyomi/hero.webp',
  oshiColor: '#2f4b8f',
  followerCount: 12_480,
}
const fullChannel = { ...publicChannel, hasFollowed: false }

const bareProgramme = {
  programmeId: 'programme-hoshiyomi-1',
  ipId: 'ip-hoshiyomi',
  ipName: '星読み放送局',
  kind: 'LIVE' as const,
  title: '冬の大三角をたどる夜',
  startTime: '2026-01-31T14:00:00Z',
}
const fullProgramme = {
  ...bareProgramme,
  oshiColor: '#2f4b8f',
  episode: '第48夜',
  endTime: '2026-01-31T15:30:00Z',
  image: 'channel/hoshiyomi/night48.webp',
  viewerCount: 1_024,
  linkId: 'gacha-hoshiyomi-1',
}

const channel = state('a channel')
const bareChannelState = state('a channel', { detail: 'minimal' })
const alone = [state('no channels'), channel]
const ended = [state('a channel whose publication has ended')]

const id = 'ip-hoshiyomi'
const here = { params: { id } }
const nowhere = { params: { id: 'no-such-channel' } }
const follow = { params: { ipId: id } }
const followNowhere = { params: { ipId: 'no-such-channel' } }

const page = { query: { limit: 20, offset: 0 } }
const other = state('another member')
/** The channel that the member followed second. */
const later = { ipId: 'ip-hoshiyomi-2' }
const two = [
  channel,
  state('a channel', later),
  state('a followed channel'),
  state('a followed channel', { ...later, hours: 1 }),
]
const exactFollows = ['list.length', 'list.ipId', 'total']
const ofAnother = (accountId: string) => ({ query: { accountId, limit: 20, offset: 0 } })

/** The example requests and answers ("cases") of the channel endpoints. */
export const channelCases = {
  listChannels: {
    full: { as: 'member', given: alone, request: page, answer: { list: [fullChannel], total: 1 }, exact: ['total'] },
    minimal: {
      as: 'guest',
      given: [state('no channels'), bareChannelState],
      request: { query: {} },
      answer: { list: [bareChannel], total: 1 },
    },
    empty: {
      as: 'guest',
      given: [state('no channels')],
      request: page,
      answer: { list: [], total: 0 },
      exact: ['total'],
    },
    forGuest: { as: 'guest', given: alone, request: page, answer: { list: [publicChannel], total: 1 } },
    beyondTheEnd: {
      as: 'guest',
      given: alone,
      request: { query: { limit: 20, offset: 20 } },
      answer: { list: [], total: 1 },
      exact: ['total'],
    },
    UnderMaintenance: {
      as: 'guest',
      given: [state('a house under maintenance')],
      request: page,
      fails: 'UnderMaintenance',
    },
  },
  getChannel: {
    full: {
      as: 'member',
      given: [channel],
      request: here,
      answer: { ip: fullChannel },
      exact: ['ip.ipId', 'ip.hasFollowed'],
    },
    minimal: { as: 'member', given: [bareChannelState], request: here, answer: { ip: bareChannel } },
    followed: {
      as: 'member',
      given: [channel, state('a followed channel')],
      request: here,
      answer: { ip: { ...fullChannel, hasFollowed: true } },
      exact: ['ip.hasFollowed'],
    },
    NotFound: { as: 'member', request: nowhere, fails: 'NotFound' },
    UnavailableIpPublicationPeriod: {
      as: 'member',
      given: ended,
      request: here,
      fails: 'UnavailableIpPublicationPeriod',
    },
  },
  getChannelNologin: {
    full: { as: 'guest', given: [channel], request: here, answer: { ip: publicChannel }, exact: ['ip.ipId'] },
    minimal: { as: 'guest', given: [bareChannelState], request: here, answer: { ip: bareChannel } },
    NotFound: { as: 'guest', request: nowhere, fails: 'NotFound' },
    UnavailableIpPublicationPeriod: {
      as: 'guest',
      given: ended,
      request: here,
      fails: 'UnavailableIpPublicationPeriod',
    },
  },
  getChannelOverview: {
    full: {
      as: 'guest',
      given: [state('a channel with a programme'), state('a lottery')],
      request: here,
      answer: {
        overview: {
          programmeList: [fullProgramme],
          campaignList: [fullCampaign],
          memberList: [
            { memberId: 'member-subaru', name: '昴', role: 'パーソナリティ', image: 'channel/hoshiyomi/subaru.webp' },
          ],
        },
      },
    },
    minimal: {
      as: 'guest',
      given: [state('a channel with a programme', { detail: 'minimal' })],
      request: here,
      answer: { overview: { programmeList: [bareProgramme] } },
    },
    empty: { as: 'guest', given: [channel], request: here, answer: { overview: { programmeList: [] } } },
    NotFound: { as: 'guest', request: nowhere, fails: 'NotFound' },
    UnavailableIpPublicationPeriod: {
      as: 'guest',
      given: ended,
      request: here,
      fails: 'UnavailableIpPublicationPeriod',
    },
  },
  followChannel: {
    full: { as: 'member', given: [channel], request: follow, answer: {} },
    again: { as: 'member', given: [channel, state('a followed channel')], request: follow, answer: {} },
    NotFound: { as: 'member', request: followNowhere, fails: 'NotFound' },
  },
  unfollowChannel: {
    full: { as: 'member', given: [channel, state('a followed channel')], request: follow, answer: {} },
    again: { as: 'member', given: [channel], request: follow, answer: {} },
    NotFound: { as: 'member', request: followNowhere, fails: 'NotFound' },
  },
  renewCalendarAddress: {
    full: {
      as: 'member',
      given: [channel],
      request: here,
      answer: { url: '/v2/ip/ip-hoshiyomi/calendar/verification-5f0c6a1e9d.ics' },
    },
    NotFound: { as: 'member', request: nowhere, fails: 'NotFound' },
  },
  listFollows: {
    full: {
      as: 'member',
      given: [channel, other, state('a followed channel', { accountId: 'acc-sora' })],
      request: ofAnother('acc-sora'),
      answer: { list: [fullChannel], total: 1 },
      exact: ['list.ipId', 'list.hasFollowed', 'total'],
    },
    own: {
      as: 'member',
      given: [channel, state('a followed channel')],
      request: page,
      answer: { list: [{ ...fullChannel, hasFollowed: true }], total: 1 },
      exact: ['list.ipId', 'list.hasFollowed', 'total'],
    },
    minimal: {
      as: 'member',
      given: [bareChannelState, state('a followed channel')],
      request: { query: {} },
      answer: { list: [bareChannel], total: 1 },
    },
    empty: { as: 'member', request: page, answer: { list: [], total: 0 }, exact: ['total'] },
    forGuest: {
      as: 'guest',
      given: [channel, other, state('a followed channel', { accountId: 'acc-sora' })],
      request: ofAnother('acc-sora'),
      answer: { list: [publicChannel], total: 1 },
      exact: ['list.ipId', 'total'],
    },
    firstPage: {
      as: 'member',
      given: two,
      request: { query: { limit: 2, offset: 0 } },
      answer: { list: [{ ...bareChannel, ...later }, bareChannel], total: 2 },
      exact: ['list.length', 'total'],
      ordered: ['list.ipId'],
    },
    lastPage: {
      as: 'member',
      given: two,
      request: { query: { limit: 1, offset: 1 } },
      answer: { list: [bareChannel], total: 2 },
      exact: exactFollows,
    },
    NotFound: { as: 'guest', request: ofAnother('no-such-account'), fails: 'NotFound' },
    PermissionDenied: { as: 'guest', request: page, fails: 'PermissionDenied' },
  },
} satisfies AreaCases<typeof endpoints>
