import type { Post } from '../../design-system/screens/post/post.types.ts'
import { exampleProfile, longNameProfile } from './exampleProfile.ts'

/** A post with the required fields; `rest` overrides them. */
export function examplePost(id: string, rest: Partial<Post>): Post {
  const author = rest.author ?? exampleProfile
  return {
    id,
    key: id,
    kind: 'root',
    href: `/post/ip/todai/${id}`,
    author,
    authorHref: `/user/${author.id}`,
    text: '',
    created: '2026-01-31T19:30:00+09:00',
    media: [],
    likes: 0,
    isLiked: false,
    answers: 0,
    ...rest,
  }
}

const place = (id: string) => ({ label: 'チャンネルを見る', href: `/channel/${id}?tab=posts` })

/** Posts of the example member こはる, the latest first. */
export const examplePosts: Post[] = [
  examplePost('window', {
    text: '波の音、こっちにも届いてます。\n今日は窓を開けて聴くことにしました。',
    media: [
      {
        id: 'window-1',
        kind: 'image',
        src: '/textures/todai/letter.svg',
        width: 1600,
        height: 900,
        alt: '窓辺に置いた便りと灯台のあかり',
      },
    ],
    likes: 1_204,
    isLiked: true,
    answers: 86,
    place: place('todai'),
  }),
  examplePost('parade', {
    text: '五人そろいが出ました。写真をならべて、しばらく見ています。',
    created: '2026-01-31T17:05:00+09:00',
    isEdited: true,
    media: [
      { id: 'parade-1', kind: 'image', src: '/textures/lemonade/parade.svg', width: 1600, height: 900 },
      { id: 'parade-2', kind: 'image', src: '/textures/lemonade/soda.svg', width: 900, height: 1600 },
      { id: 'parade-3', kind: 'video', src: '/media/parade.mp4', width: 1280, height: 720 },
    ],
    likes: 96,
    answers: 4,
    place: place('lemonade'),
  }),
  examplePost('tube', {
    text: '真空管が温まるまで、あと一曲。',
    created: '2026-01-29T23:52:00+09:00',
    place: place('velvet'),
  }),
  examplePost('story', {
    text: '「火は見張るものじゃない、待つものだ」を手帳に書き写しました。',
    created: '2026-01-12T08:10:00+09:00',
    likes: 260,
    answers: 12,
  }),
]

/** A post with a very long text, a word without line breaks, and a name as wide as the line. */
export const longPost: Post = examplePost('long', {
  author: longNameProfile,
  text: `${'おたよりを読み、古い歌をうたい、また次のおたよりを読みます。'.repeat(12)}\nhttps://example.jp/${'a'.repeat(200)}`,
  created: '2026-01-31T19:41:30+09:00',
  media: [{ id: 'letter', kind: 'image', src: '/textures/todai/letter.svg', width: 1600, height: 900 }],
  likes: 123_456_789,
  answers: 45_678,
})

/** 200 posts, which make ten pages. */
export const manyPosts: Post[] = Array.from({ length: 200 }, (_, at) => ({
  ...(examplePosts[at % examplePosts.length] ?? longPost),
  id: `post-${at + 1}`,
  key: `post-${at + 1}`,
}))
