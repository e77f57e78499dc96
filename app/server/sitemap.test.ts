import { listCampaigns } from '@tsudoi/contracts/campaign/campaign.endpoints'
import { listChannels } from '@tsudoi/contracts/channel/channel.endpoints'
import type { Endpoint } from '@tsudoi/contracts/endpoint'
import { listEvents } from '@tsudoi/contracts/event/event.endpoints'
import { listNoticesNologin } from '@tsudoi/contracts/notice/notice.endpoints'
import { listStoryGroups } from '@tsudoi/contracts/story/story.endpoints'
import { listVideos } from '@tsudoi/contracts/video/video.endpoints'
import { describe, expect, it } from 'vitest'
import type { HeadRequest } from './pageHead.ts'
import { sitemapFile, sitemapIndex } from './sitemap.ts'

const now = '2026-06-01T03:00:00Z'
const origin = 'https://tsudoi.example'
const publication = { publicationStartTime: '2026-05-01T00:00:00Z', publicationEndTime: '2026-07-01T00:00:00Z' }

type Query = Readonly<Record<string, unknown>>

/** Makes a function that reads from a server with these lists, and counts its requests. All other lists are empty. */
function reading(lists: ReadonlyMap<Endpoint, (query: Query) => unknown>) {
  const asked: string[] = []
  const read = async (endpoint: Endpoint, _params: unknown, query: Query = {}) => {
    asked.push(`${endpoint.path} ${JSON.stringify(query)}`)
    return lists.get(endpoint)?.(query)
  }
  return { asked, request: { origin, now, read: read as HeadRequest['read'] } }
}

const locsOf = (xml: string | undefined) => [...(xml ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc)

const twenty = Array.from({ length: 20 }, (_, at) => at)

describe('the sitemap', () => {
  it('lists a numbered file for each page of channels and each 200 campaigns', async () => {
    const { asked, request } = reading(
      new Map<Endpoint, (query: Query) => unknown>([
        [listChannels, () => ({ list: [], total: 41 })],
        [listCampaigns, ({ phase }) => ({ list: [], total: phase === 'PAST' ? 401 : 3 })],
      ]),
    )
    expect(locsOf(await sitemapIndex(request))).toEqual(
      [
        'pages',
        'events',
        'notices',
        'channels-1',
        'channels-2',
        'channels-3',
        'campaigns-current-1',
        'campaigns-past-1',
        'campaigns-past-2',
        'campaigns-past-3',
      ].map((name) => `${origin}/sitemap/${name}.xml`),
    )
    expect(asked).toHaveLength(3)
  })

  it('requests a limited number of pages from lists that never end, and contains at most 5,000 URLs per file', async () => {
    let count = 0
    const next = () => `${(count += 1)}`
    const { asked, request } = reading(
      new Map<Endpoint, (query: Query) => unknown>([
        [listChannels, () => ({ list: twenty.map(() => ({ ipId: next() })), total: 1_000_000 })],
        [
          listVideos,
          () => ({
            videos: twenty.map(() => ({ videoId: next(), ...publication })),
            seek: { hasNext: true, lastVideoId: next() },
          }),
        ],
        [
          listStoryGroups,
          () => ({ storyGroups: Array.from({ length: 500 }, () => ({ storyGroupId: next(), ...publication })) }),
        ],
        [
          listEvents,
          () => ({ events: twenty.map(() => ({ eventId: next() })), seek: { hasNext: true, lastStartTime: next() } }),
        ],
        [
          listNoticesNologin,
          () => ({
            list: twenty.map(() => ({ noticeId: next(), publishedTime: now })),
            seek: { hasNext: true, lastPublishedTime: next() },
          }),
        ],
        [
          listCampaigns,
          ({ limit = 20 }) => ({
            list: twenty.slice(0, Number(limit)).map(() => ({ kind: 'LOTTERY', campaignId: next(), ipId: 'x' })),
            total: 1_000_000,
          }),
        ],
      ]),
    )
    const sizes: Record<string, [urls: number, requests: number]> = {}
    for (const name of ['channels-7', 'events', 'notices', 'campaigns-past-9']) {
      const before = asked.length
      const urls = locsOf(await sitemapFile(name, request)).length
      sizes[name] = [urls, asked.length - before]
    }
    expect(sizes).toEqual({
      'channels-7': [5_000, 1 + 20 * 14],
      events: [400, 20],
      notices: [200, 10],
      'campaigns-past-9': [200, 10],
    })
    expect(locsOf(await sitemapIndex(request)).length).toBeLessThanOrEqual(3_003)
  })

  it('escapes hostile ids, so that each becomes one URL of this site', async () => {
    const ids = [`a&b`, `it's`, '"><x', '../..', 'あ', '\ud800']
    const { request } = reading(new Map([[listChannels, () => ({ list: ids.map((ipId) => ({ ipId })), total: 6 })]]))
    const xml = await sitemapFile('channels-1', request)
    expect(xml).toContain('/channel/it&apos;s<')
    expect(xml).not.toMatch(/&(?!amp;|apos;|quot;|lt;|gt;)/)
    const urls = locsOf(xml).map((loc) => new URL((loc ?? '').replaceAll('&apos;', "'").replaceAll('&amp;', '&')))
    expect(urls).toHaveLength(ids.length)
    expect(urls.filter((url) => url.origin !== origin || !/^\/channel\/[^/]+$/.test(url.pathname))).toEqual([])
  })

  it('contains the time of a page’s last change if the time is known and past, and no pages whose publication has ended', async () => {
    const videos = [
      { videoId: 'a', ...publication },
      { videoId: 'b', ...publication, publicationStartTime: '2026-06-02T00:00:00Z' },
      { videoId: 'c', ...publication, publicationEndTime: now },
    ]
    const { request } = reading(
      new Map<Endpoint, () => unknown>([
        [listChannels, () => ({ list: [{ ipId: 'x' }], total: 1 })],
        [listVideos, () => ({ videos, seek: { hasNext: false } })],
      ]),
    )
    expect((await sitemapFile('channels-1', request))?.match(/<url>.*/g)).toEqual([
      `<url><loc>${origin}/channel/x</loc></url>`,
      `<url><loc>${origin}/channel/x/movie</loc></url>`,
      `<url><loc>${origin}/channel/x/movie/a</loc><lastmod>2026-05-01T09:00:00+09:00</lastmod></url>`,
      `<url><loc>${origin}/channel/x/movie/b</loc></url>`,
    ])
  })

  it.each(['', 'x', 'pages-1', 'channels', 'channels-0', 'channels-01', 'channels-99999', 'constructor', '../pages'])(
    'has no file with the name %j',
    async (name) => {
      const { asked, request } = reading(new Map())
      expect(await sitemapFile(name, request)).toBeUndefined()
      expect(asked).toEqual([])
    },
  )

  it('has no second file of channels, and an empty first one, if no channels exist', async () => {
    const { request } = reading(new Map([[listChannels, () => ({ list: [], total: 0 })]]))
    expect(await sitemapFile('channels-2', request)).toBeUndefined()
    expect(locsOf(await sitemapFile('channels-1', request))).toEqual([])
  })

  it('is not made if an API server fails, so that no incomplete sitemap replaces the former one', async () => {
    const read = () => Promise.reject(new Error('timeout'))
    for (const name of ['channels-1', 'events', 'notices', 'campaigns-current-1', 'pages'])
      await expect(sitemapFile(name, { origin, now, read })).rejects.toThrow('timeout')
    await expect(sitemapIndex({ origin, now, read })).rejects.toThrow('timeout')
  })
})
