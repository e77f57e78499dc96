import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { parse, type DefaultTreeAdapterTypes as Html } from 'parse5'
import { describe, expect, it } from 'vitest'
import { paths } from '../paths.ts'
import { tabTitle } from '../shell/tabTitle.ts'
import { amount } from '../../contracts/testing/amount.ts'
import { hostileTexts } from '../testing/hostileTexts.ts'
import type { PageHead } from './pageHead.ts'
import { headTags } from './headTags.ts'

const document = {
  origin: 'https://tsudoi.example',
  productName: 'tsudoi 集い',
  card: { url: '/og/channel/todai.png', version: '1.2.3' },
}

const naughtyTexts = JSON.parse(readFileSync('app/testing/naughty-strings.json', 'utf8')) as string[]
const redirects = readFileSync('app/testing/redirect-payloads.txt', 'utf8').split('\n')
/** Further hostile texts: tags without their end, and characters that no document can contain. */
const further = [
  '</title ',
  '</title/x',
  '<!--',
  '</script ',
  '&lt;b&gt;&amp',
  '&#0;',
  '&notit;',
  '\ud800',
  'a\udc00b',
  '\udc00\ud800',
  '\ud83d\ude00',
  'x\ud83d',
  '\u2028</script>\u2029',
  '\0\r\n\t\v',
]

/** The elements of the parsed head in order, as the browser creates them. */
function headElements(html: string): Html.Element[] {
  const root = parse(`<!doctype html><html><head>${html}</head><body><p></p></body></html>`).childNodes.find(
    (node) => node.nodeName === 'html',
  ) as Html.Element
  const [head, body] = root.childNodes as Html.Element[]
  expect(body?.childNodes.map(({ nodeName }) => nodeName)).toEqual(['p'])
  return head!.childNodes.filter((node): node is Html.Element => 'tagName' in node)
}

const textOf = (element: Html.Element | undefined) =>
  (element?.childNodes ?? []).map((node) => ('value' in node ? node.value : '')).join('')

/** What a reader of the document finds in it: the title, the metas by name, the links, and the structured data. */
function readBack(html: string) {
  const elements = headElements(html)
  const attribute = (element: Html.Element, name: string) => element.attrs.find((each) => each.name === name)?.value
  const named = (tag: string) => elements.filter(({ tagName }) => tagName === tag)
  const metas = named('meta').map((element) => [
    attribute(element, 'name') ?? attribute(element, 'property') ?? '',
    attribute(element, 'content') ?? '',
  ])
  const [script] = named('script')
  return {
    tags: elements.map(({ tagName, attrs }) => [tagName, ...attrs.map(({ name }) => name)].join(' ')),
    title: textOf(named('title')[0]),
    meta: Object.fromEntries(metas) as Record<string, string>,
    canonical: named('link').map((element) => attribute(element, 'href'))[0],
    data: script && (JSON.parse(textOf(script)) as { '@graph': Record<string, unknown>[] }),
    scriptType: script && attribute(script, 'type'),
  }
}

/** A head that contains the text at every place. */
const headWith = (text: string): PageHead => ({
  title: text,
  description: text,
  path: paths.gacha(text, text),
  type: 'article',
  card: { kind: text, title: text, detail: text, channelName: text, color: text, image: text },
  jsonLd: [
    { '@type': 'VideoObject', name: text, url: paths.channel(text), thumbnailUrl: `/textures/${text}` },
    { '@type': 'Event', location: [{ '@type': 'Place', name: text }] },
  ],
})

const plain = readBack(headTags(headWith('x'), document))

/** Compares the head with a hostile text and the head with a harmless one. Returns the differences. */
function faultsOf(text: string): string[] {
  const shown = text.toWellFormed().replace(/\p{Cc}+/gu, ' ')
  const back = readBack(headTags(headWith(text), document))
  const path = paths.gacha(text, text)
  const expected: [string, unknown, unknown][] = [
    ['tags', back.tags, plain.tags],
    ['title', back.title, tabTitle(shown)],
    ['description', back.meta['description'], shown],
    ['og:title', back.meta['og:title'], shown],
    ['og:description', back.meta['og:description'], shown],
    ['og:image:alt', back.meta['og:image:alt'], shown],
    ['og:url', back.meta['og:url'], `https://tsudoi.example${path}`],
    ['canonical', back.canonical, `https://tsudoi.example${path}`],
    ['origin', new URL(back.canonical ?? '').origin, 'https://tsudoi.example'],
    [
      'data',
      back.data?.['@graph'],
      [
        {
          '@type': 'VideoObject',
          name: text.toWellFormed(),
          url: `https://tsudoi.example${paths.channel(text)}`,
          thumbnailUrl: `https://tsudoi.example/textures/${text}`.toWellFormed(),
        },
        { '@type': 'Event', location: [{ '@type': 'Place', name: text.toWellFormed() }] },
      ],
    ],
  ]
  return expected
    .filter(([, found, wanted]) => JSON.stringify(found) !== JSON.stringify(wanted))
    .map(([place, found]) => `${place}: ${JSON.stringify(found)}`)
}

describe('the HTML that headTags() writes for the head of a page', () => {
  it('contains each of 6,000 hostile texts as text: a parser finds no additional tag or attribute, and reads every text back (X15)', () => {
    const all = [...hostileTexts, ...naughtyTexts, ...redirects, ...further]
    expect(all.length).toBeGreaterThan(6_000)
    const faults = all.flatMap((text) => faultsOf(text).map((fault) => `${JSON.stringify(text)} → ${fault}`))
    expect(faults.slice(0, 5)).toEqual([])
  })

  it('contains any generated text as text: a parser finds no additional tag or attribute, and reads every text back (X15)', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', '/', '!', '-', '\0', '\ud800', 'script', 'title') }),
    )
    const property = fc.property(anything, (text) => {
      expect(faultsOf(text)).toEqual([])
    })
    fc.assert(property, { numRuns: amount({ part: 300, all: 5_000 }) })
  })

  it('contains structured data without a character that could end its script element', () => {
    const [, json = ''] =
      /<script[^>]*>(.*)<\/script>/s.exec(headTags(headWith('</script><!--&\u2028'), document)) ?? []
    expect(json).not.toMatch(/[<>&\u2028\u2029]/)
    expect(plain.scriptType).toBe('application/ld+json')
  })

  it('contains what link previews need: title, text, URL, type, site, and a picture with its size and text', () => {
    const head: PageHead = {
      title: '灯台',
      description: 'バンドのチャンネル。',
      path: '/channel/todai',
      type: 'profile',
      card: { kind: 'チャンネル', title: '灯台', color: '#1464c8' },
    }
    const { title, meta, canonical, data } = readBack(headTags(head, document))
    expect(title).toBe('灯台｜tsudoi 集い')
    expect(canonical).toBe('https://tsudoi.example/channel/todai')
    expect(data).toBeUndefined()
    expect(meta).toEqual({
      description: 'バンドのチャンネル。',
      robots: 'max-image-preview:large',
      'og:title': '灯台',
      'og:description': 'バンドのチャンネル。',
      'og:url': 'https://tsudoi.example/channel/todai',
      'og:type': 'profile',
      'og:site_name': 'tsudoi 集い',
      'og:locale': 'ja_JP',
      'og:image': 'https://tsudoi.example/og/channel/todai.png?v=1.2.3',
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'チャンネル 灯台',
      'twitter:card': 'summary_large_image',
      'theme-color': expect.stringMatching(/^#[\da-f]{6}$/),
    })
  })

  it('has the text of the server for a picture that does not depend on the page', () => {
    const card = { ...document.card, alt: 'tsudoi 集い' }
    const { meta } = readBack(headTags(headWith('x'), { ...document, card }))
    expect(meta['og:image:alt']).toBe('tsudoi 集い')
  })

  it('has the same title as the app sets: without direction controls, which tabs show as boxes (Q371)', () => {
    const { title, meta } = readBack(headTags({ ...headWith('x'), title: '\u2068אורי\u2069の投稿' }, document))
    expect(title).toBe('אוריの投稿｜tsudoi 集い')
    expect(meta['og:title']).toBe('\u2068אורי\u2069の投稿')
  })

  it.each<[string, Partial<PageHead>]>([
    ['is private', { isIndexed: false }],
    ['does not exist (404)', { status: 404 }],
    ['is no longer published (410)', { status: 410 }],
  ])(
    'forbids search engines to list a page that %s, and has no canonical URL and no structured data there',
    (_, facts) => {
      const { meta, canonical, data } = readBack(headTags({ ...headWith('x'), ...facts }, document))
      expect([meta['robots'], canonical, data]).toEqual(['noindex', undefined, undefined])
      expect(meta['og:title']).toBe('x')
    },
  )

  it('has no `og:image` tag if the server draws no link cards', () => {
    const { meta } = readBack(headTags(headWith('x'), { ...document, card: undefined }))
    expect(Object.keys(meta).filter((name) => name.startsWith('og:image'))).toEqual([])
    expect(meta['twitter:card']).toBe('summary')
  })

  it('has a `theme-color` for light and for dark mode only if the channel has a valid colour', () => {
    const colours = (color?: string) =>
      headTags({ ...headWith('x'), card: { kind: 'x', title: 'x', color } }, document).match(/theme-color/g)?.length
    expect([colours('#1464c8'), colours('red;x'), colours()]).toEqual([2, undefined, undefined])
  })

  it('contains an https URL of a picture unchanged, and the path of a picture of this site with the site’s origin', () => {
    const jsonLd = [{ image: 'https://cdn.example/a.webp', logo: '/icon-512.png', name: '/not a path' }]
    const { data } = readBack(headTags({ ...headWith('x'), jsonLd }, document))
    expect(data?.['@graph']).toEqual([
      { image: 'https://cdn.example/a.webp', logo: 'https://tsudoi.example/icon-512.png', name: '/not a path' },
    ])
  })
})
