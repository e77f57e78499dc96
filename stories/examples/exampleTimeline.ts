import type { Post } from '../../design-system/screens/post/post.types.ts'
import { examplePost } from './examplePosts.ts'
import { officialProfile } from './exampleProfile.ts'

const midori = { id: 'midori', nickName: 'みどり', uniqueName: 'midori', image: '/textures/fan/midori.svg' }
const mejiro = { id: 'mejiro', nickName: 'めじろ', uniqueName: 'mejiro' }
const picture = (id: string, src: string, alt?: string) => ({
  id,
  kind: 'image' as const,
  src,
  width: 1600,
  height: 900,
  alt,
})

/** A channel's timeline, the latest first. */
export const channelPosts: Post[] = [
  examplePost('tonight', {
    author: officialProfile,
    text: '今夜の深夜便は19時から。リクエストのお便り、まだ間に合います。窓をすこしだけ開けて、待っていてくださいね。',
    created: '2026-01-31T19:30:00+09:00',
    media: [picture('tonight-1', '/textures/todai/harbour.svg', '夜の港に立つ灯台。海に光がのびている')],
    likes: 1_204,
    isLiked: true,
    answers: 86,
  }),
  examplePost('night', {
    author: midori,
    text: '「霧笛のきこえる部屋」読み終えました。三話の最後、手紙の差出人の名前で声が出た。一話を読み返してきます。',
    created: '2026-01-31T19:11:00+09:00',
    isEdited: true,
    likes: 312,
    answers: 17,
  }),
  examplePost('first', {
    author: mejiro,
    text: 'はじめて投稿します。先週、友だちに教えてもらいました。\nよろしくお願いします。',
    created: '2026-01-31T17:30:00+09:00',
    likes: 540,
    answers: 63,
  }),
]

/** A post of こはる herself, which she can still edit. */
export const ownPost: Post = examplePost('own', {
  text: '波の音、こっちにも届いてます。今日は窓を開けて聴くことにしました。',
  created: '2026-01-31T19:20:00+09:00',
  isOwn: true,
  editEnd: '2026-01-31T20:20:00+09:00',
  likes: 12,
})

/** A post of こはる that is being sent. */
export const sendingPost: Post = examplePost('sending', {
  href: undefined,
  text: 'いま灯りが見えました!',
  created: '2026-01-31T19:42:00+09:00',
  isOwn: true,
  isPending: true,
})

/** A post with a preview card of the page that it links to. */
export const previewPost: Post = examplePost('preview', {
  author: officialProfile,
  text: '今夜の便りの入り口を開けました。https://todai.example.jp/letters（19:00まで）',
  preview: {
    href: 'https://todai.example.jp/letters',
    title: '今週のお便り「はじめて夜ふかしした日」',
    description: '便りは番組の中で読まれることがあります。ペンネームでどうぞ。',
    image: '/textures/todai/letter.svg',
    siteName: '灯台放送局',
  },
  likes: 1_284,
  answers: 2,
})

/** A thread: a root post, a comment on it, and a reply to the comment. */
export const threadRoot: Post = channelPosts[0] ?? ownPost
/** The comment of the example thread. */
export const threadComment: Post = examplePost('comment', {
  kind: 'comment',
  author: midori,
  text: '開けました。うちからは電車の音が聞こえます。',
  created: '2026-01-31T19:34:00+09:00',
  likes: 48,
  answers: 1,
})
/** The reply of the example thread. */
export const threadReply: Post = examplePost('reply', {
  kind: 'reply',
  author: officialProfile,
  text: '電車の音も、いっしょに放送にのせましょう。',
  created: '2026-01-31T19:37:00+09:00',
  likes: 21,
})
