import type { CollectedItem } from '../../design-system/screens/collection/collection.types.ts'
import type { PrivilegeStory } from '../../design-system/screens/collection/PrivilegeStoryScreen.tsx'
import { lemonade, todai, velvet } from './exampleChannels.ts'

const from = ({ id, name, seed, href }: CollectedItem['channel']): CollectedItem['channel'] => ({
  id,
  name,
  seed,
  href,
})
const got = (day: number) => ({ time: `2026-01-${day}T03:00:00.000Z`, isGot: true })

/** The collection of the example member こはる, the latest first. */
export const exampleCollection: CollectedItem[] = [
  {
    key: 'photo:lemonade-parade-five',
    kinds: ['photo'],
    name: '五人の花道',
    image: '/textures/lemonade/parade-five.svg',
    rarity: 'SSR',
    channel: from(lemonade),
    actions: [],
    ...got(30),
  },
  {
    key: 'video:todai-night-47',
    kinds: ['movie', 'watched'],
    name: '深夜便ライブ 第47夜',
    image: '/textures/todai/album-boat.svg',
    channel: from(todai),
    facts: [{ term: '長さ', words: '12:40' }],
    actions: [{ label: '見る', href: '/channel/todai/movie/todai-night-47' }],
    ...got(29),
  },
  {
    key: 'photo:lemonade-parade-score',
    kinds: ['photo'],
    name: '楽譜のはしっこ',
    image: '/textures/lemonade/parade-score.svg',
    rarity: 'N',
    owned: 2,
    channel: from(lemonade),
    actions: [],
    ...got(28),
  },
  {
    key: 'ticket:todai-letter',
    kinds: ['ticket'],
    name: '四人の直筆のお返事',
    channel: from(todai),
    facts: [{ term: 'お届け先', words: 'まだ入力されていません' }],
    actions: [],
    ...got(27),
  },
  {
    key: 'photo:velvet-tube-rei',
    kinds: ['photo'],
    name: 'レイ 声だし',
    image: '/textures/velvet/tube-rei.svg',
    rarity: 'SR',
    channel: from(velvet),
    actions: [],
    ...got(26),
  },
  {
    key: 'photo:todai-album-touta',
    kinds: ['photo'],
    name: '灯太 台本の余白',
    image: '/textures/todai/album-touta.svg',
    rarity: 'R',
    channel: from(todai),
    actions: [],
    ...got(25),
  },
  {
    key: 'lottery:lemonade-flag',
    kinds: ['lottery'],
    name: 'パレードの小旗',
    image: '/textures/lemonade/parade-mitsuki.svg',
    channel: from(lemonade),
    time: '2026-01-24T03:00:00.000Z',
    facts: [{ term: '結果', words: '発表を待っています' }],
    actions: [{ label: '抽選を見る', href: '/lottery/lemonade-flag' }],
  },
]

/** A collection with any number of photos. */
export const manyCollectedItems = (count: number): CollectedItem[] =>
  Array.from({ length: count }, (_, at) => ({
    key: `photo:${at}`,
    kinds: ['photo'],
    name: `写真 ${at + 1}`,
    rarity: (['N', 'R', 'SR', 'SSR'] as const)[at % 4],
    owned: (at % 3) + 1,
    channel: from([lemonade, todai, velvet][at % 3] ?? lemonade),
    actions: [],
  }))

/** A story that こはる received as a privilege. */
export const examplePrivilegeStory: PrivilegeStory = {
  name: '灯台守の手紙',
  description: '番組では読まれなかった、もう一通の手紙。',
  channel: from(todai),
  acquired: '2026-01-20T03:00:00.000Z',
  episodes: [
    {
      id: 'one',
      label: '第一話',
      title: '潮待ちの夜',
      summary: '窓口に、差出人のない手紙が一通。',
      isRead: true,
      href: '#one',
    },
    { id: 'two', label: '第二話', title: '返事のない岬', isRead: false, href: '#two' },
  ],
}
