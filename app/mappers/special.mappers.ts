import type { Special } from '@tsudoi/contracts/special/special.endpoints'
import type { SpecialSummary } from '@tsudoi/design-system/screens/programme.types'
import { normalisedInstant } from './channel.mappers.ts'
import { ownPath } from '../ownPath.ts'
import { pictureOf } from './pictureOf.ts'
import { parseUrl } from '@tsudoi/design-system/text/parseUrl'
import { titleOf } from '@tsudoi/design-system/text/nameOr'

/**
 * The link of a special page: a path of this site, or an https URL without credentials; undefined for anything else. A
 * full URL of this site becomes its path (X15).
 */
export function specialHref(url: string): string | undefined {
  if (/^\/(?![/\\])/.test(url)) return url
  const address = parseUrl(url)
  if (!address || address.username || address.password) return undefined
  return ownPath(address) ?? (address.protocol === 'https:' ? address.href : undefined)
}

const opened: Readonly<Record<string, string>> = {
  movie: '動画',
  story: 'ストーリー',
  gacha: 'ガチャ',
  draw: '抽選',
}

/** A label for where a special page leads; undefined if it has no link. */
function opensOf(href: string | undefined): string | undefined {
  if (href === undefined) return undefined
  if (!href.startsWith('/')) return '外部サイト'
  const [whole, folder] = /^\/channel\/[^/?#]+(?:\/(\w+))?/.exec(href) ?? []
  if (folder === undefined) return whole === href ? 'チャンネル' : 'ページ'
  return Object.hasOwn(opened, folder) ? opened[folder] : 'ページ'
}

/** Maps a special page to its entry in a list, with a label for its target. */
export function specialView(special: Special): SpecialSummary {
  const href = specialHref(special.url)
  return {
    id: special.specialId,
    title: titleOf(special.title),
    description: special.description,
    image: pictureOf(special.image),
    href,
    opens: opensOf(href),
    end: normalisedInstant(special.publicationEndTime),
  }
}
