import type { AreaCases } from '../case.ts'
import { pageCases } from '../pageCases.ts'
import { fullCampaign } from '../campaign/campaignExample.ts'
import { state } from '../states.ts'
import type * as endpoints from './home.endpoints.ts'

const ipId = 'ip-hoshiyomi'
const channel = state('a channel')
const bareChannel = state('a channel', { detail: 'minimal' })
const ofChannel = { ipId, ipName: '星読み放送局', oshiColor: '#2f4b8f' }

const bareBackground = { backgroundId: 'background-1', name: '夜明けまえの港', image: 'background/harbour.webp' }
const fullBackground = { ...bareBackground, ...ofChannel }
const bareEntry = { ...bareBackground, status: 'OWNED' as const }
const fullEntry = { ...fullBackground, status: 'LOCKED' as const, requiredPhotoCount: 3, ownedPhotoCount: 0 }

const backgrounds = (count: number) => [channel, state('backgrounds', { count })]
const backgroundPage = (lastBackgroundId?: string) => ({
  query: { 'seek.limit': 1, ...(lastBackgroundId && { 'seek.lastBackgroundId': lastBackgroundId }) },
})
const exactBackgrounds = ['list.length', 'list.backgroundId', 'seek.hasNext']
const choice = { body: { backgroundId: 'background-1' } }

const photo = (number: number) => `${ipId}-photo-${number}`
const atHome = (number: number, positionNumber: number) => ({
  photoId: photo(number),
  image: 'photo/hoshiyomi-1.webp',
  positionNumber,
})
const bareCandidate = { photoId: photo(1), ipId, ipName: '星読み放送局', name: '冬の大三角', image: 'photo/1.webp' }
const fullCandidate = { ...bareCandidate, oshiColor: '#2f4b8f', rarity: 'SR' as const, positionNumber: 2 }

const owned = (count: number) => [channel, state('owned photos', { count })]
const hung = [...owned(2), state('a photo at home')]
const photosOfSora = [
  state('another member'),
  channel,
  state('owned photos', { accountId: 'acc-sora', count: 2 }),
  state('a photo at home', { accountId: 'acc-sora' }),
]
const second = { params: { n: '2' } }
const nowhere = { params: { n: '6' } }
const candidatePage = (lastPhotoId?: string) => ({
  ...second,
  query: { limit: 1, ...(lastPhotoId && { lastPhotoId }) },
})
const exactCandidates = ['photoList.length', 'photoList.photoId', 'hasNext']
const exactPhotos = ['photoList.length', 'photoList.photoId', 'photoList.positionNumber']

const home = { query: { platform_type: 'WEB' as const } }
const programme = {
  programmeId: 'programme-hoshiyomi-1',
  ...ofChannel,
  kind: 'LIVE' as const,
  title: '冬の大三角をたどる夜',
  episode: '第48夜',
  startTime: '2026-01-31T14:00:00Z',
  endTime: '2026-01-31T15:30:00Z',
  image: 'channel/hoshiyomi/night48.webp',
  viewerCount: 1_024,
  linkId: 'gacha-hoshiyomi-1',
}
const endingGacha = {
  gachaId: 'gacha-hoshiyomi-1',
  ...ofChannel,
  name: '冬の星座',
  image: 'gacha/winter.webp',
  publicationEndTime: '2026-02-02T14:59:59Z',
}
const banner = {
  bannerId: 'banner-1',
  title: '冬の物語、公開中',
  image: 'banner/winter.webp',
  ipId,
  linkTarget: 'STORY' as const,
  linkValue: 'story-hoshiyomi-1',
}

/** The example requests and answers ("cases") of the home endpoints. */
export const homeCases = {
  getHome: {
    full: {
      as: 'member',
      given: [state('no channels'), channel, state('a furnished home'), state('a lottery')],
      request: home,
      answer: {
        photoList: [atHome(1, 1), atHome(2, 2)],
        hasNext: false,
        lastPhotoId: photo(2),
        background: fullBackground,
        bannerList: [banner],
        programmeList: [programme],
        campaignList: [fullCampaign],
        endingGachaList: [endingGacha],
      },
      exact: ['bannerList.linkTarget'],
    },
    minimal: { as: 'member', request: home, answer: { photoList: [], hasNext: false }, exact: ['hasNext'] },
    UnderMaintenance: {
      as: 'member',
      given: [state('a house under maintenance')],
      request: home,
      fails: 'UnderMaintenance',
    },
  },
  listHomePhotoCandidates: {
    full: {
      as: 'member',
      given: [...owned(2), state('a photo at home', { positionNumber: 2 })],
      request: candidatePage(photo(1)),
      answer: {
        photoList: [{ ...fullCandidate, photoId: photo(2) }],
        hasNext: false,
        lastPhotoId: photo(2),
      },
      exact: exactCandidates,
    },
    minimal: {
      as: 'member',
      given: [bareChannel, state('owned photos', { count: 1, detail: 'minimal' })],
      request: { ...second, query: {} },
      answer: { photoList: [bareCandidate], hasNext: false },
    },
    empty: { as: 'member', request: candidatePage(), answer: { photoList: [], hasNext: false }, exact: ['hasNext'] },
    ...pageCases({
      given: owned(3),
      request: (after) => candidatePage(after ? photo(after) : undefined),
      answer: (number, hasNext) => ({
        photoList: [{ ...bareCandidate, photoId: photo(number) }],
        hasNext,
        lastPhotoId: photo(number),
      }),
      exact: exactCandidates,
    }),
    OutOfRange: { as: 'member', request: { ...nowhere, query: {} }, fails: 'OutOfRange' },
  },
  selectHomePhoto: {
    full: {
      as: 'member',
      given: owned(1),
      request: { ...second, body: { acc_photo_id: photo(1) } },
      answer: { photoList: [atHome(1, 2)] },
      exact: exactPhotos,
    },
    /** The photo is already at position 1, so the request moves it to position 2. */
    moved: {
      as: 'member',
      given: [...owned(1), state('a photo at home', { number: 1, positionNumber: 1 })],
      request: { ...second, body: { acc_photo_id: photo(1) } },
      answer: { photoList: [atHome(1, 2)] },
      exact: exactPhotos,
    },
    replaced: {
      as: 'member',
      given: hung,
      request: { ...second, body: { acc_photo_id: photo(1) } },
      answer: { photoList: [atHome(1, 2)] },
      exact: exactPhotos,
    },
    OutOfRange: {
      as: 'member',
      given: owned(1),
      request: { ...nowhere, body: { acc_photo_id: photo(1) } },
      fails: 'OutOfRange',
    },
    NotFound: { as: 'member', request: { ...second, body: { acc_photo_id: 'no-such-photo' } }, fails: 'NotFound' },
    ofAnother: {
      as: 'member',
      given: photosOfSora,
      request: { ...second, body: { acc_photo_id: photo(2) } },
      fails: 'NotFound',
    },
  },
  unselectHomePhoto: {
    full: { as: 'member', given: hung, request: second, answer: { photoList: [] } },
    another: {
      as: 'member',
      given: hung,
      request: { params: { n: '1' } },
      answer: { photoList: [atHome(2, 2)] },
      exact: exactPhotos,
    },
    OutOfRange: { as: 'member', request: nowhere, fails: 'OutOfRange' },
  },
  resetHomePhoto: {
    full: { as: 'member', given: hung, request: { body: { photoId: photo(2) } }, answer: { photoList: [] } },
    notAtHome: {
      as: 'member',
      given: hung,
      request: { body: { photoId: photo(1) } },
      answer: { photoList: [atHome(2, 2)] },
      exact: exactPhotos,
    },
    NotFound: { as: 'member', request: { body: { photoId: 'no-such-photo' } }, fails: 'NotFound' },
    ofAnother: { as: 'member', given: photosOfSora, request: { body: { photoId: photo(2) } }, fails: 'NotFound' },
  },
  listBackgrounds: {
    full: {
      as: 'member',
      given: [channel, state('backgrounds', { count: 2, status: 'LOCKED' })],
      request: backgroundPage('background-1'),
      answer: {
        list: [{ ...fullEntry, backgroundId: 'background-2' }],
        seek: { hasNext: false, lastBackgroundId: 'background-2' },
      },
      exact: [...exactBackgrounds, 'list.status', 'list.requiredPhotoCount', 'list.ownedPhotoCount'],
    },
    minimal: {
      as: 'member',
      given: [channel, state('backgrounds', { count: 1, status: 'OWNED', detail: 'minimal' })],
      request: { query: {} },
      answer: { list: [bareEntry], seek: { hasNext: false } },
      exact: ['list.status'],
    },
    selected: {
      as: 'member',
      given: [channel, state('backgrounds', { count: 1, status: 'SELECTED' })],
      request: { query: {} },
      answer: { list: [{ ...bareEntry, status: 'SELECTED' }], seek: { hasNext: false } },
      exact: ['list.status'],
    },
    empty: {
      as: 'member',
      given: backgrounds(0),
      request: backgroundPage(),
      answer: { list: [], seek: { hasNext: false } },
      exact: ['seek.hasNext'],
    },
    ...pageCases({
      given: backgrounds(3),
      request: (after) => backgroundPage(after ? `background-${after}` : undefined),
      answer: (number, hasNext) => ({
        list: [{ ...bareEntry, backgroundId: `background-${number}` }],
        seek: { hasNext, lastBackgroundId: `background-${number}` },
      }),
      exact: exactBackgrounds,
    }),
  },
  chooseBackground: {
    full: {
      as: 'member',
      given: backgrounds(1),
      request: choice,
      answer: { background: fullBackground },
      exact: ['background.backgroundId'],
    },
    minimal: {
      as: 'member',
      given: [channel, state('backgrounds', { count: 1, detail: 'minimal' })],
      request: choice,
      answer: { background: bareBackground },
    },
    PermissionDenied: {
      as: 'member',
      given: [channel, state('backgrounds', { count: 1, status: 'LOCKED' })],
      request: choice,
      fails: 'PermissionDenied',
    },
    NotFound: { as: 'member', request: { body: { backgroundId: 'no-such-background' } }, fails: 'NotFound' },
  },
} satisfies AreaCases<typeof endpoints>
