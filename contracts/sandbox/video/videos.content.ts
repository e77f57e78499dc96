import type { videoAccessTypes, videoBadges, videoTypes } from '../../video/videoKinds.ts'
import type { ChannelId } from '../channel/channels.content.ts'
import { seedTimeOnDay, type SeedTime, type TimeOfDay } from '../runtime/seed/seedTime.ts'

/** A video of the seed. */
export interface SeedVideo {
  readonly videoId: string
  readonly ipId: ChannelId
  readonly title: string
  readonly description: string
  readonly image: string
  readonly type: (typeof videoTypes)[number]
  readonly badge?: (typeof videoBadges)[number]
  readonly accessType: (typeof videoAccessTypes)[number]
  readonly consumeCoin?: number
  readonly rentalHours?: number
  readonly webPrice?: number
  readonly hasPreview?: true
  /** The time of day at which a premiere or live starts today. */
  readonly begins?: TimeOfDay
  /** The number of days since the video's publication. */
  readonly age: number
}

type Looks = Omit<SeedVideo, 'ipId' | 'videoId' | 'image' | 'type'> & Partial<Pick<SeedVideo, 'type'>>

/** Builds the videos of a channel; each picture is named after its subject. */
const channel = (
  ipId: ChannelId,
  videos: Readonly<Record<string, Looks & { readonly picture: string }>>,
): SeedVideo[] =>
  Object.entries(videos).map(([id, { picture, ...fields }]) => ({
    videoId: `${ipId}-${id}`,
    ipId,
    image: `${ipId}/${picture}.svg`,
    type: 'ONDEMAND',
    ...fields,
  }))

/** All videos of the seed: at least one for each access type, and a free one in every channel. */
export const seededVideos: readonly SeedVideo[] = [
  ...channel('todai', {
    'live-tonight': {
      title: '深夜便 第48夜「潮待ちの手紙」',
      description: '今夜の生放送です。便りは放送中も受けつけています。',
      picture: 'night',
      type: 'LIVE',
      badge: 'PICKUP',
      accessType: 'FREE',
      begins: '19:00',
      age: 2,
    },
    'night-47': {
      title: '深夜便 第47夜 見のがし配信',
      description: '風の強かった夜の、いちばん静かな放送。48時間のレンタルです。',
      picture: 'studio',
      badge: 'NEW',
      accessType: 'RENTAL',
      consumeCoin: 100,
      rentalHours: 48,
      hasPreview: true,
      age: 6,
    },
    harbour: {
      title: '「港の明け方」ミュージックビデオ',
      description: '四人が始発を待つあいだに撮りました。',
      picture: 'harbour',
      accessType: 'FREE',
      age: 30,
    },
    'tower-live': {
      title: '灯台ふもとライブ 完全版',
      description: '去年の夏、灯台の下で行った一夜かぎりの公演。一度のご購入で、ずっとご覧いただけます。',
      picture: 'dawn',
      accessType: 'PURCHASE',
      consumeCoin: 480,
      hasPreview: true,
      age: 45,
    },
    youtube: {
      title: '灯台放送局 三分でわかる自己紹介',
      description: 'はじめての方へ。汐里が一息で話します。',
      picture: 'letter',
      type: 'YOUTUBE',
      accessType: 'NONE',
      age: 90,
    },
  }),
  ...channel('lemonade', {
    'soda-waltz': {
      title: '新曲「炭酸のワルツ」プレミア公開',
      description: 'はじめての三拍子。公開のあいだ、五人もコメントを読んでいます。',
      picture: 'soda',
      type: 'PREMIER',
      badge: 'PICKUP',
      accessType: 'FREE',
      begins: '22:30',
      age: 1,
    },
    'parade-film': {
      title: '夏至のパレード 沿道カメラ',
      description: '先頭の旗から紙吹雪の最後の一枚まで、五台のカメラで追いました。',
      picture: 'parade',
      badge: 'NEW',
      accessType: 'PURCHASE',
      consumeCoin: 300,
      hasPreview: true,
      age: 4,
    },
    rehearsal: {
      title: '五人の放課後 練習室の一時間',
      description: '振り付けのみつきが、いちばん笑われた日。',
      picture: 'hall',
      accessType: 'RENTAL',
      consumeCoin: 60,
      rentalHours: 24,
      age: 12,
    },
    'parade-ticket': {
      title: '【特典】パレードのあとで',
      description: 'ガチャ「夏至のパレード」の特典を引いた方だけの映像です。',
      picture: 'glass',
      accessType: 'GACHA_PRIVILEGE',
      age: 5,
    },
    greeting: {
      title: 'レモネード星団です、よろしくお願いします',
      description: 'ひと口で夏になる、五人のごあいさつ。',
      picture: 'morning',
      accessType: 'FREE',
      age: 60,
    },
  }),
  ...channel('benio', {
    trailer: {
      title: '紅緒と鬼火 予告篇',
      description: '火を怖がる灯籠職人の娘と、名前をなくした鬼火の、ひと夏の物語。',
      picture: 'gates',
      accessType: 'FREE',
      age: 50,
    },
    'making-lantern': {
      title: '灯籠のつくりかた',
      description: '骨を組み、紙を貼り、火を入れるまで。作中の灯籠を、一つつくります。',
      picture: 'lanterns',
      badge: 'NEW',
      accessType: 'RENTAL',
      consumeCoin: 50,
      rentalHours: 72,
      hasPreview: true,
      age: 3,
    },
    'book-code': {
      title: '【封入特典】声のあとがき',
      description: '画集に入っているシリアルコードでご覧いただけます。',
      picture: 'umbrella',
      accessType: 'SERIAL_CODE',
      age: 20,
    },
  }),
  ...channel('shinyou', {
    'owl-night': {
      title: 'フクロウを待つ会 第20夜',
      description: '小屋の屋根裏から生中継。声は小さめでお願いします。',
      picture: 'owl',
      type: 'LIVE',
      badge: 'PICKUP',
      accessType: 'FREE',
      begins: '21:30',
      age: 1,
    },
    morning: {
      title: '朝露の観察日記 春のまとめ',
      description: '第80回から第111回まで、鳥の声だけをつなぎました。',
      picture: 'morning',
      accessType: 'FREE',
      age: 15,
    },
    'camp-cooking': {
      title: '楡の焚き火料理 ダッチオーブン篇',
      description: '失敗したパンも、そのまま収録しています。',
      picture: 'cabin',
      accessType: 'PURCHASE',
      consumeCoin: 200,
      age: 25,
    },
    'field-note': {
      title: '森の地図を描く 全三回',
      description: '柏木の講座です。地図の用紙をお届けするため、お支払いはウェブ決済のみとなります。',
      picture: 'lake',
      accessType: 'WEB_PAYMENT',
      webPrice: 1_650,
      hasPreview: true,
      age: 8,
    },
  }),
  ...channel('velvet', {
    'tube-session': {
      title: '真空管セッション 一発録り',
      description: '電源を入れてから、真空管があたたまるまで。そのあと、一曲だけ。',
      picture: 'tube',
      badge: 'NEW',
      accessType: 'PURCHASE',
      consumeCoin: 250,
      hasPreview: true,
      age: 2,
    },
    levels: {
      title: '「午前零時の回路」リリックビデオ',
      description: '歌詞は、レベルメーターの高さで読めます。',
      picture: 'levels',
      accessType: 'FREE',
      age: 33,
    },
    'sleeve-code': {
      title: '【封入特典】ジャケットができるまで',
      description: 'レコードに入っているシリアルコードでご覧いただけます。',
      picture: 'warm',
      accessType: 'SERIAL_CODE',
      age: 40,
    },
  }),
  ...channel('setsugen', {
    'night-30': {
      title: '雪の夜の朗読会 第30夜',
      description: '眠ってしまっても、続きはここに。72時間のレンタルです。',
      picture: 'globe',
      badge: 'NEW',
      accessType: 'RENTAL',
      consumeCoin: 80,
      rentalHours: 72,
      hasPreview: true,
      age: 5,
    },
    'music-box': {
      title: 'オルゴール三十分 雪の音つき',
      description: '冬馬の工房で、櫛を一本ずつ調律しながら録りました。',
      picture: 'comb',
      accessType: 'FREE',
      age: 18,
    },
    'post-office': {
      title: '郵便局の灯 読み聞かせ版',
      description: '第十話から第十二話までを、通して読みます。',
      picture: 'window',
      badge: 'PICKUP',
      accessType: 'PURCHASE',
      consumeCoin: 180,
      age: 1,
    },
  }),
]

/** The seeded playlists, each with its videos in playing order. */
export const seededPlaylists = [
  {
    playlistId: 'todai-first',
    ipId: 'todai',
    name: 'はじめての灯台放送局',
    videoIds: ['todai-youtube', 'todai-harbour', 'todai-night-47'],
  },
  {
    playlistId: 'lemonade-summer',
    ipId: 'lemonade',
    name: '星団の夏',
    videoIds: ['lemonade-greeting', 'lemonade-soda-waltz', 'lemonade-parade-film'],
  },
  {
    playlistId: 'setsugen-sleep',
    ipId: 'setsugen',
    name: 'おやすみまえの三本',
    videoIds: ['setsugen-music-box', 'setsugen-night-30', 'setsugen-post-office'],
  },
] as const

interface SeedViewer {
  readonly accountId: string
  /** The videos that the member bought, or rented until a time. */
  readonly access: readonly { readonly videoId: string; readonly acquired: SeedTime; readonly until?: SeedTime }[]
  readonly viewed: readonly { readonly videoId: string; readonly time: SeedTime }[]
  readonly favors: readonly string[]
}

/** The videos that the demo accounts have watched, bought or rented. */
export const seededViewers: readonly SeedViewer[] = [
  {
    accountId: 'koharu',
    access: [
      { videoId: 'todai-tower-live', acquired: seedTimeOnDay(-12, '21:30') },
      { videoId: 'lemonade-parade-ticket', acquired: seedTimeOnDay(-1, '20:14') },
      { videoId: 'setsugen-night-30', acquired: { hours: -50 }, until: { hours: 22 } },
      { videoId: 'benio-making-lantern', acquired: { hours: -80 }, until: { hours: -8 } },
    ],
    viewed: [
      { videoId: 'todai-tower-live', time: seedTimeOnDay(-12, '21:40') },
      { videoId: 'todai-harbour', time: seedTimeOnDay(-11, '22:05') },
      { videoId: 'lemonade-greeting', time: seedTimeOnDay(-9, '19:00') },
      { videoId: 'setsugen-night-30', time: { hours: -49 } },
      { videoId: 'benio-making-lantern', time: { hours: -79 } },
    ],
    favors: ['todai-song-boat', 'todai-song-letter'],
  },
]
