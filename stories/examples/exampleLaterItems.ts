import type { LaterItem, LaterKind } from '../../design-system/screens/later/later.types.ts'

const todai = { id: 'todai', name: '灯台放送局' }
const lemonade = { id: 'lemonade', name: 'レモネード星団' }

/** The example user's kept items, one or two of each kind, the latest first. */
export const exampleLaterItems: LaterItem[] = [
  {
    key: 'post/ip/todai/post-todai-1',
    kind: 'post',
    title: '灯台放送局：今夜のリハーサル、無事に終わりました。桟橋の風がつよいので、あたたかくして来てください。',
    href: '/post/ip/todai/post-todai-1',
    channel: todai,
    image: '/textures/todai/hero.svg',
    keptAt: '2026-01-31T10:12:00.000Z',
  },
  {
    key: 'video/todai/todai-night-47',
    kind: 'video',
    title: '第四十七夜　灯りを消してから',
    href: '/channel/todai/movie/todai-night-47',
    channel: todai,
    image: '/textures/todai/night.svg',
    keptAt: '2026-01-31T08:00:00.000Z',
  },
  {
    key: 'event/lemonade-fair',
    kind: 'event',
    title: 'レモネードの日　夏のあつまり',
    href: '/event/lemonade-fair',
    channel: lemonade,
    keptAt: '2026-01-30T09:00:00.000Z',
  },
  {
    key: 'story/lemonade/lemonade-first',
    kind: 'story',
    title: 'はじめての流れ星',
    href: '/channel/lemonade/story/lemonade-first',
    channel: lemonade,
    image: '/textures/lemonade/hero.svg',
    keptAt: '2026-01-12T09:00:00.000Z',
  },
  {
    key: 'post/account/hajime/post-9',
    kind: 'post',
    title: 'はじめ：ひとりで観た夜のこと',
    href: '/post/account/hajime/post-9',
    keptAt: '2025-12-24T09:00:00.000Z',
  },
]

const kinds: LaterKind[] = ['post', 'video', 'event', 'story']

/** A list of `count` invented items, of all kinds and from nine channels. */
export const manyLaterItems = (count: number): LaterItem[] =>
  Array.from({ length: count }, (_, at) => ({
    key: `event/many-${at}`,
    kind: kinds[at % kinds.length] ?? 'post',
    title: `第${at + 1}夜の記録`,
    href: `/event/many-${at}`,
    channel: { id: `channel-${at % 9}`, name: `チャンネル${(at % 9) + 1}` },
    keptAt: new Date(Date.parse('2026-01-31T10:00:00Z') - at * 60_000).toISOString(),
  }))

/** An item with a long title without spaces, a channel with an unknown name, and a text from right to left. */
export const longLaterItems: LaterItem[] = [
  {
    key: 'video/a/long',
    kind: 'video',
    title: `${'あ'.repeat(40)}${'abcdefghij'.repeat(6)}`,
    href: '/channel/a/movie/long',
    channel: { id: 'a', name: '灯台のいちばん上の手すりから毎晩手をふっている人を双眼鏡で探しつづけるチャンネル' },
    keptAt: '2026-01-31T10:00:00.000Z',
  },
  {
    key: 'event/turned',
    kind: 'event',
    title: 'مرحبا بالعالم',
    href: '/event/turned',
    channel: { id: 'b', name: '' },
    keptAt: '2026-01-31T09:00:00.000Z',
  },
]
