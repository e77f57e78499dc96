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
import { privatePages } from '../../router/privatePages.ts'

const pathsOf = (list: readonly { path: string }[]) => list.map(({ path }) => path).toSorted()

describe('the texts about the product', () => {
  it('are those of the document without a head', () => {
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

describe('the pages with a head', () => {
  it('are, with the private pages, exactly the pages that guests may open', () => {
    const open = pages.filter(({ guard }) => guard === 'open')
    expect(pathsOf([...pageHeads, ...privatePages])).toEqual(pathsOf(open))
    expect(privatePages.filter(({ why }) => why.trim() === '')).toEqual([])
  })

  it('are no page for members, and none for logging in', () => {
    const closed = new Set(pages.filter(({ guard }) => guard !== 'open').map(({ path }) => path))
    expect(closed.size).toBeGreaterThan(20)
    expect(pageHeads.filter(({ path }) => closed.has(path))).toEqual([])
  })
})

type Change = (value: unknown, field: string) => unknown

/** A copy of an answer in which each value is changed. */
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

/** Answers every call with the example of its contract. */
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

/** The parameters of a page's path: ids of the examples where the head compares them, otherwise any. */
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

/** All texts of a head. */
const textsOf = ({ title, description, card, jsonLd }: PageHead) => {
  const texts = [title, description, card.kind, card.title, card.detail, card.channelName]
  const data = JSON.stringify(jsonLd ?? []).matchAll(/"(?:name|description|address)":("(?:[^"\\]|\\.)*")/g)
  return [
    ...texts.filter((text) => text !== undefined),
    ...[...data].map(([, text = '']) => JSON.parse(text) as string),
  ]
}

const textFields = /^(name|title|ipName|eventTitle|description|text|category|schedule|venue|label|nickName|delivery)$/

/** Texts that a host or a member may send, and that break a line, a title or the direction of a text. */
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

describe('the head of every public page', () => {
  it.each(['full', 'minimal'] as const)('has a title, a description and a card with the %s answers', async (kind) => {
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
  })

  it.each(Object.entries(awkwardTexts))('has each text on one short line, even if it contains %s', async (_, text) => {
    const heads = await headsWith(readExample('full', (value, field) => (textFields.test(field) ? text : value)))
    for (const [path, head] of Object.entries(heads)) {
      expect([path, head?.title]).toEqual([path, expect.stringMatching(/./)])
      for (const shown of textsOf(head!)) {
        expect([path, shown]).toEqual([
          path,
          expect.not.stringMatching(/[\p{Cc}\u2028\u2029\u202A-\u202E\u200E\u200F\u061C]|\p{Cs}/u),
        ])
        expect([path, graphemeCount(shown) <= 140 && shown.length <= 1_200]).toEqual([path, true])
        // An isolation of ours ends where it began.
        expect([path, shown.split('\u2068').length]).toEqual([path, shown.split('\u2069').length])
      }
    }
  })

  it('has a path of ours whatever the ids are: no other origin, no query of the request', async () => {
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

  it('does not exist if the host refuses the content to guests, except for lists and texts', async () => {
    const heads = await headsWith(async () => undefined)
    const left = Object.keys(heads).filter((path) => heads[path] !== undefined)
    expect(left.filter((path) => path.includes(':'))).toEqual([])
    expect(left).toEqual(pageHeads.map(({ path }) => path).filter((path) => !path.includes(':')))
  })

  it('is not made if the host fails', async () => {
    const fails = () => Promise.reject(new Error('timeout'))
    for (const { path, headOf } of pageHeads.filter(({ path }) => path.includes(':'))) {
      const head = headOf({ params: paramsOf(path), search: new URLSearchParams(), now, read: fails })
      await expect(head).rejects.toThrow('timeout')
    }
  })

  it('says 410 for what is no longer published, and stays where the page still shows it (Q416)', async () => {
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

  it('has only paths of ours and https URLs in structured data, whatever a host sends as a picture', async () => {
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

  it('names no price in structured data, and has times of Japan', async () => {
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
