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
import { pageLimit, limitedText, textInLines, textInOneLine, uniqueList } from '../requestFields.ts'

/**
 * Kinds of timelines, in `{type}`, by what they belong to: a channel, a story group, a video, an event. `{typeId}` is
 * the id of this thing. `account` is the profile timeline with all root posts of an account, which accepts no posts.
 * The specification does not list the values; the product defines them (Q51).
 */
export const postTypes = ['ip', 'story', 'video', 'event', 'account'] as const

/**
 * Levels of posts: '0' is a root post, '1' a comment on a root post, '2' a reply to a comment; there are no deeper
 * levels (Q51).
 */
export const postDepths = ['0', '1', '2'] as const

/**
 * Maximum length of a post's text in graphemes, a limit of the product. There is no other limit, not even in code
 * units: a grapheme of up to ten code points, such as any emoji, counts as one (S134, Q383).
 */
export const longestPost = 500
/** Maximum length of a URL whose page has a preview. */
export const maxUrlLength = 2_000
/** Maximum length of the words of a search for posts, in graphemes. */
export const longestPostSearch = 100
/** Maximum number of pictures and videos per post, a limit of the product. */
export const mostMedia = 4

/** Maximum length of the label of a spoiler cover in graphemes, a limit of the product. */
export const longestSpoilerLabel = 40

/** A cover that the author has put over the text, the files and the preview of a post. */
export const postSpoiler = z.object({
  /** The author's label for the covered content, which is shown on the cover; absent if the author wrote none. */
  label: z.optional(shownText),
})

/** Fields of a request that set the cover of a post. */
const spoilerFields = {
  /**
   * Whether the post gets a cover over its text, files and preview, which each reader can open. If the field is absent,
   * a new post gets no cover, and an edit does not change the cover. An extension of ours.
   */
  isSpoiler: z.optional(z.boolean()),
  /** The author's label for the covered content: one line of at most 40 graphemes, or empty. An extension of ours. */
  spoilerLabel: z.optional(textInOneLine(longestSpoilerLabel)),
}

/** The author of a post. */
export const postAuthor = z.object({
  /** Id of the author's account. */
  accountId: z.string(),
  nickName: shownText,
  /** The author's unique name. */
  uniqueName: z.string(),
  /** Whether the account belongs to the operator or to a channel. */
  isOfficial: z.boolean(),
  image: z.optional(imagePath),
})
/** The author of a post. */
export type PostAuthor = z.infer<typeof postAuthor>

/** Likes of a post. */
export const postLike = z.object({
  /** Number of likes. */
  count,
  /** Whether the caller likes the post; members only. */
  isLiked: z.optional(z.boolean()),
})

const ownLike = z.object({
  /** Number of likes after the request. */
  count,
  /** Whether the member likes the post after the request. */
  isLiked: z.boolean(),
})

/** A root post, a comment on a post, or a reply to a comment. */
export const post = z.object({
  /** Same as `postId`: the specification has both names. */
  id: z.string(),
  /** Id of the post. */
  postId: z.string(),
  type: openEnum(postTypes),
  /** Id of the timeline's channel, story group, video, event or account. */
  typeId: z.string(),
  depth: openEnum(postDepths),
  /** Id of the thread's root post; at depth '0' the id of the post itself. */
  rootPostId: z.string(),
  /** Id of the post that this post answers; absent at depth '0'. */
  parentPostId: z.optional(z.string()),
  /** Plain text whose line breaks are shown; may be empty only with media. */
  text: z.string(),
  /** The author of the post. */
  author: postAuthor,
  /** Likes of the post. */
  like: postLike,
  /** Number of direct answers to the post that the reader may see. */
  childrenCount: count,
  /** When the author created the post. */
  createTime: instant,
  /** When the author last edited the text; absent if never. */
  updateTime: z.optional(instant),
  /** Time (exclusive) until which the author can edit the text; only for the caller's own posts. */
  editEndTime: z.optional(instant),
  /** Pictures and videos of the post in order; absent if there are none. */
  mediaList: z.optional(z.array(postMedia)),
  /** Preview of the first URL in the text, if its page has been fetched (C093). */
  linkPreview: z.optional(linkPreview),
  /**
   * The author's cover over text, files and preview; absent without one. Hosts send the text of a covered post, but
   * never quote it where a reader cannot choose to open it: neither in previews of the post's page nor in notices. An
   * extension of ours.
   */
  spoiler: z.optional(postSpoiler),
})
/** A root post, a comment on a post, or a reply to a comment. */
export type Post = z.infer<typeof post>

/** Lists the posts of a timeline, or the answers to a post. */
export const listPosts = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/post/{type}/{typeId}',
  auth: 'anyone',
  query: z.object({
    /** Id of a post or comment whose direct answers are listed; without it, the root posts are listed. */
    parentPostId: z.optional(z.string()),
    /** `true` to list only posts by official accounts (Q81). */
    onlyOfficial: z.optional(z.enum(['true', 'false'])),
    /**
     * `true` to list the caller's comments and replies besides the root posts; only in the caller's own profile
     * timeline, in other timelines the field has no effect. An extension of ours (Q501).
     */
    withAnswers: z.optional(z.enum(['true', 'false'])),
    'seek.limit': z.optional(pageLimit),
    /** Order by the time of posting; default DESC. */
    'seek.order': z.optional(pageOrder),
    'seek.lastCreateTime': z.optional(pageAfterTime),
  }),
  response: z.object({
    postList: z.array(post),
    /** Whether the caller can post on this timeline now; always false for profile timelines and guests. */
    isPostable: z.boolean(),
    /**
     * Whether the host stores covers against spoilers (`isSpoiler`); if absent, clients do not offer them. An extension
     * of ours.
     */
    takesSpoilers: z.optional(z.boolean()),
    /**
     * Cursor of the next page. A page never ends between posts of the same time, so it may be longer than the limit.
     */
    seek: z.object({ hasNext, lastCreateTime: z.optional(pageEndTime) }),
  }),
  codes: ['NotFound', 'UnavailableIpPublicationPeriod'],
  source: 'C087',
  summary: 'A timeline, or the answers to one of its posts; authors hidden by a block are omitted',
})

/** Finds posts of a channel by their text. */
export const searchPosts = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/ip/{id}/post/search',
  auth: 'anyone',
  query: z.object({
    /**
     * The words, separated by white space, at most 100 graphemes. A post matches if its text contains all of them,
     * whatever their width, case and kind of kana. A search text without any letter, digit or sign is refused with
     * InvalidArgument.
     */
    q: limitedText(longestPostSearch),
    /**
     * The same words with their Latin letters converted to kana. A post that contains all of these words matches too.
     */
    kana: z.optional(limitedText(longestPostSearch)),
    'seek.limit': z.optional(pageLimit),
    'seek.lastCreateTime': z.optional(pageAfterTime),
  }),
  response: z.object({
    /** Posts, comments and replies, the latest first. */
    postList: z.array(post),
    /**
     * Cursor of the next page. A page never ends between posts of the same time, so it may be longer than the limit.
     */
    seek: z.object({ hasNext, lastCreateTime: z.optional(pageEndTime) }),
  }),
  codes: ['InvalidArgument', 'NotFound', 'UnavailableIpPublicationPeriod'],
  source: 'ours',
  why: "The documents list a channel's posts by time, and have no way to find one by its text (Q498).",
  summary:
    "Posts of a channel's timeline that contain all words; omits what the timeline omits, with all answers to it",
})

/** Creates a post, a comment or a reply. */
export const createPost = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v2/post/{type}/{typeId}',
  auth: 'member',
  body: z.object({
    /**
     * Plain text of 1 to 500 graphemes, including line breaks; may be empty with media. An emoji is one grapheme; a
     * grapheme of more than ten code points counts as that many.
     */
    text: textInLines(longestPost),
    /** Depth of the new post. */
    depth: z.enum(postDepths),
    /** Id of the thread's root post; required for comments and replies. */
    rootPostId: z.optional(z.string()),
    /** Id of the post to answer; required for comments and replies. For a comment it is the root post. */
    parentPostId: z.optional(z.string()),
    /** Ids of the caller's unused uploads, at most 4 (C092). */
    mediaIds: z.optional(uniqueList(z.string()).check(z.maxLength(mostMedia))),
    /** Description of each upload, in the same order: at most 200 graphemes, empty for no description (Q213). */
    mediaAlts: z.optional(z.array(textInOneLine(longestAlt)).check(z.maxLength(mostMedia))),
    ...spoilerFields,
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
    ...spoilerFields,
  }),
  response: z.object({ post }),
  codes: ['OutOfTerm', 'UnavailablePostPeriod', 'InvalidModeration', 'InvalidArgument', 'PermissionDenied', 'NotFound'],
  source: 'C090',
  summary: "Edits the text of the caller's post within an hour (OutOfTerm afterwards); media do not change",
})

/** Deletes one of the caller's posts with all comments and replies below it. */
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
    /** The uploaded file, which can be used in a post. */
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
    /** URL of the page: http or https, at a public host name. */
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
    /** Likes of the post after the request. */
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
    /** Likes of the post after the request. */
    like: ownLike,
  }),
  codes: ['NotFound'],
  source: 'C095',
  summary: 'Removes a like; repeating it changes nothing',
})
