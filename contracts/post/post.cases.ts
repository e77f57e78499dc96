import type { AreaCases } from '../case.ts'
import { state } from '../states.ts'
import { onePixelPng } from './onePixelPng.ts'
import type * as endpoints from './post.endpoints.ts'

const channel = state('a channel')
const timeline = [channel, state('a timeline')]
const closed = [channel, state('a timeline', { isPostable: false })]
const ended = state('a channel whose publication has ended')
const closedChannelStates = [ended, state('a timeline')]
const other = state('another member')
const post = [...timeline, state('a post', { detail: 'minimal' })]
const comment = [...post, state('a comment')]
const bareComment = state('a comment', { detail: 'minimal' })
const coveredComment = [...post, state('a comment', { isCovered: true })]
const othersPost = [other, ...timeline, state('a post', { accountId: 'acc-sora', detail: 'minimal' })]
const hidden = [...othersPost, state('a blocked member')]
const five = [...timeline, state('exactly so many posts')]
const page = state('a page to link to')

const place = { type: 'ip', typeId: 'ip-hoshiyomi' }
const here = { params: place }
const nowhere = { params: { ...place, typeId: 'no-such-channel' } }
const channelParams = { id: 'ip-hoshiyomi' }
const at = (postId: string) => ({ params: { ...place, postId } })

const author = { accountId: 'acc-hikari', nickName: 'ひかり', uniqueName: 'hikari01', isOfficial: false }
const bareRoot = {
  id: 'post-1',
  postId: 'post-1',
  type: 'ip' as const,
  typeId: 'ip-hoshiyomi',
  depth: '0' as const,
  rootPostId: 'post-1',
  text: '星を見ました。',
  author,
  like: { count: 0 },
  childrenCount: 0,
  createTime: '2026-01-31T12:00:00Z',
}
const media = { mediaId: 'media-1', type: 'IMAGE' as const, url: '/media/demo/media-1.png', width: 1, height: 1 }
const described = { ...media, alt: '窓辺の白い花' }
const linkPreview = {
  url: 'https://hoshiyomi.example.jp/letters',
  title: '便りの宛先 | 星詠み通信',
  description: '夜の朗読で読む便りを受けつけています。',
  image: 'setsugen/window.svg',
  siteName: '星詠み通信',
}
const newComment = {
  ...bareRoot,
  id: 'comment-1',
  postId: 'comment-1',
  depth: '1' as const,
  parentPostId: 'post-1',
  author: { ...author, image: 'fan/koharu.svg' },
  like: { count: 0, isLiked: false },
  editEndTime: '2026-01-31T13:00:00Z',
  spoiler: { label: 'ライブの曲目' },
  mediaList: [described],
  linkPreview,
}
const fullComment = { ...newComment, updateTime: '2026-01-31T12:04:00Z' }
const root = { text: '星を見ました。', depth: '0' as const }

const one = (time: string) => ({ ...bareRoot, createTime: time })
const list = (hasNext: boolean, ...times: string[]) => ({
  postList: times.map(one),
  isPostable: true,
  seek: { hasNext, lastCreateTime: times.at(-1) },
})
const found = (hasNext: boolean, ...times: string[]) => ({
  postList: times.map(one),
  seek: { hasNext, lastCreateTime: times.at(-1) },
})
const exactPage = ['seek.hasNext', 'seek.lastCreateTime', 'postList.length']

/** The example requests and answers ("cases") of the post endpoints. */
export const postCases = {
  listPosts: {
    full: {
      as: 'member',
      given: coveredComment,
      request: {
        ...here,
        query: {
          parentPostId: 'post-1',
          onlyOfficial: 'false',
          withAnswers: 'false',
          'seek.limit': 20,
          'seek.order': 'ASC',
          'seek.lastCreateTime': '2020-01-01T00:00:00Z',
        },
      },
      answer: {
        postList: [fullComment],
        isPostable: true,
        takesSpoilers: true,
        seek: { hasNext: false, lastCreateTime: fullComment.createTime },
      },
      exact: ['postList.postId', 'postList.depth', 'postList.parentPostId', 'postList.rootPostId', 'isPostable'],
    },
    minimal: {
      as: 'guest',
      given: [other, ...timeline, state('a post', { accountId: 'acc-sora', detail: 'minimal' })],
      request: { ...here, query: {} },
      answer: { postList: [bareRoot], isPostable: false, seek: { hasNext: false } },
      exact: ['postList.depth', 'isPostable'],
    },
    empty: {
      as: 'guest',
      given: timeline,
      request: { ...here, query: {} },
      answer: { postList: [], isPostable: false, seek: { hasNext: false } },
      exact: ['seek.hasNext'],
    },
    firstPage: {
      as: 'member',
      given: five,
      request: { ...here, query: { 'seek.limit': 2 } },
      answer: list(true, '2026-01-01T09:04:00Z', '2026-01-01T09:03:00Z'),
      exact: exactPage,
      ordered: ['postList.createTime'],
    },
    middlePage: {
      as: 'member',
      given: five,
      request: { ...here, query: { 'seek.limit': 2, 'seek.lastCreateTime': '2026-01-01T09:03:00Z' } },
      answer: list(true, '2026-01-01T09:02:00Z', '2026-01-01T09:01:00Z'),
      exact: exactPage,
    },
    lastPage: {
      as: 'member',
      given: five,
      request: { ...here, query: { 'seek.limit': 1, 'seek.lastCreateTime': '2026-01-01T09:01:00Z' } },
      answer: list(false, '2026-01-01T09:00:00Z'),
      exact: exactPage,
    },
    onlyOfficial: {
      as: 'guest',
      given: [other, ...timeline, state('a post', { accountId: 'acc-sora', detail: 'minimal' })],
      request: { ...here, query: { onlyOfficial: 'true' } },
      answer: { postList: [], isPostable: false, seek: { hasNext: false } },
    },
    ofAnAccount: {
      as: 'member',
      given: post,
      request: { params: { type: 'account', typeId: 'acc-hikari' }, query: {} },
      answer: { postList: [bareRoot], isPostable: false, seek: { hasNext: false } },
      exact: ['postList.postId', 'isPostable'],
    },
    /** The caller's own comments, which are in no other list of the caller's posts. */
    ofOwnAccountWithAnswers: {
      as: 'member',
      given: [other, ...timeline, state('a post', { accountId: 'acc-sora', detail: 'minimal' }), bareComment],
      request: { params: { type: 'account', typeId: 'acc-hikari' }, query: { withAnswers: 'true' } },
      answer: {
        postList: [{ ...bareRoot, id: 'comment-1', postId: 'comment-1', depth: '1', parentPostId: 'post-1' }],
        isPostable: false,
        seek: { hasNext: false },
      },
      exact: ['postList.length', 'postList.postId', 'postList.depth', 'postList.parentPostId'],
    },
    /** Comments of another member are not listed on their profile: a comment belongs to the thread that it answers. */
    ofAnotherAccountWithAnswers: {
      as: 'member',
      given: [other, ...post, state('a comment', { accountId: 'acc-sora', detail: 'minimal' })],
      request: { params: { type: 'account', typeId: 'acc-sora' }, query: { withAnswers: 'true' } },
      answer: { postList: [], isPostable: false, seek: { hasNext: false } },
      exact: ['postList.length'],
    },
    /** The timeline leaves out the posts of an author whom the reader has blocked. */
    hiddenByBlock: {
      as: 'member',
      given: hidden,
      request: { ...here, query: {} },
      answer: { postList: [], isPostable: true, seek: { hasNext: false } },
    },
    periodIsOver: {
      as: 'member',
      given: [...closed, state('a post', { detail: 'minimal' })],
      request: { ...here, query: {} },
      answer: { postList: [bareRoot], isPostable: false, seek: { hasNext: false } },
      exact: ['isPostable'],
    },
    NotFound: { as: 'guest', request: { ...nowhere, query: {} }, fails: 'NotFound' },
    UnavailableIpPublicationPeriod: {
      as: 'guest',
      given: closedChannelStates,
      request: { ...here, query: {} },
      fails: 'UnavailableIpPublicationPeriod',
    },
  },
  searchPosts: {
    full: {
      as: 'member',
      given: coveredComment,
      request: {
        params: channelParams,
        query: {
          q: 'kochira',
          kana: 'コチラ',
          'seek.limit': 20,
          'seek.lastCreateTime': '2099-01-01T00:00:00Z',
        },
      },
      answer: { postList: [fullComment], seek: { hasNext: false, lastCreateTime: fullComment.createTime } },
      exact: ['postList.postId', 'postList.length', 'seek.hasNext'],
    },
    minimal: {
      as: 'guest',
      given: othersPost,
      request: { params: channelParams, query: { q: '星を' } },
      answer: { postList: [bareRoot], seek: { hasNext: false } },
      exact: ['postList.postId', 'seek.hasNext'],
    },
    withoutMatches: {
      as: 'guest',
      given: othersPost,
      request: { params: channelParams, query: { q: '月を' } },
      answer: { postList: [], seek: { hasNext: false } },
      exact: ['seek.hasNext'],
    },
    firstPage: {
      as: 'member',
      given: five,
      request: { params: channelParams, query: { q: '星を', 'seek.limit': 2 } },
      answer: found(true, '2026-01-01T09:04:00Z', '2026-01-01T09:03:00Z'),
      exact: exactPage,
      ordered: ['postList.createTime'],
    },
    lastPage: {
      as: 'member',
      given: five,
      request: {
        params: channelParams,
        query: { q: '星を', 'seek.limit': 1, 'seek.lastCreateTime': '2026-01-01T09:01:00Z' },
      },
      answer: found(false, '2026-01-01T09:00:00Z'),
      exact: exactPage,
    },
    /** The search leaves out the posts of an author whom the reader has blocked. */
    hiddenByBlock: {
      as: 'member',
      given: hidden,
      request: { params: channelParams, query: { q: '星を' } },
      answer: { postList: [], seek: { hasNext: false } },
    },
    InvalidArgument: {
      as: 'guest',
      given: timeline,
      request: { params: channelParams, query: { q: '星'.repeat(101) } },
      fails: 'InvalidArgument',
    },
    withoutWords: {
      as: 'guest',
      given: timeline,
      request: { params: channelParams, query: { q: '　' } },
      fails: 'InvalidArgument',
    },
    NotFound: {
      as: 'guest',
      request: { params: { id: 'no-such-channel' }, query: { q: '星' } },
      fails: 'NotFound',
    },
    UnavailableIpPublicationPeriod: {
      as: 'guest',
      given: closedChannelStates,
      request: { params: channelParams, query: { q: '星' } },
      fails: 'UnavailableIpPublicationPeriod',
    },
  },
  createPost: {
    full: {
      as: 'member',
      given: [...timeline, state('a post'), state('uploaded media'), page],
      request: {
        ...here,
        body: {
          text: `便りはこちらへ。${linkPreview.url}`,
          depth: '1',
          rootPostId: 'post-1',
          parentPostId: 'post-1',
          mediaIds: ['media-1'],
          mediaAlts: [described.alt],
          isSpoiler: true,
          spoilerLabel: newComment.spoiler.label,
        },
      },
      answer: { post: newComment },
      exact: [
        'post.depth',
        'post.rootPostId',
        'post.parentPostId',
        'post.linkPreview.url',
        'post.mediaList.mediaId',
        'post.mediaList.alt',
        'post.spoiler.label',
      ],
    },
    minimal: {
      as: 'member',
      given: timeline,
      request: { ...here, body: root },
      answer: { post: bareRoot },
      exact: ['post.text', 'post.depth'],
    },
    reply: {
      as: 'member',
      given: comment,
      request: {
        ...here,
        body: { text: 'わたしもです。', depth: '2', rootPostId: 'post-1', parentPostId: 'comment-1' },
      },
      answer: { post: { ...bareRoot, depth: '2', parentPostId: 'comment-1' } },
      exact: ['post.depth', 'post.rootPostId', 'post.parentPostId'],
    },
    UnavailablePostPeriod: {
      as: 'member',
      given: closed,
      request: { ...here, body: root },
      fails: 'UnavailablePostPeriod',
    },
    UnavailableIpPublicationPeriod: {
      as: 'member',
      given: closedChannelStates,
      request: { ...here, body: root },
      fails: 'UnavailableIpPublicationPeriod',
    },
    InvalidModeration: {
      as: 'member',
      given: [...timeline, state('a word that moderation refuses')],
      request: { ...here, body: { ...root, text: 'これは禁句禁句です' } },
      fails: 'InvalidModeration',
    },
    InvalidArgument: {
      as: 'member',
      given: timeline,
      request: { ...here, body: { ...root, text: '星'.repeat(501) } },
      fails: 'InvalidArgument',
    },
    /** The picture in the request was uploaded by another member. */
    ofAnother: {
      as: 'member',
      given: [other, ...timeline, state('uploaded media', { accountId: 'acc-sora' })],
      request: { ...here, body: { ...root, mediaIds: ['media-1'] } },
      fails: 'InvalidArgument',
    },
    PermissionDenied: {
      as: 'member',
      given: [state('a member', { profile: 'none' }), ...timeline],
      request: { ...here, body: root },
      fails: 'PermissionDenied',
    },
    NotFound: { as: 'member', request: { ...nowhere, body: root }, fails: 'NotFound' },
    answerToHidden: {
      as: 'member',
      given: hidden,
      request: { ...here, body: { text: 'こんにちは', depth: '1', rootPostId: 'post-1' } },
      fails: 'NotFound',
    },
  },
  getPost: {
    full: {
      as: 'member',
      given: [...coveredComment, state('a liked post', { postId: 'comment-1' })],
      request: at('comment-1'),
      answer: { post: { ...fullComment, like: { count: 1, isLiked: true } } },
      exact: ['post.postId', 'post.like.count', 'post.like.isLiked'],
    },
    minimal: {
      as: 'guest',
      given: othersPost,
      request: at('post-1'),
      answer: { post: bareRoot },
      exact: ['post.rootPostId'],
    },
    NotFound: { as: 'guest', given: timeline, request: at('no-such-post'), fails: 'NotFound' },
    hiddenByBlock: { as: 'member', given: hidden, request: at('post-1'), fails: 'NotFound' },
    UnavailableIpPublicationPeriod: {
      as: 'guest',
      given: closedChannelStates,
      request: at('post-1'),
      fails: 'UnavailableIpPublicationPeriod',
    },
  },
  editPost: {
    full: {
      as: 'member',
      given: comment,
      request: {
        ...at('comment-1'),
        body: { text: `直しました。${linkPreview.url}`, isSpoiler: true, spoilerLabel: '最終回' },
      },
      answer: { post: { ...fullComment, text: `直しました。${linkPreview.url}`, spoiler: { label: '最終回' } } },
      exact: ['post.text', 'post.linkPreview.url', 'post.spoiler.label'],
    },
    minimal: {
      as: 'member',
      given: post,
      request: { ...at('post-1'), body: { text: '直しました。' } },
      answer: { post: { ...bareRoot, text: '直しました。' } },
      exact: ['post.text'],
    },
    OutOfTerm: {
      as: 'member',
      given: [...timeline, state('an old post')],
      request: { ...at('post-1'), body: { text: '直しました。' } },
      fails: 'OutOfTerm',
    },
    UnavailablePostPeriod: {
      as: 'member',
      given: [...closed, state('a post')],
      request: { ...at('post-1'), body: { text: '直しました。' } },
      fails: 'UnavailablePostPeriod',
    },
    InvalidModeration: {
      as: 'member',
      given: [...post, state('a word that moderation refuses')],
      request: { ...at('post-1'), body: { text: '禁句禁句' } },
      fails: 'InvalidModeration',
    },
    InvalidArgument: {
      as: 'member',
      given: post,
      request: { ...at('post-1'), body: { text: ' ' } },
      fails: 'InvalidArgument',
    },
    ofAnother: {
      as: 'member',
      given: othersPost,
      request: { ...at('post-1'), body: { text: '直しました。' } },
      fails: 'PermissionDenied',
    },
    NotFound: {
      as: 'member',
      given: timeline,
      request: { ...at('no-such-post'), body: { text: '直しました。' } },
      fails: 'NotFound',
    },
  },
  deletePost: {
    full: { as: 'member', given: post, request: at('post-1'), answer: {} },
    ofAnother: { as: 'member', given: othersPost, request: at('post-1'), fails: 'PermissionDenied' },
    NotFound: { as: 'member', given: timeline, request: at('no-such-post'), fails: 'NotFound' },
  },
  uploadMedia: {
    full: {
      as: 'member',
      request: { body: { file: new File([onePixelPng], 'star.png', { type: 'image/png' }) } },
      answer: { media },
      exact: ['media.type', 'media.width', 'media.height'],
    },
    InvalidArgument: {
      as: 'member',
      request: { body: { file: new File(['星を見ました。'], 'star.txt', { type: 'text/plain' }) } },
      fails: 'InvalidArgument',
    },
    OutOfRange: {
      as: 'member',
      given: [state('no room for uploads')],
      request: { body: { file: new File([onePixelPng], 'star.png', { type: 'image/png' }) } },
      fails: 'OutOfRange',
    },
  },
  crawlPage: {
    full: {
      as: 'member',
      given: [page],
      request: { query: { url: linkPreview.url } },
      answer: { ogp: linkPreview },
      exact: ['ogp.url'],
    },
    minimal: {
      as: 'member',
      given: [state('a page to link to', { detail: 'minimal' })],
      request: { query: { url: linkPreview.url } },
      answer: { ogp: { url: linkPreview.url, title: linkPreview.title } },
    },
    /** The URL is a private address, which the host must not fetch (X9). */
    InvalidArgument: { as: 'member', request: { query: { url: 'http://169.254.169.254/' } }, fails: 'InvalidArgument' },
    NotFound: { as: 'member', request: { query: { url: 'https://no-such-host.example/' } }, fails: 'NotFound' },
  },
  likePost: {
    full: {
      as: 'member',
      given: othersPost,
      request: at('post-1'),
      answer: { like: { count: 1, isLiked: true } },
      exact: ['like.count', 'like.isLiked'],
    },
    again: {
      as: 'member',
      given: [...post, state('a liked post')],
      request: at('post-1'),
      answer: { like: { count: 1, isLiked: true } },
      exact: ['like.count', 'like.isLiked'],
    },
    NotFound: { as: 'member', given: timeline, request: at('no-such-post'), fails: 'NotFound' },
  },
  unlikePost: {
    full: {
      as: 'member',
      given: [...post, state('a liked post')],
      request: at('post-1'),
      answer: { like: { count: 0, isLiked: false } },
      exact: ['like.count', 'like.isLiked'],
    },
    NotFound: { as: 'member', given: timeline, request: at('no-such-post'), fails: 'NotFound' },
  },
} satisfies AreaCases<typeof endpoints>
