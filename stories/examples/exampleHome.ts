import type {
  BackgroundChoice,
  EndingGacha,
  HomePageData,
  HomeWall,
  PhotoCandidate,
} from '../../design-system/screens/home/home.types.ts'
import { exampleCampaigns } from './exampleCampaigns.ts'
import { lemonade, velvet } from './exampleChannels.ts'
import { exampleProgramme } from './exampleProgramme.ts'

/** A gacha of a followed channel that ends soon. */
export const exampleEndingGacha: EndingGacha = {
  id: 'velvet-tube',
  name: '真空管の夜',
  channelId: velvet.id,
  channelName: velvet.name,
  seed: velvet.seed,
  image: '/textures/velvet/morning.svg',
  end: '2026-02-01T00:42:00+09:00',
  href: '/channel/velvet/gacha',
}

/** A photo wall with three of five positions filled. */
export const exampleWall: HomeWall = {
  places: [
    { position: 1, photo: { id: 'lemonade-parade-five', image: '/textures/lemonade/parade-five.svg' } },
    { position: 2, photo: { id: 'todai-album-touta', image: '/textures/todai/album-touta.svg' } },
    { position: 3, photo: { id: 'velvet-tube-rei', image: '/textures/velvet/tube-rei.svg' } },
    { position: 4 },
    { position: 5 },
  ],
}

/** A photo wall whose five positions are empty. */
export const emptyWall: HomeWall = { places: [1, 2, 3, 4, 5].map((position) => ({ position })) }

/** The home page of a member who follows three channels, on a Saturday evening. */
export const exampleHome: HomePageData = {
  programme: exampleProgramme,
  campaigns: exampleCampaigns,
  ending: [
    exampleEndingGacha,
    {
      id: 'lemonade-parade',
      name: '夏至のパレード',
      channelId: lemonade.id,
      channelName: lemonade.name,
      seed: lemonade.seed,
      image: '/textures/lemonade/parade.svg',
      end: '2026-02-03T23:59:00+09:00',
      href: '/channel/lemonade/gacha',
    },
  ],
  wall: exampleWall,
  banners: [
    {
      id: 'parade',
      title: '夏至のパレード 全18種の写真が届きました',
      image: '/textures/lemonade/parade.svg',
      href: '/channel/lemonade/gacha',
    },
    {
      id: 'letter',
      title: '第49夜のお便り、今週のお題は「窓」です',
      image: '/textures/todai/letter.svg',
      href: '/channel/todai',
    },
  ],
}

/** The home page on a day with an empty programme. */
export const emptyHome: HomePageData = { programme: [], campaigns: [], ending: [], wall: emptyWall, banners: [] }

/** The member's photos; the first is already on the wall. */
export const exampleCandidates: PhotoCandidate[] = [
  {
    id: 'lemonade-parade-five',
    name: '夏至のパレード 五人',
    image: '/textures/lemonade/parade-five.svg',
    rarity: 'SSR',
    channel: lemonade,
    position: 1,
  },
  {
    id: 'velvet-tube-rei',
    name: '真空管の夜 レイ',
    image: '/textures/velvet/tube-rei.svg',
    rarity: 'SR',
    channel: velvet,
    position: 3,
  },
  { id: 'velvet-bare', name: 'なまえの長い写真'.repeat(8), channel: { ...velvet, name: 'ながい名前'.repeat(12) } },
]

/** Four backgrounds: the selected one, a free one, one unlocked by photos, and a gift. */
export const exampleBackgrounds: BackgroundChoice[] = [
  {
    id: 'todai-harbour',
    name: '始発まえの港',
    image: '/textures/todai/harbour.svg',
    seed: '#2a6f97',
    channelName: '灯台放送局',
    status: 'chosen',
  },
  {
    id: 'lemonade-hall',
    name: '放課後の練習室',
    image: '/textures/lemonade/hall.svg',
    seed: lemonade.seed,
    channelName: lemonade.name,
    status: 'owned',
  },
  { id: 'benio-dusk', name: '逢魔が時の石段', image: '/textures/benio/dusk.svg', status: 'locked', missing: 2 },
  { id: 'todai-dawn', name: '放送のあとの空', image: '/textures/todai/dawn.svg', status: 'locked' },
]
