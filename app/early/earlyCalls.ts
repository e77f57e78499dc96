/** A GET call to the app or user server as `host:path?query`, with query parameters sorted by name. */
export type EarlyCall = `${'app' | 'user'}:/${string}`

/** Pictures in a call's answer that the page shows without scrolling. */
export interface EarlyPictures {
  call: EarlyCall
  /** Fields with the pictures' addresses, by priority: of these the first one that the answer contains is used. */
  fields: readonly string[]
  maxCount: number
}

/** The calls and pictures that a page needs first. */
export interface EarlyPlan {
  calls: readonly EarlyCall[]
  /** Returns the further calls for which the page needs the body of the first call. */
  afterwards?: (body: unknown) => readonly EarlyCall[]
  /** Pictures to load early. Default: none, because each one delays the page's scripts. */
  pictures?: readonly EarlyPictures[]
}

/** The user who opens a page. */
export interface PageVisitor {
  isMember: boolean
  /** Whether the user's timelines show only official posts (posts/internal/officialOnly.ts). */
  isOfficialOnly?: boolean
}

/** Calls for the member's data in the frame of every page. */
export const memberFrameCalls: readonly EarlyCall[] = [
  'user:/v2/account/auth',
  'app:/v2/coin/balance?platformType=WEB',
  'app:/v2/notice/unread/count?platformType=WEB',
]

function gachaCalls(id: string): readonly [EarlyCall, EarlyCall] {
  return [`app:/v2/gacha/${id}`, `app:/v2/gacha/${id}/detail`]
}

/** The calls for a gacha that is the only one of its channel. The channel's page shows it if the address names none. */
function onlyGacha(body: unknown): readonly EarlyCall[] {
  const { gachaList = [] } = body as { gachaList?: { gachaId?: string }[] }
  const gachaId = gachaList.length === 1 ? gachaList[0]?.gachaId : undefined
  return gachaId ? gachaCalls(encodeURIComponent(gachaId)) : []
}

/** The picture at the top of a channel's page: the channel's hero image, or its jacket if it has no hero image. */
const heroPicture = (channel: EarlyCall): EarlyPictures => ({
  call: channel,
  fields: ['heroImage', 'image'],
  maxCount: 1,
})
/** The first pictures in a list of jackets or posters. */
const listPictures = (list: EarlyCall, maxCount: number): EarlyPictures => ({ call: list, fields: ['image'], maxCount })

/** The addresses of the pictures in `body` (the JSON of an answer), in order. */
export function pictureAddresses(body: string, { fields, maxCount }: EarlyPictures): string[] {
  const found = fields.map((field) => [...body.matchAll(new RegExp(`"${field}":"([^"\\\\]+)"`, 'g'))])
  return (found.find(({ length }) => length > 0) ?? []).slice(0, maxCount).map(([, address = '']) => address)
}

/**
 * The plan for a story player page: the story's script, and for a member the names that the story uses. Path:
 * `/story/<form>/<genre>/<channel>/<story>/<episode>/…`.
 */
function storyPlan(pathname: string, isMember: boolean): EarlyPlan {
  const [, , form = '', , channel, story, episode, , firstName] = pathname.split('/')
  if (!form.startsWith('STORY_PLAY_TYPE_') || !firstName) return { calls: [] }
  const script: EarlyCall = `app:/v2/story/group/${channel}/${story}/view/${episode}`
  return {
    calls: isMember ? [script, `app:/v2/story/ip/${channel}`] : [script],
    // Only the background is loaded early, because characters appear after it.
    pictures: [{ call: script, fields: ['background'], maxCount: 1 }],
  }
}

/** Calls for a post and its replies: `/post/<type>/<typeId>/<postId>`. */
function postCalls(pathname: string): readonly EarlyCall[] {
  const [, , type, typeId, postId, more] = pathname.split('/')
  if (!postId || more) return []
  const timeline = `app:/v2/post/${type}/${typeId}` as const
  return [`${timeline}/${postId}`, `${timeline}?parentPostId=${postId}&seek.limit=20&seek.order=ASC`]
}

const channelList: EarlyCall = 'app:/v2/ip?limit=20&offset=0'

/** The call for a channel's latest posts. */
const timelineCall = (id: string, { isOfficialOnly }: PageVisitor): EarlyCall =>
  `app:/v2/post/ip/${id}?${isOfficialOnly ? 'onlyOfficial=true&' : ''}seek.limit=20`

/** Whether a call loads posts; then the scripts for posts are loaded too. */
export const isPostCall = (call: EarlyCall) => call.startsWith('app:/v2/post/')

function contentPlan(pathname: string, search: string, reader: PageVisitor): EarlyPlan {
  const { isMember } = reader
  const [, area, id, page, rest, more] = pathname.split('/')
  if (pathname === '/channel' || pathname === '/top')
    return { calls: [channelList], pictures: [listPictures(channelList, pathname === '/top' ? 2 : 4)] }
  if (pathname === '/home' && isMember)
    return {
      calls: [
        'app:/v2/home?platform_type=WEB',
        'app:/v2/follow/ip?limit=20',
        'user:/v2/profile',
        'app:/v2/notice?seek.limit=20',
      ],
    }
  if (area === 'story') return storyPlan(pathname, isMember)
  if (area === 'post') return { calls: postCalls(pathname) }
  if (area !== 'channel' || !id || more) return { calls: [] }
  const channel: EarlyCall = isMember ? `app:/v2/ip/${id}` : `app:/v2/ip/nologin/${id}`
  if (rest) return { calls: page === 'movie' ? [channel, `app:/v2/video/${rest}`] : [] }
  const query = new URLSearchParams(search)
  const gachaId = query.get('gachaId')
  const list: EarlyCall = `app:/v2/gacha?ipId=${id}`
  if (page === 'gacha' && gachaId) {
    const gacha = gachaCalls(encodeURIComponent(gachaId))
    return { calls: [channel, ...gacha], pictures: [listPictures(gacha[0], 1)] }
  }
  if (page === 'gacha') return { calls: [list, channel], afterwards: onlyGacha, pictures: [listPictures(list, 2)] }
  if (page) return { calls: [] }
  const shown = query.get('tab') === 'posts' ? [timelineCall(id, reader)] : [`app:/v2/ip/overview/${id}` as const, list]
  return { calls: [channel, ...shown], pictures: [heroPicture(channel)] }
}

/**
 * The calls and pictures that a page needs first. The early script starts them before the app has loaded, so that data
 * and scripts load in parallel. A test checks every call against the registry.
 */
export function earlyPlan(pathname: string, search: string, reader: PageVisitor): EarlyPlan {
  const content = contentPlan(pathname, search, reader)
  return reader.isMember ? { ...content, calls: [...content.calls, ...memberFrameCalls] } : content
}
