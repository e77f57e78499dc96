import { channelRoles, isSeed } from '@tsudoi/design-system/tokens/colour'
import { tabTitle } from '../shell/tabTitle.ts'
import { escapeMarkup, escapeScriptData } from './escapeMarkup.ts'
import type { DocumentHead } from './pageHead.ts'

/** What the HTML of a head needs to know about its document. */
export interface HeadDocument {
  /** The origin of the site, such as `https://tsudoi.example`. */
  origin: string
  /** The name of the product. */
  productName: string
  /** The picture of the page's card. Default: the server draws none. */
  card?:
    | {
        /** The URL of the picture, or its path. */
        url: string
        /** The version of the picture. It is part of the URL, because messengers cache pictures for days. */
        version: string
        /** The text that describes the picture. Default: what the page is about. */
        alt?: string | undefined
      }
    | undefined
}

const meta = (key: 'name' | 'property', name: string, content: string, media = '') =>
  `<meta ${key}="${name}" content="${escapeMarkup(content)}"${media && ` media="${media}"`}>`

/** Properties of structured data that contain a URL. */
const urlProperties = new Set(['image', 'item', 'logo', 'thumbnailUrl', 'url'])

/** Objects of schema.org as a data block. Paths of this site become full URLs. */
function structuredData(objects: NonNullable<DocumentHead['jsonLd']>, origin: string): string {
  const absolute = (property: string, value: unknown): unknown => {
    if (typeof value !== 'string') return value
    const url = urlProperties.has(property) && value.startsWith('/') ? origin + value : value
    return url.toWellFormed()
  }
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': objects }, absolute)
  return `<script type="application/ld+json">${escapeScriptData(json)}</script>`
}

/** The metas of the card: its picture with size and text, or the small form of a card if there is no picture. */
function cardTags({ card: { kind, title } }: DocumentHead, { card, origin }: HeadDocument): string[] {
  if (!card) return [meta('name', 'twitter:card', 'summary')]
  const url = new URL(card.url, origin)
  url.searchParams.set('v', card.version)
  return [
    meta('property', 'og:image', url.href),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', card.alt ?? [...new Set([kind, title])].join(' ')),
    meta('name', 'twitter:card', 'summary_large_image'),
  ]
}

/** The metas for the colour of the browser's frame, in light and in dark mode, from the channel's colour. */
function themeColors(color: string | undefined): string[] {
  if (!isSeed(color)) return []
  return [
    meta('name', 'theme-color', channelRoles(color, 'day').solid, '(prefers-color-scheme: light)'),
    meta('name', 'theme-color', channelRoles(color, 'stage').solid, '(prefers-color-scheme: dark)'),
  ]
}

/** Whether search engines may list the page. */
export const isIndexed = ({ isIndexed: given, status }: DocumentHead): boolean =>
  status === undefined && given !== false

/**
 * The HTML of a page's head: title, description, link preview, structured data. Only pages that search engines may list
 * have a canonical URL, because search engines ignore it on others.
 */
export function headTags(head: DocumentHead, page: HeadDocument): string {
  const { title, description, path, type = 'website', card, jsonLd = [] } = head
  const { origin, productName } = page
  const url = path && origin + path
  const canList = isIndexed(head)
  return [
    `<title>${escapeMarkup(tabTitle(title))}</title>`,
    meta('name', 'description', description),
    meta('name', 'robots', canList ? 'max-image-preview:large' : 'noindex'),
    ...(canList && url ? [`<link rel="canonical" href="${escapeMarkup(url)}">`] : []),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...(url ? [meta('property', 'og:url', url)] : []),
    meta('property', 'og:type', type),
    meta('property', 'og:site_name', productName),
    meta('property', 'og:locale', 'ja_JP'),
    ...cardTags(head, page),
    ...themeColors(card.color),
    ...(canList && jsonLd.length > 0 ? [structuredData(jsonLd, origin)] : []),
  ].join('\n')
}
