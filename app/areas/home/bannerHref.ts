import type { banner } from '@tsudoi/contracts/home/home.endpoints'
import type * as z from 'zod/mini'
import { notFoundPageOfMap } from '../../router/pageMap.ts'
import { ownPath } from '../../ownPath.ts'
import { paths } from '../../paths.ts'
import { pageAtPath } from '../../router/pageAtPath.ts'

type Banner = Pick<z.infer<typeof banner>, 'ipId' | 'linkTarget' | 'linkValue'>

/**
 * The URL of an operator's banner if it is allowed: http(s) without credentials (X15). A URL of our own origin becomes
 * its path, so that it opens inside the app.
 */
function allowedUrl(address: string | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return undefined
  const url = new URL(address)
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return undefined
  return ownPath(url) ?? url.href
}

/** Candidate pages within a channel: the target, then the nearest pages above it (Q32). */
function withinChannel({ ipId, linkTarget, linkValue }: Banner): (string | undefined)[] {
  if (!ipId) return []
  const channel = paths.channel(ipId)
  const pageIn = (folder: string, id = linkValue) => id && `${channel}/${folder}/${encodeURIComponent(id)}`
  const pages: Partial<Record<string, (string | undefined)[]>> = {
    GACHA_LIST: [paths.gacha(ipId)],
    STORY: [pageIn('story'), `${channel}/story`],
    STORY_LIST: [`${channel}/story`],
    MOVIE: [pageIn('movie'), `${channel}/movie`],
    MOVIE_LIST: [`${channel}/movie`],
    SPECIAL_MOVIE: [pageIn('movie'), `${channel}/special`],
    SPECIAL_LIST: [`${channel}/special`],
    LIMITED_MISSION: [`${channel}/special`],
  }
  return [...(pages[linkTarget ?? ''] ?? []), channel]
}

function candidates(banner: Banner): (string | undefined)[] {
  const { ipId, linkTarget = 'CHANNEL', linkValue } = banner
  if (linkTarget === 'UNKNOWN') return []
  if (linkTarget === 'EXTERNAL_LINK') return [allowedUrl(linkValue)]
  if (linkTarget === 'SHOP') return [paths.shop]
  if (linkTarget === 'NOTICE') return [linkValue ? paths.notice(linkValue) : paths.notices]
  const livetalk = linkTarget === 'LIVE_TALK_GROUP' && linkValue && `/livetalk/group/${encodeURIComponent(linkValue)}`
  const votes: Partial<Record<string, (id: string) => string>> = { VOTE_RANKING: paths.vote, VOTE_COOP: paths.coopVote }
  const vote = linkValue && votes[linkTarget]?.(linkValue)
  const everyChannel = linkTarget === 'CHANNEL' && !ipId ? paths.channels : undefined
  return [livetalk || undefined, vote || undefined, ...withinChannel(banner), everyChannel]
}

/** Whether a page exists at one of our paths. Hashes and other origins need none. */
const pageExists = (href: string) =>
  !href.startsWith('/') || pageAtPath(href.split(/[?#]/, 1)[0] ?? '') !== notFoundPageOfMap

/**
 * The URL of a banner (A§3, Q32, Q33): the target page if it exists, otherwise the nearest one. Undefined for an
 * unknown target.
 */
export function bannerHref(banner: Banner, hasPage = pageExists): string | undefined {
  return candidates(banner).find((href) => href !== undefined && hasPage(href))
}
