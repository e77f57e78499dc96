import type {
  SpecialSummary,
  Video,
  VideoChannel,
  VideoPlaylist,
  VideoSummary,
} from '../../design-system/screens/video/video.types.ts'
import { todai } from './exampleChannels.ts'

/** The channel of the example videos. */
export const videoChannel: VideoChannel = {
  id: todai.id,
  name: todai.name,
  seed: todai.seed,
  href: todai.href,
  videosHref: '/channel/todai/movie',
}

const textures = '/textures/todai'
const page = '/channel/todai/movie'
const end = '2026-03-31T23:59:59+09:00'

/** A free video with a known length. */
export const freeVideo: Video = {
  id: 'todai-harbour',
  title: '「港の明け方」ミュージックビデオ',
  href: `${page}/todai-harbour`,
  description: '四人が始発を待つあいだに撮りました。',
  image: `${textures}/harbour.svg`,
  kind: 'ONDEMAND',
  badge: 'NONE',
  access: 'FREE',
  seconds: 272,
  hasAccess: true,
  isViewed: true,
  hasPreview: false,
  end,
}

/** A video that is rented until tomorrow, paused in the middle. */
export const rentedVideo: Video = {
  ...freeVideo,
  id: 'todai-night-47',
  title: '深夜便 第47夜 見のがし配信',
  href: `${page}/todai-night-47`,
  description: '風の強かった夜の、いちばん静かな放送。48時間のレンタルです。',
  image: `${textures}/studio.svg`,
  badge: 'NEW',
  access: 'RENTAL',
  coins: 100,
  rentalHours: 48,
  seconds: 5_412,
  accessEnd: '2026-02-01T18:20:00+09:00',
  place: 1_503,
  hasPreview: true,
}

/** A video that is available for rent. */
export const rentalVideo: Video = {
  ...rentedVideo,
  hasAccess: false,
  accessEnd: undefined,
  isViewed: false,
  place: undefined,
}

/** A video that is available to buy. */
export const videoForSale: Video = {
  ...rentalVideo,
  id: 'todai-tower-live',
  title: '灯台ふもとライブ 完全版',
  href: `${page}/todai-tower-live`,
  description: '去年の夏、灯台の下で行った一夜かぎりの公演。一度のご購入で、ずっとご覧いただけます。',
  image: `${textures}/dawn.svg`,
  badge: 'NONE',
  access: 'PURCHASE',
  coins: 480,
  rentalHours: undefined,
  seconds: 7_260,
}

/** A live broadcast that is on air since 19:00. */
export const liveVideo: Video = {
  ...freeVideo,
  id: 'todai-live-tonight',
  title: '深夜便 第48夜「潮待ちの手紙」',
  href: `${page}/todai-live-tonight`,
  description: '今夜の生放送です。便りは放送中も受けつけています。',
  image: `${textures}/night.svg`,
  kind: 'LIVE',
  badge: 'PICKUP',
  seconds: undefined,
  start: '2026-01-31T19:00:00+09:00',
  isViewed: false,
}

const youtube: Video = {
  ...freeVideo,
  id: 'todai-youtube',
  title: '灯台放送局 三分でわかる自己紹介',
  href: `${page}/todai-youtube`,
  description: 'はじめての方へ。汐里が一息で話します。',
  image: `${textures}/letter.svg`,
  kind: 'YOUTUBE',
  access: 'NONE',
  seconds: undefined,
  isViewed: false,
}

const premiere: Video = {
  ...liveVideo,
  id: 'todai-premiere',
  title: '新曲「錨」プレミア公開',
  href: `${page}/todai-premiere`,
  image: `${textures}/hero.svg`,
  kind: 'PREMIER',
  badge: 'NONE',
  seconds: 290,
  start: '2026-01-31T22:30:00+09:00',
}

const locked = { hasAccess: false, isViewed: false, hasPreview: false, coins: undefined } as const

/** A video that a serial code unlocks. */
export const serialCodeVideo: Video = {
  ...videoForSale,
  ...locked,
  id: 'todai-code',
  access: 'SERIAL_CODE',
  title: '【封入特典】声のあとがき',
}
/** A video that a gacha privilege unlocks. */
export const gachaPrivilegeVideo: Video = {
  ...videoForSale,
  ...locked,
  id: 'todai-prize',
  access: 'GACHA_PRIVILEGE',
  title: '【特典】パレードのあとで',
}
/** A video that a web payment unlocks. */
export const webPaymentVideo: Video = {
  ...videoForSale,
  ...locked,
  id: 'todai-web',
  access: 'WEB_PAYMENT',
  yen: 1_650,
  title: '灯台の地図を描く 全三回',
}

/** One video of each kind and each kind of access. */
export const exampleVideos: VideoSummary[] = [
  liveVideo,
  rentedVideo,
  premiere,
  { ...videoForSale, hasAccess: true },
  rentalVideo,
  freeVideo,
  youtube,
  serialCodeVideo,
  gachaPrivilegeVideo,
  webPaymentVideo,
].map((video, at) => ({ ...video, id: `${video.id}-${at}` }))

/** The latest three videos of the example channel 灯台放送局 (`todai` in the code), for its channel page. */
export const videosOfTodai: VideoSummary[] = [liveVideo, rentedVideo, freeVideo]

/** A playlist with the example videos. */
export const examplePlaylist: VideoPlaylist = {
  name: 'はじめての灯台放送局',
  videos: [youtube, freeVideo, rentalVideo],
}

/** The special pages of a channel. */
export const exampleSpecials: SpecialSummary[] = [
  {
    id: 'todai-letters',
    title: '便りの読みかた、書きかた',
    description: '一万通を読んできた四人が、忘れられない一通を選びました。',
    image: `${textures}/letter.svg`,
    href: '/channel/todai',
    opens: 'チャンネル',
    end,
  },
  {
    id: 'todai-tower',
    title: '灯台ふもとライブ 全記録',
    description: '準備の朝から、片づけの夜まで。写真と映像で振りかえります。',
    image: `${textures}/dawn.svg`,
    href: '/channel/todai/movie/todai-tower-live',
    opens: '動画',
    end,
  },
]

const long = '風の強かった夜のいちばん静かな放送と、海の上でまだ届いていない最後の一通と、朝が来るまでのすべてのこと'

/** A video with very long texts. */
export const longVideo: Video = { ...rentedVideo, title: long, description: long.repeat(8) }
