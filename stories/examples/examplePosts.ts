import type { PostSummary } from '../../design-system/screens/person.types.ts'
import { exampleProfile, longNameProfile } from './exampleProfile.ts'

const by = exampleProfile
const place = (id: string) => ({ label: 'チャンネルを見る', href: `/channel/${id}` })

/** What こはる has written, the latest first. */
export const examplePosts: PostSummary[] = [
  {
    id: 'window',
    author: by,
    text: '波の音、こっちにも届いてます。\n今日は窓を開けて聴くことにしました。',
    created: '2026-01-31T19:30:00+09:00',
    media: [{ id: 'window-1', kind: 'image', src: '/textures/todai/letter.svg' }],
    likes: 1_204,
    isLiked: true,
    answers: 86,
    place: place('todai'),
  },
  {
    id: 'parade',
    author: by,
    text: '五人そろいが出ました。写真をならべて、しばらく見ています。',
    created: '2026-01-31T17:05:00+09:00',
    isEdited: true,
    media: [
      { id: 'parade-1', kind: 'image', src: '/textures/lemonade/parade.svg' },
      { id: 'parade-2', kind: 'image', src: '/textures/lemonade/soda.svg' },
      { id: 'parade-3', kind: 'video', src: '/media/parade.mp4' },
    ],
    likes: 96,
    answers: 4,
    place: place('lemonade'),
  },
  {
    id: 'tube',
    author: by,
    text: '真空管が温まるまで、あと一曲。',
    created: '2026-01-29T23:52:00+09:00',
    media: [],
    likes: 0,
    answers: 0,
    place: place('velvet'),
  },
  {
    id: 'story',
    author: by,
    text: '「火は見張るものじゃない、待つものだ」を手帳に書き写しました。',
    created: '2026-01-12T08:10:00+09:00',
    media: [],
    likes: 260,
    answers: 12,
  },
]

/** A text without end, a word without a break, a name that fills the line. */
export const longPost: PostSummary = {
  id: 'long',
  author: longNameProfile,
  text: `${'おたよりを読み、古い歌をうたい、また次のおたよりを読みます。'.repeat(12)}\nhttps://example.jp/${'a'.repeat(200)}`,
  created: '2026-01-31T19:41:30+09:00',
  media: [{ id: 'letter', kind: 'image', src: '/textures/todai/letter.svg' }],
  likes: 123_456_789,
  answers: 45_678,
}

/** Ten pages. */
export const manyPosts: PostSummary[] = Array.from({ length: 200 }, (_, at) => ({
  ...(examplePosts[at % examplePosts.length] ?? longPost),
  id: `post-${at + 1}`,
}))
