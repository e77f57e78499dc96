/** A GET of the app or the user host, as `host:path?query`, the query in the order of its names. */
export type EarlyCall = `${'app' | 'user'}:/${string}`

export interface EarlyPlan {
  calls: readonly EarlyCall[]
  /** Calls that need the body of the first one. */
  afterwards?: (body: unknown) => readonly EarlyCall[]
}

/** Who opens a page. */
export interface Reader {
  isMember: boolean
  /** Timelines show officials alone (posts/officialOnly.ts). */
  isOfficialOnly?: boolean
}

/** What the frame of every page shows a member. */
export const forMember: readonly EarlyCall[] = [
  'user:/v2/account/auth',
  'app:/v2/coin/balance?platformType=WEB',
  'app:/v2/notice/unread/count?platformType=WEB',
]

function gachaCalls(id: string): readonly EarlyCall[] {
  return [`app:/v2/gacha/${id}`, `app:/v2/gacha/${id}/detail`]
}

/** The gacha the page shows when the address names none: the channel's only one. */
function onlyGacha(body: unknown): readonly EarlyCall[] {
  const { gachaList = [] } = body as { gachaList?: { gachaId?: string }[] }
  const gachaId = gachaList.length === 1 ? gachaList[0]?.gachaId : undefined
  return gachaId ? gachaCalls(encodeURIComponent(gachaId)) : []
}

/** A script, and the names of a member who reads it: `/story/<form>/<genre>/<channel>/<story>/<episode>/…`. */
function storyCalls(pathname: string, isMember: boolean): readonly EarlyCall[] {
  const [, , form = '', , channel, story, episode, , firstName] = pathname.split('/')
  if (!form.startsWith('STORY_PLAY_TYPE_') || !firstName) return []
  const script: EarlyCall = `app:/v2/story/group/${channel}/${story}/view/${episode}`
  return isMember ? [script, `app:/v2/story/ip/${channel}`] : [script]
}

/** A post, and what is answered to it: `/post/<type>/<of what>/<post>`. */
function postCalls(pathname: string): readonly EarlyCall[] {
  const [, , type, typeId, postId, more] = pathname.split('/')
  if (!postId || more) return []
  const timeline = `app:/v2/post/${type}/${typeId}` as const
  return [`${timeline}/${postId}`, `${timeline}?parentPostId=${postId}&seek.limit=20&seek.order=ASC`]
}

/** The latest posts of a channel. */
const timelineCall = (id: string, { isOfficialOnly }: Reader): EarlyCall =>
  `app:/v2/post/ip/${id}?${isOfficialOnly ? 'onlyOfficial=true&' : ''}seek.limit=20`

/** Where an answer brings posts, their scripts come beside it. */
export const bringsPosts = (call: EarlyCall) => call.startsWith('app:/v2/post/')

function contentOf(pathname: string, search: string, reader: Reader): EarlyPlan {
  const { isMember } = reader
  const [, area, id, page, rest, more] = pathname.split('/')
  if (pathname === '/channel' || pathname === '/top') return { calls: ['app:/v2/ip?limit=20&offset=0'] }
  if (pathname === '/home' && isMember)
    return {
      calls: [
        'app:/v2/home?platform_type=WEB',
        'app:/v2/follow/ip?limit=20',
        'user:/v2/profile',
        'app:/v2/notice?seek.limit=20',
      ],
    }
  if (area === 'story') return { calls: storyCalls(pathname, isMember) }
  if (area === 'post') return { calls: postCalls(pathname) }
  if (area !== 'channel' || !id || more) return { calls: [] }
  const channel: EarlyCall = isMember ? `app:/v2/ip/${id}` : `app:/v2/ip/nologin/${id}`
  if (rest) return { calls: page === 'movie' ? [channel, `app:/v2/video/${rest}`] : [] }
  const query = new URLSearchParams(search)
  const gachaId = query.get('gachaId')
  if (page === 'gacha' && gachaId) return { calls: [channel, ...gachaCalls(encodeURIComponent(gachaId))] }
  if (page === 'gacha') return { calls: [`app:/v2/gacha?ipId=${id}`, channel], afterwards: onlyGacha }
  if (page) return { calls: [] }
  if (query.get('tab') === 'posts') return { calls: [channel, timelineCall(id, reader)] }
  return { calls: [channel, `app:/v2/ip/overview/${id}`, `app:/v2/gacha?ipId=${id}`] }
}

/**
 * What a page needs first. The page's head asks for it before the app has loaded, so that data and script travel side
 * by side. A test holds every call to the registry, and a call that the app does not ask for is only a wasted answer.
 */
export function earlyPlan(pathname: string, search: string, reader: Reader): EarlyPlan {
  const { calls, afterwards } = contentOf(pathname, search, reader)
  return { calls: reader.isMember ? [...calls, ...forMember] : calls, afterwards }
}
