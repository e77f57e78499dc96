import type { banner } from '@tsudoi/contracts/home/home.endpoints'
import type * as z from 'zod/mini'
import { notFoundPageOfMap } from '../../router/pageMap.ts'
import { ownPath } from '../../ownPath.ts'
import { paths } from '../../paths.ts'
import { pageAtPath } from '../../router/pageAtPath.ts'
import { parseUrl } from '@tsudoi/design-system/text/parseUrl'

type Banner = Pick<z.infer<typeof banner>, 'ipId' | 'linkTarget' | 'linkValue'>

/**
 * Returns the URL of an operator’s banner if it is allowed: http(s) without credentials (X15). Of a URL of the app’s
 * own origin it returns the path, so that the link opens inside the app.
 */
function allowedUrl(address: string | undefined): string | undefined {
  const url = parseUrl(address ?? '')
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined
  return ownPath(url) ?? url.href
}

/** Returns the possible pages within a channel: the banner’s target first, then more general pages (Q32). */
function withinChannel({ ipId, linkTarget, linkValue }: Banner): (string | undefined)[] {
  if (!ipId) return []
  const movie = linkValue && paths.movie(ipId, linkValue)
  const pages: Partial<Record<string, (string | undefined)[]>> = {
    GACHA_LIST: [paths.gacha(ipId)],
    STORY: [linkValue && paths.storyGroup(ipId, linkValue), paths.stories(ipId)],
    STORY_LIST: [paths.stories(ipId)],
    MOVIE: [movie, paths.movies(ipId)],
    MOVIE_LIST: [paths.movies(ipId)],
    SPECIAL_MOVIE: [movie, paths.specials(ipId)],
    SPECIAL_LIST: [paths.specials(ipId)],
    LIMITED_MISSION: [paths.specials(ipId)],
  }
  return [...(pages[linkTarget ?? ''] ?? []), paths.channel(ipId)]
}

function candidates(banner: Banner): (string | undefined)[] {
  const { ipId, linkTarget = 'CHANNEL', linkValue } = banner
  if (linkTarget === 'UNKNOWN') return []
  if (linkTarget === 'EXTERNAL_LINK') return [allowedUrl(linkValue)]
  if (linkTarget === 'SHOP') return [paths.shop]
  if (linkTarget === 'NOTICE') return [linkValue ? paths.notice(linkValue) : paths.notices]
  const livetalk = linkTarget === 'LIVE_TALK_GROUP' && linkValue && paths.livetalkGroup(linkValue)
  const votes: Partial<Record<string, (id: string) => string>> = { VOTE_RANKING: paths.vote, VOTE_COOP: paths.coopVote }
  const vote = linkValue && votes[linkTarget]?.(linkValue)
  const everyChannel = linkTarget === 'CHANNEL' && !ipId ? paths.channels : undefined
  return [livetalk || undefined, vote || undefined, ...withinChannel(banner), everyChannel]
}

/** Whether the app has a page at this URL. Always true for a hash and for another origin. */
const pageExists = (href: string) =>
  !href.startsWith('/') || pageAtPath(href.split(/[?#]/, 1)[0] ?? '') !== notFoundPageOfMap

/**
 * Returns the URL of a banner: its target page if that exists, otherwise the most similar one. Undefined for an unknown
 * target (A§3, Q32, Q33).
 */
export function bannerHref(banner: Banner, hasPage = pageExists): string | undefined {
  return candidates(banner).find((href) => href !== undefined && hasPage(href))
}
