import type { AreaCases } from '../case.ts'
import { state } from '../states.ts'
import type * as endpoints from './story.endpoints.ts'

const bareGroup = {
  storyGroupId: 'story-hoshiyomi-1',
  ipId: 'ip-hoshiyomi',
  ipName: '星詠み通信',
  name: '星を読む夜',
  genre: 'MAIN' as const,
  playType: 'STORY_PLAY_TYPE_PORTRAIT' as const,
  episodeCount: 3,
  publicationStartTime: '2026-01-01T00:00:00Z',
  publicationEndTime: '2026-03-31T14:59:59Z',
}
const fullGroup = {
  ...bareGroup,
  oshiColor: '#5b6ee1',
  description: '観測所の一夜を、三つの回で。',
  image: 'setsugen/jacket.svg',
}
const { storyGroupId, ipId, ipName, name, genre, playType } = bareGroup
const bareHead = { storyGroupId, ipId, ipName, name, genre, playType }

const bareEpisode = { storyEpisodeId: 'story-hoshiyomi-1-episode-1', title: '星図の裏側', consumeCoin: 0 }
const fullEpisode = {
  ...bareEpisode,
  label: '第1話',
  image: 'setsugen/window.svg',
  consumeCoin: 30,
  badge: 'PURCHASE' as const,
}
const actionReward = {
  itemKind: 'PHOTO' as const,
  itemId: 'story-hoshiyomi-1-photo',
  name: '観測所の夜',
  image: 'setsugen/globe.svg',
  amount: 1,
}
/** An episode in a list, with every optional field. */
const listed = {
  ...fullEpisode,
  summary: '古い星図の裏に、だれかの名前があった。',
  isRead: false,
  actionReward,
}

const bareScript = {
  characterList: [],
  sceneList: [{ background: 'setsugen/window.svg', lineList: [{ text: '雪が、やんだ。' }] }],
}
const fullScript = {
  characterList: [{ characterId: 'hoshi', name: '天野 ほし', image: 'setsugen/member-yuki.svg' }],
  sceneList: [
    {
      background: 'setsugen/window.svg',
      music: 'sound/night.mp3',
      lineList: [
        {
          text: '{FIRST}さん、この星の名前を知っていますか。',
          characterId: 'hoshi',
          speaker: '？？？',
          image: 'setsugen/lot-yuki.svg',
          actionList: [{ action: 'SLIDE_IN_FROM_LEFT' as const, characterId: 'hoshi', place: 'LEFT' as const }],
          sound: 'sound/bell.mp3',
        },
      ],
    },
  ],
}

const channel = state('a channel')
const bareChannel = state('a channel', { detail: 'minimal' })
const closedChannel = [state('a channel whose publication has ended')]
const story = [channel, state('a story')]
/** The states for a story whose episodes all cost coins. */
const paid = [channel, state('a story', { freeEpisodes: 0 })]
/** The states for a story whose episodes are all free, without optional fields. */
const bare = [bareChannel, state('a story', { freeEpisodes: 3, detail: 'minimal' })]
/** The states for a story whose episodes cost coins and cannot be unlocked by waiting. */
const withoutCharge = [channel, state('a story', { detail: 'minimal' })]
const over = [channel, state('a story whose period has ended')]
const bought = (number: number, kind: 'PURCHASED' | 'CHARGED' = 'PURCHASED') =>
  state('an unlocked episode', { storyEpisodeId: `story-hoshiyomi-1-episode-${number}`, kind })

const list = { query: { ipId: 'ip-hoshiyomi' } }
const group = { ipId: 'ip-hoshiyomi', storyGroupId: 'story-hoshiyomi-1' }
const here = { params: group }
const nowhere = { params: { ...group, storyGroupId: 'no-such-story' } }
const episode = (number: number) => ({
  params: { ...group, storyEpisodeId: `story-hoshiyomi-1-episode-${number}` },
})
const noEpisode = { params: { ...group, storyEpisodeId: 'no-such-episode' } }

const platform = { platformType: 'WEB' as const }
const view = (number: number) => ({ ...episode(number), body: platform })
const buy = (number: number) => ({ ...episode(number), body: { ...platform, needsPurchase: true } })
const balance = (free: number, paidCoin = 1200) => ({ free, paid: paidCoin, total: free + paidCoin })
const exactBalance = ['balance.free', 'balance.paid', 'balance.total']

const ip = { ipId: 'ip-hoshiyomi', name: '星詠み通信', nameLimit: 10 }
const fullIp = { ...ip, oshiColor: '#5b6ee1' }
const names = { lastName: '星野', firstName: 'ひかり' }
const reader = { params: { id: 'ip-hoshiyomi' } }
const noReader = { params: { id: 'no-such-channel' } }
const register = (body: { lastName: string; firstName: string }) => ({ params: { ipId: 'ip-hoshiyomi' }, body })

const tips = { tutorialId: 'tutorial-hoshiyomi-1', type: 'STORY' as const }
const page = { title: 'お名前を呼ばれる物語です', text: '登録したお名前が、せりふの中に出てきます。' }
const ownTips = [channel, state('tips for a screen')]

/** The example requests and answers ("cases") of the story endpoints. */
export const storyCases = {
  listStoryGroups: {
    full: {
      as: 'member',
      given: story,
      request: list,
      answer: { storyGroups: [{ ...fullGroup, readEpisodeCount: 0 }] },
      exact: ['storyGroups.length', 'storyGroups.ipId'],
    },
    minimal: { as: 'guest', given: bare, request: list, answer: { storyGroups: [bareGroup] } },
    empty: { as: 'guest', given: [channel], request: list, answer: { storyGroups: [] } },
    NotFound: { as: 'guest', request: { query: { ipId: 'no-such-channel' } }, fails: 'NotFound' },
    UnavailableIpPublicationPeriod: {
      as: 'guest',
      given: closedChannel,
      request: list,
      fails: 'UnavailableIpPublicationPeriod',
    },
  },
  getStoryGroup: {
    full: {
      as: 'member',
      given: [...paid, bought(2, 'CHARGED')],
      request: here,
      answer: {
        storyGroup: { ...fullGroup, readEpisodeCount: 0 },
        episodeList: [listed, { ...listed, badge: 'CHARGED' }],
        charge: { hours: 24, nextTime: '2026-02-01T12:00:00Z' },
      },
      exact: ['storyGroup.storyGroupId'],
    },
    minimal: {
      as: 'guest',
      given: bare,
      request: here,
      answer: { storyGroup: bareGroup, episodeList: [bareEpisode] },
      exact: ['episodeList.consumeCoin'],
    },
    asGuest: {
      as: 'guest',
      given: paid,
      request: here,
      answer: { storyGroup: bareGroup, episodeList: [fullEpisode], charge: { hours: 24 } },
      exact: ['episodeList.badge'],
    },
    NotFound: { as: 'guest', given: [channel], request: nowhere, fails: 'NotFound' },
    UnavailableIpPublicationPeriod: {
      as: 'guest',
      given: closedChannel,
      request: here,
      fails: 'UnavailableIpPublicationPeriod',
    },
    OutOfTerm: { as: 'guest', given: over, request: here, fails: 'OutOfTerm' },
  },
  readStoryEpisode: {
    full: {
      as: 'member',
      given: [...story, bought(2)],
      request: episode(2),
      answer: {
        storyGroup: { ...bareHead, oshiColor: '#5b6ee1' },
        episode: { ...fullEpisode, storyEpisodeId: 'story-hoshiyomi-1-episode-2', badge: 'PURCHASED' },
        nextEpisode: { ...fullEpisode, storyEpisodeId: 'story-hoshiyomi-1-episode-3' },
        script: fullScript,
      },
      exact: ['episode.badge', 'nextEpisode.badge'],
    },
    minimal: {
      as: 'guest',
      given: bare,
      request: episode(3),
      answer: {
        storyGroup: bareHead,
        episode: { ...bareEpisode, storyEpisodeId: 'story-hoshiyomi-1-episode-3' },
        script: bareScript,
      },
    },
    NotFound: { as: 'guest', given: story, request: noEpisode, fails: 'NotFound' },
    UnavailableIpPublicationPeriod: {
      as: 'guest',
      given: closedChannel,
      request: episode(1),
      fails: 'UnavailableIpPublicationPeriod',
    },
    OutOfTerm: { as: 'guest', given: over, request: episode(1), fails: 'OutOfTerm' },
    PermissionDenied: { as: 'guest', given: story, request: episode(2), fails: 'PermissionDenied' },
  },
  viewStoryEpisode: {
    full: {
      as: 'member',
      given: story,
      request: { ...buy(2), query: { expectedPrice: 30 } },
      answer: { badge: 'PURCHASED', actionReward, balance: balance(2970) },
      exact: ['badge', ...exactBalance],
    },
    minimal: {
      as: 'member',
      given: bare,
      request: view(1),
      answer: { balance: balance(3000) },
      exact: exactBalance,
    },
    sentToPresents: {
      as: 'member',
      given: [...story, state('a full holding', { of: 'ITEMS' })],
      request: view(1),
      answer: { actionReward, sentToPresents: [actionReward], balance: balance(3000) },
      exact: ['sentToPresents.itemId', 'sentToPresents.amount', ...exactBalance],
    },
    byCharging: {
      as: 'member',
      given: story,
      request: view(2),
      answer: { badge: 'CHARGED', actionReward, balance: balance(3000) },
      exact: ['badge', ...exactBalance],
    },
    /** The member already has the episode. Nothing is charged, so an outdated expected price is no error. */
    alreadyPurchased: {
      as: 'member',
      given: [...withoutCharge, bought(2)],
      request: { ...buy(2), query: { expectedPrice: 29 } },
      answer: { badge: 'PURCHASED', balance: balance(3000) },
      exact: ['badge', ...exactBalance],
    },
    NotFound: { as: 'member', given: story, request: { ...noEpisode, body: platform }, fails: 'NotFound' },
    UnavailableIpPublicationPeriod: {
      as: 'member',
      given: closedChannel,
      request: view(1),
      fails: 'UnavailableIpPublicationPeriod',
    },
    OutOfTerm: { as: 'member', given: over, request: view(1), fails: 'OutOfTerm' },
    /** After the story's period has ended, a member can still read unlocked episodes, but not buy others. */
    UnavailablePeriod: { as: 'member', given: [...over, bought(2)], request: buy(3), fails: 'UnavailablePeriod' },
    NotEnoughCoin: {
      as: 'member',
      given: [state('a member', { freeCoin: 20, paidCoin: 9 }), ...story],
      request: buy(2),
      fails: 'NotEnoughCoin',
    },
    PriceChanged: {
      as: 'member',
      given: story,
      request: { ...buy(2), query: { expectedPrice: 29 } },
      fails: 'PriceChanged',
    },
    SpendingBreak: {
      as: 'member',
      given: [...story, state('a break from spending')],
      request: buy(2),
      fails: 'SpendingBreak',
    },
    PermissionDenied: {
      as: 'member',
      given: [...story, bought(3, 'CHARGED')],
      request: view(2),
      fails: 'PermissionDenied',
    },
  },
  getStoryReader: {
    full: {
      as: 'member',
      given: [channel, state('registered reader names')],
      request: reader,
      answer: { ip: fullIp, ...names },
    },
    minimal: { as: 'member', given: [bareChannel], request: reader, answer: { ip } },
    NotFound: { as: 'member', request: noReader, fails: 'NotFound' },
    UnavailableIpPublicationPeriod: {
      as: 'member',
      given: closedChannel,
      request: reader,
      fails: 'UnavailableIpPublicationPeriod',
    },
  },
  getStoryReaderNologin: {
    full: { as: 'guest', given: [channel], request: reader, answer: { ip: fullIp } },
    minimal: { as: 'guest', given: [bareChannel], request: reader, answer: { ip } },
    NotFound: { as: 'guest', request: noReader, fails: 'NotFound' },
    UnavailableIpPublicationPeriod: {
      as: 'guest',
      given: closedChannel,
      request: reader,
      fails: 'UnavailableIpPublicationPeriod',
    },
  },
  registerStoryReader: {
    full: { as: 'member', given: [channel], request: register(names), answer: {} },
    again: {
      as: 'member',
      given: [channel, state('registered reader names')],
      request: register({ lastName: '月野', firstName: 'ひかり' }),
      answer: {},
    },
    NotFound: {
      as: 'member',
      request: { params: { ipId: 'no-such-channel' }, body: names },
      fails: 'NotFound',
    },
    UnavailableIpPublicationPeriod: {
      as: 'member',
      given: closedChannel,
      request: register(names),
      fails: 'UnavailableIpPublicationPeriod',
    },
    InvalidArgument: {
      as: 'member',
      given: [channel],
      request: register({ ...names, firstName: 'じゅげむじゅげむごこう' }),
      fails: 'InvalidArgument',
    },
    InvalidModeration: {
      as: 'member',
      given: [channel, state('a word that moderation refuses')],
      request: register({ ...names, firstName: '禁句禁句' }),
      fails: 'InvalidModeration',
    },
  },
  getTips: {
    full: {
      as: 'member',
      given: [...ownTips, state('finished tips')],
      request: { params: { type: 'STORY' }, query: { ip_id: 'ip-hoshiyomi' } },
      answer: {
        tips: { ...tips, ipId: 'ip-hoshiyomi', isDone: true, pageList: [{ ...page, image: 'setsugen/hero.svg' }] },
      },
      exact: ['tips.tutorialId', 'tips.isDone'],
    },
    minimal: {
      as: 'guest',
      given: [channel, state('tips for a screen', { detail: 'minimal' })],
      request: { params: { type: 'STORY' }, query: {} },
      answer: { tips: { ...tips, pageList: [page] } },
    },
    notSeenYet: {
      as: 'member',
      given: ownTips,
      request: { params: { type: 'STORY' }, query: { ip_id: 'ip-hoshiyomi' } },
      answer: { tips: { ...tips, isDone: false, pageList: [page] } },
      exact: ['tips.isDone'],
    },
    NotFound: { as: 'guest', request: { params: { type: 'NO_SUCH_SCREEN' }, query: {} }, fails: 'NotFound' },
  },
  finishTutorial: {
    full: { as: 'member', given: ownTips, request: { body: { tutorial_id: tips.tutorialId } }, answer: {} },
    again: {
      as: 'member',
      given: [...ownTips, state('finished tips')],
      request: { body: { tutorial_id: tips.tutorialId } },
      answer: {},
    },
    NotFound: { as: 'member', request: { body: { tutorial_id: 'no-such-tutorial' } }, fails: 'NotFound' },
  },
} satisfies AreaCases<typeof endpoints>
