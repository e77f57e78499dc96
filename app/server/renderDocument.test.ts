import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { hydrationStateId, type HydrationState } from '../hydrationState.ts'
import { answersInHtmlId } from '../answersInHtml.ts'
import { hostileTexts } from '../testing/hostileTexts.ts'
import { headTags } from './headTags.ts'
import type { PageHead } from './pageHead.ts'
import { renderDocument, type DocumentParts } from './renderDocument.ts'
import { testShell } from './testing/testShell.ts'

const texts = [...hostileTexts, '</script><script>alert(1)</script>', '<!--<script>', '\u2028\u2029', '$&$1$`']

const documentOf = (queries: HydrationState['queries'], path = '/channel/a') => {
  const firstView: HydrationState = { now: '2026-11-29T00:00:00.000Z', frame: { isStage: false }, queries }
  const content = { path, isLanding: true, html: '<p>画面</p>', firstView, answers: Object.fromEntries(queries) }
  return new DOMParser().parseFromString(renderDocument({ shell: testShell, content }), 'text/html')
}

it('a rendered document embeds every hostile text as inert data, which the browser reads back unchanged', () => {
  const queries = texts.map((text) => [[text], { text }] as const)
  const page = documentOf(queries)
  expect(JSON.parse(page.getElementById(hydrationStateId)?.textContent ?? '')).toMatchObject({ queries })
  expect(JSON.parse(page.getElementById(answersInHtmlId)?.textContent ?? '')).toEqual(Object.fromEntries(queries))
  expect(page.scripts.length).toBe(3)
  expect(page.body.children.length).toBe(3)
})

it('a rendered document has the page’s content in the root element, and the attribute `data-rendered`', () => {
  const page = documentOf([], '/channel/"><b>')
  expect(page.documentElement.dataset.rendered).toBe('')
  expect(page.getElementById('root')?.dataset.page).toBe('/channel/"><b>')
  expect(page.getElementById('root')?.innerHTML).toBe('<p>画面</p>')
})

const contentOf = (isLanding: boolean) => ({
  path: '/event',
  isLanding,
  html: '<p>画面</p>',
  answers: {},
  firstView: { now: '', frame: { isStage: false }, queries: [] },
})

it('a rendered document links the late stylesheets unless its page is a landing page', () => {
  const link = '<link rel="stylesheet" crossorigin href="/assets/late-abc.css">'
  expect(renderDocument({ shell: testShell, content: contentOf(false) })).toContain(link)
  expect(renderDocument({ shell: testShell, content: contentOf(true) })).not.toContain(link)
})

it('a rendered document has the early script first, then the stylesheets, the content and the data', () => {
  const html = renderDocument({ shell: testShell, headTags: '<title>灯台</title>', content: contentOf(false) })
  const order = ['charset', 'early()', 'first-abc.css', 'late-abc.css', '<title>', '画面', hydrationStateId]
  const places = order.map((part) => html.indexOf(part))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  for (const part of order) expect([part, html.split(part).length]).toEqual([part, 2])
})

it('a rendered document names, for the early script in its head, only the scripts of its own page', () => {
  const html = renderDocument({ shell: testShell, content: contentOf(false) })
  expect(html).toContain('<html data-rendered="/assets/EventRoute-a.js" ')
  expect(html).not.toContain('PostRoute')
})

it('the app shell contains the list of all pages’ files, because the server sends it for any page', () => {
  expect(renderDocument({ shell: testShell })).toContain('PostRoute')
})

it('a rendered document has title and meta tags of its page instead of the app shell’s, and the other tags of the app shell’s head', () => {
  const page = new DOMParser().parseFromString(
    renderDocument({ shell: testShell, headTags: '<title>灯台</title>' }),
    'text/html',
  )
  expect(page.title).toBe('灯台')
  expect(page.querySelector('meta[name], meta[property]')).toBeNull()
  expect(page.querySelector('link[rel=icon]')).not.toBeNull()
  expect(page.documentElement.dataset.rendered).toBeUndefined()
})

describe('the head of the document made from app/index.html', () => {
  const shell = { html: readFileSync('app/index.html', 'utf8'), lateSheets: [] }
  /** The names of title and metas in a document. */
  const namesOf = (parts: Omit<DocumentParts, 'shell'>) => {
    const { head } = new DOMParser().parseFromString(renderDocument({ shell, ...parts }), 'text/html')
    const names = [...head.querySelectorAll('title, meta')].map(
      (tag) => tag.getAttribute('property') ?? tag.getAttribute('name') ?? tag.localName,
    )
    return names.filter((name) => name !== 'theme-color')
  }
  const head: PageHead = { title: '灯台', description: '説明', path: '/', card: { kind: 'x', title: 'x' } }
  const card = { url: '/card.png', version: '1' }

  it('has, as the app shell, tags for a link preview of the product, but no `og:image`', () => {
    expect(namesOf({})).toEqual(
      expect.arrayContaining(['title', 'description', 'og:title', 'og:description', 'og:site_name', 'twitter:card']),
    )
    expect(namesOf({})).not.toContain('og:image')
  })

  it.each([card, undefined])(
    'has, as a rendered page, each title and meta tag only once, with the link card %j',
    (given) => {
      const tags = headTags(head, { origin: 'https://tsudoi.example', productName: 'tsudoi 集い', card: given })
      const names = namesOf({ headTags: tags })
      expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([])
      expect(names).toEqual(expect.arrayContaining(namesOf({})))
      expect(renderDocument({ shell, headTags: tags })).toContain('<title>灯台｜tsudoi 集い</title>')
    },
  )
})
