/** A GET of the app or the user host, as `host:path?query`, the query in the order of its names. */
export type EarlyCall = `${'app' | 'user'}:/${string}`

/** Pictures that the answer of a call names, and that stand in the first screenful of its page. */
export interface FirstPictures {
  of: EarlyCall
  /** The fields that hold them: the first one that an answer has. */
  fields: readonly string[]
  most: number
}

export interface EarlyPlan {
  calls: readonly EarlyCall[]
  /** Calls that need the body of the first one. */
  afterwards?: (body: unknown) => readonly EarlyCall[]
  /** Default: none. Whatever else is fetched with them keeps the page's scripts waiting. */
  pictures?: readonly FirstPictures[]
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

function gachaCalls(id: string): readonly [EarlyCall, EarlyCall] {
  return [`app:/v2/gacha/${id}`, `app:/v2/gacha/${id}/detail`]
}

/** The gacha the page shows when the address names none: the channel's only one. */
function onlyGacha(body: unknown): readonly EarlyCall[] {
  const { gachaList = [] } = body as { gachaList?: { gachaId?: string }[] }
  const gachaId = gachaList.length === 1 ? gachaList[0]?.gachaId : undefined
  return gachaId ? gachaCalls(encodeURIComponent(gachaId)) : []
}

/** A channel's page stands under its hero; where it has none, under its jacket. */
const heroOf = (channel: EarlyCall): FirstPictures => ({ of: channel, fields: ['heroImage', 'image'], most: 1 })
/** Rows of jackets, or of posters. */
const imagesOf = (list: EarlyCall, most: number): FirstPictures => ({ of: list, fields: ['image'], most })

/** The addresses of them in the text of an answer, in its order. */
export function picturesIn(body: string, { fields, most }: FirstPictures): string[] {
  const found = fields.map((field) => [...body.matchAll(new RegExp(`"${field}":"([^"\\\\]+)"`, 'g'))])
  return (found.find(({ length }) => length > 0) ?? []).slice(0, most).map(([, address = '']) => address)
}

/** A script, and the names of a member who reads it: `/story/<form>/<genre>/<channel>/<story>/<episode>/…`. */
function storyPlan(pathname: string, isMember: boolean): EarlyPlan {
  const [, , form = '', , channel, story, episode, , firstName] = pathname.split('/')
  if (!form.startsWith('STORY_PLAY_TYPE_') || !firstName) return { calls: [] }
  const script: EarlyCall = `app:/v2/story/group/${channel}/${story}/view/${episode}`
  return {
    calls: isMember ? [script, `app:/v2/story/ip/${channel}`] : [script],
    // Everybody in the first scene comes later than its place.
    pictures: [{ of: script, fields: ['background'], most: 1 }],
  }
}

/** A post, and what is answered to it: `/post/<type>/<of what>/<post>`. */
function postCalls(pathname: string): readonly EarlyCall[] {
  const [, , type, typeId, postId, more] = pathname.split('/')
  if (!postId || more) return []
  const timeline = `app:/v2/post/${type}/${typeId}` as const
  return [`${timeline}/${postId}`, `${timeline}?parentPostId=${postId}&seek.limit=20&seek.order=ASC`]
}

const channelList: EarlyCall = 'app:/v2/ip?limit=20&offset=0'

/** The latest posts of a channel. */
const timelineCall = (id: string, { isOfficialOnly }: Reader): EarlyCall =>
  `app:/v2/post/ip/${id}?${isOfficialOnly ? 'onlyOfficial=true&' : ''}seek.limit=20`

/** Where an answer brings posts, their scripts come beside it. */
export const bringsPosts = (call: EarlyCall) => call.startsWith('app:/v2/post/')

function contentOf(pathname: string, search: string, reader: Reader): EarlyPlan {
  const { isMember } = reader
  const [, area, id, page, rest, more] = pathname.split('/')
  if (pathname === '/channel' || pathname === '/top')
    return { calls: [channelList], pictures: [imagesOf(channelList, pathname === '/top' ? 2 : 4)] }
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
    return { calls: [channel, ...gacha], pictures: [imagesOf(gacha[0], 1)] }
  }
  if (page === 'gacha') return { calls: [list, channel], afterwards: onlyGacha, pictures: [imagesOf(list, 2)] }
  if (page) return { calls: [] }
  const shown = query.get('tab') === 'posts' ? [timelineCall(id, reader)] : [`app:/v2/ip/overview/${id}` as const, list]
  return { calls: [channel, ...shown], pictures: [heroOf(channel)] }
}

/**
 * What a page needs first. The page's head asks for it before the app has loaded, so that data and script travel side
 * by side. A test holds every call to the registry, and a call that the app does not ask for is only a wasted answer.
 */
export function earlyPlan(pathname: string, search: string, reader: Reader): EarlyPlan {
  const content = contentOf(pathname, search, reader)
  return reader.isMember ? { ...content, calls: [...content.calls, ...forMember] } : content
}
