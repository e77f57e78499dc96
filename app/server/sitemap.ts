import { listCampaigns } from '@tsudoi/contracts/campaign/campaign.endpoints'
import { listChannels } from '@tsudoi/contracts/channel/channel.endpoints'
import { pageSize } from '../queries/pageSize.ts'
import { isoTimeInJapan } from './head/headDates.ts'
import { escapeMarkup } from './escapeMarkup.ts'
import type { HeadRequest } from './pageHead.ts'
import { campaignsPerFile, sitemapParts, type SitemapEntry } from './sitemapParts.ts'

/** What a sitemap is made from: the origin, the time, and the answers of the servers. */
export interface SitemapRequest extends Pick<HeadRequest, 'now' | 'read'> {
  /** The origin of the site, such as `https://tsudoi.example`. */
  origin: string
}

/** Maximum number of URLs in one file. */
const maxUrls = 5_000
/** Maximum number of files of one kind in the index. */
const maxFiles = 1_000

const xmlDocument = (element: string, lines: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${element}>`,
    '',
  ].join('\n')

/** The element with the time of the last change. Empty if the time is unknown or in the future. */
function lastmod({ changed }: SitemapEntry, now: string): string {
  const time = changed !== undefined && Date.parse(changed) <= Date.parse(now) ? isoTimeInJapan(changed) : undefined
  return time === undefined ? '' : `<lastmod>${time}</lastmod>`
}

/** How many files a list with `total` items needs; at least one. */
const filesFor = (total: number, perFile: number) => Math.min(maxFiles, Math.max(1, Math.ceil(total / perFile)))

const numbered = (kind: string, count: number) => Array.from({ length: count }, (_, at) => `${kind}-${at + 1}`)

/** The index of all sitemaps, at /sitemap.xml. It sends three requests. */
export async function sitemapIndex({ origin, read }: SitemapRequest): Promise<string> {
  const first = { limit: pageSize, offset: 0 }
  const [channels, current, past] = await Promise.all([
    read(listChannels, {}, first),
    read(listCampaigns, {}, { phase: 'CURRENT', ...first }),
    read(listCampaigns, {}, { phase: 'PAST', ...first }),
  ])
  const names = [
    'pages',
    'events',
    'notices',
    ...numbered('channels', filesFor(channels?.total ?? 0, pageSize)),
    ...numbered('campaigns-current', filesFor(current?.total ?? 0, campaignsPerFile)),
    ...numbered('campaigns-past', filesFor(past?.total ?? 0, campaignsPerFile)),
  ]
  return xmlDocument(
    'sitemapindex',
    names.map((name) => `<sitemap><loc>${escapeMarkup(`${origin}/sitemap/${name}.xml`)}</loc></sitemap>`),
  )
}

/**
 * Makes one sitemap of the index, at /sitemap/<name>.xml. Undefined if the name is unknown, or beyond the end of its
 * list. Rejects if a server fails.
 */
export async function sitemapFile(name: string, request: SitemapRequest): Promise<string | undefined> {
  const [, kind = '', number] = /^([a-z]+(?:-[a-z]+)?)(?:-([1-9]\d{0,3}))?$/.exec(name) ?? []
  const part = Object.hasOwn(sitemapParts, kind) ? sitemapParts[kind] : undefined
  if (!part || part.isNumbered !== (number !== undefined)) return undefined
  const entries = await part.entriesOf(request, Number(number ?? 1))
  if (entries.length === 0 && number !== undefined && number !== '1') return undefined
  const byPath = new Map(entries.map((entry) => [entry.path, entry]))
  const lines = [...byPath.values()]
    .slice(0, maxUrls)
    .map((entry) => `<url><loc>${escapeMarkup(request.origin + entry.path)}</loc>${lastmod(entry, request.now)}</url>`)
  return xmlDocument('urlset', lines)
}
