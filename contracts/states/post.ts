import { booleanParam, textParam, integerParam, type State } from './state.ts'
import { accountId, detail, ipId } from './usualParams.ts'

const type = textParam('ip', 'Type of the timeline')
const typeId = textParam('ip-hoshiyomi', 'Id of what it belongs to')
const author = textParam('acc-hikari', 'Who wrote it; the account exists')
const postId = textParam('post-1', 'Id of the post')
const isCovered = booleanParam(false, 'Its author has put a cover against spoilers over it')

/** Provider states of the area `post`. */
export const postStates = {
  'a timeline': {
    title: '投稿できるタイムライン',
    needs: ['a channel'],
    description:
      'A timeline of the channel, which exists already, with nothing posted on it. Members can post there, unless its posting period is over (UnavailablePostPeriod).',
    params: { type, typeId, ipId, isPostable: booleanParam(true, 'The posting period is open') },
    returns: [],
    screens: ['/unity/post/:type/:typeId', '/post/:type/:typeId/:postId'],
  },
  'a post': {
    title: '投稿がある',
    needs: ['a channel', 'a timeline'],
    description:
      'A root post of five minutes ago on the timeline, without comments and likes; its author has a profile. Its text begins with 星を見ました。 In `full` the text contains こちらへ and was changed since, and the post has a picture with its description and the preview of a link. A covered one has the label ライブの曲目. Timeline and author exist already.',
    params: { type, typeId, postId, accountId: author, detail, isCovered },
    returns: [],
    screens: ['/post/:type/:typeId/:postId', '/profile/timeline'],
  },
  'a comment': {
    title: 'コメントのある投稿',
    needs: ['a channel', 'a timeline', 'a post'],
    description:
      'An answer to the post: a comment on a root post, a reply to a comment; otherwise as `a post`. The post and the author exist already.',
    params: {
      type,
      typeId,
      postId: textParam('post-1', 'Id of the post it answers to'),
      commentId: textParam('comment-1', 'Id of the answer'),
      accountId: author,
      detail,
      isCovered,
    },
    returns: [],
    screens: ['/post/:type/:typeId/:postId'],
  },
  'an old post': {
    title: '編集できる時間がすぎた投稿',
    needs: ['a channel', 'a timeline'],
    description: 'A root post whose text can no longer be changed (OutOfTerm). Timeline and author exist already.',
    params: { type, typeId, postId, accountId: author },
    returns: [],
    screens: ['/post/:type/:typeId/:postId'],
  },
  'exactly so many posts': {
    title: '決まった数の投稿',
    needs: ['a channel', 'a timeline'],
    description:
      'These root posts and no other ones on the timeline: `post-1` of 2026-01-01T09:00:00Z, `post-2` a minute later, and so on. Their texts begin with 星を見ました。 Timeline and author exist already.',
    params: { type, typeId, accountId: author, count: integerParam(5, 'How many, at most 100') },
    returns: [],
    screens: ['/unity/post/:type/:typeId'],
  },
  'a liked post': {
    title: 'いいねした投稿',
    needs: ['a channel', 'a timeline', 'a post'],
    description: 'The account likes the post; both exist already.',
    params: { type, typeId, postId, accountId },
    returns: [],
    screens: ['/post/:type/:typeId/:postId'],
  },
  'uploaded media': {
    title: 'アップロード済みの画像',
    description: 'A picture that the account has uploaded and no post uses; the account exists already.',
    params: { accountId, mediaId: textParam('media-1', 'Id of the picture') },
    returns: [],
    screens: ['/profile/timeline'],
  },
  'no room for uploads': {
    title: 'アップロードできる容量がのこっていない',
    description: 'The account has uploaded as much as one member may (OutOfRange, Q105); it exists already.',
    params: { accountId },
    returns: [],
    screens: ['/profile/timeline'],
  },
  'a page to link to': {
    title: 'プレビューできるページ',
    description:
      'The host knows the preview of this page and does not ask the network for it: a title, and in `full` a description, a picture, and the name of its site.',
    params: { url: textParam('https://hoshiyomi.example.jp/letters', 'Address of the page'), detail },
    returns: [],
    screens: ['/profile/timeline', '/post/:type/:typeId/:postId'],
  },
} as const satisfies Readonly<Record<string, State>>
