import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import {
  count,
  hasNext,
  imagePath,
  instant,
  nothing,
  openEnum,
  pageAfterTime,
  pageEndTime,
  pageOrder,
  shownText,
} from '../schema.ts'
import { linkPreview } from './linkPreview.ts'
import { largestMedia, longestAlt, mediaFormats, postMedia, uploadedMedia } from './media.ts'
import { pageLimit, textInLines, textInOneLine, uniqueList } from '../requestFields.ts'

/**
 * What a timeline belongs to, in `{type}`, with its id in `{typeId}`: a channel, a story group, a video, an event.
 * `account` is the profile timeline with all root posts of an account, which accepts no posts. The values are ours
 * (Q51).
 */
export const postTypes = ['ip', 'story', 'video', 'event', 'account'] as const

/** '0' is a root post, '1' a comment on it, '2' a reply to a comment; there are no deeper levels (Q51). */
export const postDepths = ['0', '1', '2'] as const

/**
 * Maximum graphemes of a post's text (S134; our choice). There is no other limit of its length, also not in code units:
 * a grapheme of up to ten code points, such as any emoji, counts as one (Q383).
 */
export const longestPost = 500
/** Maximum length of a URL whose page has a preview. */
export const maxUrlLength = 2_000
/** Maximum pictures and videos per post (our choice). */
export const mostMedia = 4

/** The author of a post. */
export const postAuthor = z.object({
  /** Id of the author's account. */
  accountId: z.string(),
  nickName: shownText,
  /** The unique name. */
  uniqueName: z.string(),
  /** Whether it is an account of the operator or of a channel. */
  isOfficial: z.boolean(),
  image: z.optional(imagePath),
})
/** The author of a post. */
export type PostAuthor = z.infer<typeof postAuthor>

/** Likes of a post. */
export const postLike = z.object({
  /** Number of likes. */
  count,
  /** Whether the caller likes it; members only. */
  isLiked: z.optional(z.boolean()),
})

const ownLike = z.object({
  /** Number of likes now. */
  count,
  /** Whether the member likes it now. */
  isLiked: z.boolean(),
})

/** A post, a comment on one, or a reply to a comment. */
export const post = z.object({
  /** Same as `postId`: the specification names both. */
  id: z.string(),
  /** Id of the post. */
  postId: z.string(),
  type: openEnum(postTypes),
  /** Id of the timeline's channel, story group, video, event or account. */
  typeId: z.string(),
  depth: openEnum(postDepths),
  /** The root post of its thread; at depth '0' the post itself. */
  rootPostId: z.string(),
  /** The post it answers; absent at depth '0'. */
  parentPostId: z.optional(z.string()),
  /** Plain text in which line breaks are kept; empty only with media. */
  text: z.string(),
  /** The author. */
  author: postAuthor,
  /** Its likes. */
  like: postLike,
  /** Number of direct answers that the reader may see. */
  childrenCount: count,
  /** When it was posted. */
  createTime: instant,
  /** When its text was last edited; absent if never. */
  updateTime: z.optional(instant),
  /** Until when its text can be edited; only for the caller's own posts. */
  editEndTime: z.optional(instant),
  /** Pictures and videos in order; absent without any. */
  mediaList: z.optional(z.array(postMedia)),
  /** Preview of the first URL in the text, if its page has been fetched (C093). */
  linkPreview: z.optional(linkPreview),
})
/** A post, a comment on one, or a reply to a comment. */
export type Post = z.infer<typeof post>

/** Lists the posts of a timeline, or the answers to a post. */
export const listPosts = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/post/{type}/{typeId}',
  auth: 'anyone',
  query: z.object({
    /** Comments on this post, or replies to this comment, instead of the root posts. */
    parentPostId: z.optional(z.string()),
    /** Only official posts (Q81). */
    onlyOfficial: z.optional(z.enum(['true', 'false'])),
    'seek.limit': z.optional(pageLimit),
    /** Order by time of posting; default DESC. */
    'seek.order': z.optional(pageOrder),
    'seek.lastCreateTime': z.optional(pageAfterTime),
  }),
  response: z.object({
    postList: z.array(post),
    /** Whether the caller can post here now; always false for profile timelines and guests. */
    isPostable: z.boolean(),
    /** A page never ends between posts of the same time, so it may be longer than the limit. */
    seek: z.object({ hasNext, lastCreateTime: z.optional(pageEndTime) }),
  }),
  codes: ['NotFound', 'UnavailableIpPublicationPeriod'],
  source: 'C087',
  summary: 'A timeline, or the answers to one of its posts; authors hidden by a block are omitted',
})

/** Creates a post, a comment or a reply. */
export const createPost = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v2/post/{type}/{typeId}',
  auth: 'member',
  body: z.object({
    /**
     * 1 to 500 graphemes of plain text including line breaks; may be empty with media. An emoji is one grapheme; one of
     * more than ten code points counts as that many.
     */
    text: textInLines(longestPost),
    /** Depth of the new post. */
    depth: z.enum(postDepths),
    /** Required for comments and replies. */
    rootPostId: z.optional(z.string()),
    /** Required for comments and replies; for a comment it is the root post. */
    parentPostId: z.optional(z.string()),
    /** The caller's unused uploads (C092), at most 4. */
    mediaIds: z.optional(uniqueList(z.string()).check(z.maxLength(mostMedia))),
    /** Description of each upload, in the same order: at most 200 graphemes, empty for none (Q213). */
    mediaAlts: z.optional(z.array(textInOneLine(longestAlt)).check(z.maxLength(mostMedia))),
  }),
  response: z.object({
    /** The created post. */
    post: z.omit(post, { updateTime: true }),
  }),
  codes: [
    'UnavailablePostPeriod',
    'UnavailableIpPublicationPeriod',
    'InvalidModeration',
    'InvalidArgument',
    'PermissionDenied',
    'NotFound',
  ],
  source: 'C088',
  summary: 'Creates a post, comment or reply; requires a profile. The client shows a new root post first (S052)',
})

/** Reads a post. */
export const getPost = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/post/{type}/{typeId}/{postId}',
  auth: 'anyone',
  response: z.object({ post }),
  codes: ['NotFound', 'UnavailableIpPublicationPeriod'],
  source: 'C089',
  summary: 'One post; NotFound also if a block hides its author from the caller',
})

/** Edits the text of one of the caller's posts. */
export const editPost = endpoint({
  host: 'app',
  method: 'PUT',
  path: '/v2/post/{type}/{typeId}/{postId}',
  auth: 'member',
  body: z.object({
    /** The new text: 1 to 500 graphemes, line breaks included. */
    text: textInLines(longestPost),
  }),
  response: z.object({ post }),
  codes: ['OutOfTerm', 'UnavailablePostPeriod', 'InvalidModeration', 'InvalidArgument', 'PermissionDenied', 'NotFound'],
  source: 'C090',
  summary: "Edits the text of the caller's post within an hour (OutOfTerm afterwards); media do not change",
})

/** Deletes one of the caller's posts with everything below it. */
export const deletePost = endpoint({
  host: 'app',
  method: 'DELETE',
  path: '/v2/post/{type}/{typeId}/{postId}',
  auth: 'member',
  response: nothing,
  codes: ['PermissionDenied', 'NotFound'],
  source: 'C091',
  summary: "Deletes the caller's post with everything below it, at any time",
})

/** Uploads a picture or video for a post. */
export const uploadMedia = endpoint({
  host: 'app',
  method: 'POST',
  path: '/http/v2/post/media',
  auth: 'member',
  body: z.object({
    /** The file: JPEG, PNG, WebP, GIF or MP4, at most 10 MB (10,000,000 bytes). */
    file: z.file().check(z.minSize(1), z.maxSize(largestMedia), z.mime([...mediaFormats])),
  }),
  response: z.object({
    /** The upload, to be used in a post. */
    media: uploadedMedia,
  }),
  timeout: 50_000,
  codes: ['InvalidArgument'],
  source: 'C092',
  summary:
    'Uploads a picture or video for a post: at most 10 MB, without animation; metadata such as places are removed (X10)',
})

/** Reads the preview of a web page to which a post links. */
export const crawlPage = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/ogp/crawl',
  auth: 'member',
  query: z.object({
    /** URL of the page: http or https, at a public host. */
    url: z.string().check(z.maxLength(maxUrlLength), z.regex(/^[Hh][Tt][Tt][Pp][Ss]?:\/\//)),
  }),
  response: z.object({ ogp: linkPreview }),
  codes: ['InvalidArgument', 'NotFound'],
  source: 'C093',
  summary:
    'The preview of a page: http(s) and public addresses only, else InvalidArgument (X9); NotFound when there is none',
})

/** Likes a post. */
export const likePost = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v2/post/{type}/{typeId}/{postId}/like',
  auth: 'member',
  response: z.object({
    /** The likes afterwards. */
    like: ownLike,
  }),
  codes: ['NotFound'],
  source: 'C094',
  summary: 'Likes a post; liking twice changes nothing',
})

/** Removes the caller's like from a post. */
export const unlikePost = endpoint({
  host: 'app',
  method: 'DELETE',
  path: '/v2/post/{type}/{typeId}/{postId}/like',
  auth: 'member',
  response: z.object({
    /** The likes afterwards. */
    like: ownLike,
  }),
  codes: ['NotFound'],
  source: 'C095',
  summary: 'Removes a like; repeating it changes nothing',
})
