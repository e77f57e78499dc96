import { readFileSync } from 'node:fs'
import { cases } from '@tsudoi/contracts/cases'
import { readAnswer } from '@tsudoi/contracts/client'
import type { Endpoint } from '@tsudoi/contracts/endpoint'
import { registry } from '@tsudoi/contracts/registry'
import { graphemeCount } from '@tsudoi/design-system/text/graphemes'
import { matchPath } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { productDescription, productName } from '../../content/productTexts.ts'
import { pages } from '../../pages.ts'
import type { HeadRequest, PageHead } from '../pageHead.ts'
import { pageHeads } from './pageHeads.ts'
import { postHead } from './post.head.ts'
import { privatePages } from '../../router/privatePages.ts'

const pathsOf = (list: readonly { path: string }[]) => list.map(({ path }) => path).toSorted()

describe('the texts about the product in productTexts.ts', () => {
  it('are equal to title, description and site name in app/index.html', () => {
    const html = readFileSync('app/index.html', 'utf8')
    expect(html).toContain(`<title>${productName}</title>`)
    for (const [attribute, content] of [
      ['name="description"', productDescription],
      ['property="og:title"', productName],
      ['property="og:description"', productDescription],
      ['property="og:site_name"', productName],
    ])
      expect(html.replaceAll(/\s+/g, ' ')).toContain(`<meta ${attribute} content="${content}" />`)
  })
})

describe('the public pages, for which the server makes a head,', () => {
  it('are, together with the private pages, exactly the pages that guests may open', () => {
    const open = pages.filter(({ guard }) => guard === 'open')
    expect(pathsOf([...pageHeads, ...privatePages])).toEqual(pathsOf(open))
    expect(privatePages.filter(({ why }) => why.trim() === '')).toEqual([])
  })

  it('include no member page and no login page', () => {
    const closed = new Set(pages.filter(({ guard }) => guard !== 'open').map(({ path }) => path))
    expect(closed.size).toBeGreaterThan(20)
    expect(pageHeads.filter(({ path }) => closed.has(path))).toEqual([])
  })
})

type Change = (value: unknown, field: string) => unknown

/** Copies an answer and changes each value. */
function changed(value: unknown, change: Change, field = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => changed(each, change, field))
  if (typeof value !== 'object' || value === null) return change(value, field)
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, changed(each, change, name)]))
}

const namesByEndpoint = new Map<Endpoint, [area: string, name: string]>(
  Object.entries(registry).flatMap(([area, calls]) =>
    Object.entries(calls as Record<string, Endpoint>).map(([name, endpoint]) => [endpoint, [area, name]] as const),
  ),
)

/** Answers every call with the example of its contract. `change` changes the values. */
function readExample(kind: 'full' | 'minimal', change: Change = (value) => value): HeadRequest['read'] {
  return async (endpoint: Endpoint) => {
    const [area = '', name = ''] = namesByEndpoint.get(endpoint) ?? []
    const own = (cases as unknown as Record<string, Record<string, Record<string, { answer: unknown }>>>)[area]?.[name]
    const example = own?.[kind] ?? own?.['full']
    if (!example) throw new Error(`${area}.${name} has no example`)
    return readAnswer(endpoint, changed(example.answer, change)) as never
  }
}

const { draw } = cases.draw.getDraw.full.answer
const [episode] = cases.story.getStoryGroup.full.answer.episodeList

describe('the head of a post that its author has covered (Q515)', () => {
  const secret = '最後の曲は流れ星'
  const headOf = (more: object) =>
    postHead({
      params: { type: 'ip', typeId: 'todai', postId: 'x' },
      search: new URLSearchParams(),
      read: async (endpoint: Endpoint) => {
        const answer: unknown = await readExample('full', (value, field) => (field === 'text' ? secret : value))(
          endpoint,
          {},
        )
        const { post } = answer as { post?: object }
        return (post ? { post: { ...post, ...more } } : answer) as never
      },
    } as never)

  it.each([
    ['with a label', { spoiler: { label: 'ライブの曲目' } }, 'ネタバレを隠した投稿です：ライブの曲目'],
    ['without a label', { spoiler: {} }, 'ネタバレを隠した投稿です'],
    ['with an invisible label', { spoiler: { label: '\u200B' } }, 'ネタバレを隠した投稿です'],
  ])('has neither its text nor its link in description and card, %s', async (_, more, text) => {
    const head = await headOf(more)
    expect(JSON.stringify(head)).not.toContain(secret)
    expect(head?.description).toContain(text)
    expect(head?.card).toMatchObject({ title: text })
  })

  it('quotes the text of a post without a cover', async () => {
    expect(JSON.stringify(await headOf({ spoiler: undefined }))).toContain(secret)
  })
})

describe('the heads of lists', () => {
  const empty = { list: [], events: [], videos: [], specials: [], total: 0, seek: { hasNext: false } }
  const lists = pageHeads.filter(({ path }) => ['/event', '/notification', '/channel'].includes(path))

  it.each(lists)('do not let search engines list an empty one: $path (Q418)', async ({ headOf }) => {
    const request = { params: {}, search: new URLSearchParams(), now: '2026-06-01T03:00:00Z' }
    const head = await headOf({ ...request, read: () => Promise.resolve(empty as never) })
    expect(head?.isIndexed).toBe(false)
  })
})

/** The parameters of a page's path. They are the ids of the examples if the head compares them, otherwise any text. */
function paramsOf(path: string): Record<string, string> {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const known: Record<string, string> = { ipId: draw.ipId, storyEpisodeId: episode?.storyEpisodeId ?? '' }
  return Object.fromEntries(names.map((name) => [name, known[name] ?? 'x']))
}

const now = '2026-06-01T03:00:00Z'

async function headsWith(read: HeadRequest['read'], at = now): Promise<Record<string, PageHead | undefined>> {
  const entries = pageHeads.map(async ({ path, headOf }) => {
    const search = new URLSearchParams({ gachaId: 'x' })
    return [path, await headOf({ params: paramsOf(path), search, now: at, read })] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** All texts that a head contains. */
const textsOf = ({ title, description, card, jsonLd }: PageHead) => {
  const texts = [title, description, card.kind, card.title, card.detail, card.channelName]
  const data = JSON.stringify(jsonLd ?? []).matchAll(/"(?:name|description|address)":("(?:[^"\\]|\\.)*")/g)
  return [
    ...texts.filter((text) => text !== undefined),
    ...[...data].map(([, text = '']) => JSON.parse(text) as string),
  ]
}

const textFields = /^(name|title|ipName|eventTitle|description|text|category|schedule|venue|label|nickName|delivery)$/

/** Texts that a server or a member may send, and that break a line, a title or the direction of a text. */
const awkwardTexts = {
  'line breaks and controls': '一行目\r\n二行目\u0000\u0007\u2028三行目\t終わり',
  'direction controls': '\u202Eさかさま\u2066\u200F\u061C',
  'nothing visible': '\u200B\u3164\uFEFF \u00AD',
  'no text at all': '',
  'a very long text': 'とても長い題名'.repeat(3_000),
  'stacked marks': `z${'\u0301'.repeat(5_000)}`,
  'a lone surrogate': 'a\uD800',
  'letters from right to left': 'אורי',
  markup: '</title><script>alert(1)</script>"\'&',
}

describe('the head that the server makes for every public page', () => {
  it.each(['full', 'minimal'] as const)(
    'has a title, a description and a link card if the API servers send the answers of the cases `%s`',
    async (kind) => {
      for (const [path, head] of Object.entries(await headsWith(readExample(kind)))) {
        expect([path, head?.title, head?.description]).toEqual([
          path,
          expect.stringMatching(/./),
          expect.stringMatching(/./),
        ])
        expect([path, head?.card.kind, head?.card.title]).toEqual([
          path,
          expect.stringMatching(/./),
          expect.stringMatching(/./),
        ])
      }
    },
  )

  it.each(Object.entries(awkwardTexts))(
    'has each text on one short line, even if the API servers send %s',
    async (_, text) => {
      const heads = await headsWith(readExample('full', (value, field) => (textFields.test(field) ? text : value)))
      for (const [path, head] of Object.entries(heads)) {
        expect([path, head?.title]).toEqual([path, expect.stringMatching(/./)])
        for (const shown of textsOf(head!)) {
          expect([path, shown]).toEqual([
            path,
            expect.not.stringMatching(/[\p{Cc}\u2028\u2029\u202A-\u202E\u200E\u200F\u061C]|\p{Cs}/u),
          ])
          expect([path, graphemeCount(shown) <= 140 && shown.length <= 1_200]).toEqual([path, true])
          // Each direction isolation that the head begins must end.
          expect([path, shown.split('\u2068').length]).toEqual([path, shown.split('\u2069').length])
        }
      }
    },
  )

  it('has a path of this site, without another origin and the request’s query, even if ids in the URL and the answers are hostile', async () => {
    const hostileIds = ['//evil.example', '..', 'a/b', '?gachaId=x', '#x', '\uD800', 'javascript:x', '"><x']
    for (const id of hostileIds)
      for (const { path, headOf } of pageHeads) {
        const known = path.includes(':storyEpisodeId') || path.includes('/draw/') ? paramsOf(path) : {}
        const params = Object.fromEntries(Object.keys(paramsOf(path)).map((name) => [name, known[name] ?? id]))
        const search = new URLSearchParams({ gachaId: id, utm_source: 'x', callback: id })
        const read = readExample('full', (value, field) =>
          /^(ipId|gachaId|videoId|groupId)$/.test(field) ? id : value,
        )
        const head = await headOf({ params, search, now, read })
        if (!head) continue
        const url = new URL(`https://tsudoi.example${head.path}`)
        expect([path, url.origin, url.hash, url.pathname + url.search]).toEqual([
          path,
          'https://tsudoi.example',
          '',
          head.path,
        ])
        const page = path.replace(/^\/story\/.*/, '/channel/:id/story/:storyGroupId')
        expect([head.path, matchPath(page, url.pathname)?.pattern.path]).toEqual([head.path, page])
        expect([...url.searchParams.keys()].filter((name) => !/^(gachaId|tab|list)$/.test(name))).toEqual([])
      }
  })

  it('does not exist if the API server refuses the content to guests, except for pages without an id in their path', async () => {
    const heads = await headsWith(async () => undefined)
    const left = Object.keys(heads).filter((path) => heads[path] !== undefined)
    expect(left.filter((path) => path.includes(':'))).toEqual([])
    expect(left).toEqual(pageHeads.map(({ path }) => path).filter((path) => !path.includes(':')))
  })

  it('is not made if the API server fails: the error is thrown', async () => {
    const fails = () => Promise.reject(new Error('timeout'))
    for (const { path, headOf } of pageHeads.filter(({ path }) => path.includes(':'))) {
      const head = headOf({ params: paramsOf(path), search: new URLSearchParams(), now, read: fails })
      await expect(head).rejects.toThrow('timeout')
    }
  })

  it('has the status 410 after the publication of the content has ended, and 200 if the page still shows the content (Q416)', async () => {
    const heads = await headsWith(readExample('full'), '2099-01-01T00:00:00Z')
    const over = Object.keys(heads).filter((path) => heads[path]?.status === 410)
    expect(over.map((path) => path.split('/:genre')[0])).toEqual([
      '/channel/:ipId/gacha',
      '/channel/:id/story/:storyGroupId',
      '/story/STORY_PLAY_TYPE_PORTRAIT',
      '/story/STORY_PLAY_TYPE_LANDSCAPE',
      '/channel/:id/movie/:videoId',
    ])
    for (const path of ['/lottery/:id', '/preorder/:id', '/vote/ranking/:id', '/event/:id', '/livetalk/:id'])
      expect([path, heads[path]?.status, heads[path]?.description]).toEqual([
        path,
        undefined,
        expect.stringContaining('は終了しました（'),
      ])
  })

  it('has only paths of this site and https URLs in structured data, even if the API server sends a hostile URL of a picture', async () => {
    const pictures = ['/a/hero.webp', 'a.webp', '//evil.example/a', 'javascript:x', 'https://cdn.example/a.webp']
    for (const picture of pictures) {
      const isPicture = (field: string) => /^(image|heroImage)$/.test(field)
      const heads = await headsWith(readExample('full', (value, field) => (isPicture(field) ? picture : value)))
      const json = JSON.stringify(Object.values(heads).map((head) => head?.jsonLd))
      const urls = [...json.matchAll(/"(?:image|item|logo|thumbnailUrl|url)":"([^"]*)"/g)].map(([, url = '']) => url)
      expect(urls.length).toBeGreaterThan(50)
      expect(urls.filter((url) => !/^\/(?!\/)|^https:\/\/cdn\.example\//.test(url))).toEqual([])
    }
  })

  it('has no price in structured data, and all times there have Japan’s offset +09:00', async () => {
    const heads = await headsWith(readExample('full'))
    const objects = Object.values(heads).flatMap((head) => head?.jsonLd ?? [])
    const types = new Set(objects.map((object) => String(object['@type'])))
    expect([...types].toSorted((one, other) => one.localeCompare(other))).toEqual([
      'BreadcrumbList',
      'Event',
      'Organization',
      'Product',
      'VideoObject',
      'WebSite',
    ])
    expect(JSON.stringify(objects)).not.toMatch(/offer|price|currency/i)
    const times = [...JSON.stringify(objects).matchAll(/"(?:\w+Date|expires)":"([^"]*)"/g)].map(([, time]) => time)
    expect(times.length).toBeGreaterThan(4)
    expect(times.filter((time) => !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+09:00$/.test(time ?? ''))).toEqual([])
  })
})
