import { productCard } from '../cards/productCard.ts'
import { describe, expect, it } from 'vitest'
import { productDescription } from '../../content/productTexts.ts'
import { notFoundPage, pages } from '../../pages.ts'
import { isIndexed } from '../headTags.ts'
import { documentHead } from './documentHead.ts'
import { pageHeads } from './pageHeads.ts'

const nothing = {
  params: { id: 'x' },
  search: new URLSearchParams(),
  now: '2026-06-01T03:00:00Z',
  read: async () => undefined,
}
const refuses = { ...nothing, read: () => Promise.reject(new Error('A private page reads nothing')) }

describe('the head that the server makes for a document', () => {
  it('contains only the title of the page and texts about the product for every private page, without a request to the API servers', async () => {
    const open = new Set(pageHeads.map(({ path }) => path))
    for (const page of pages.filter(({ path }) => !open.has(path))) {
      const head = await documentHead(page, refuses)
      expect(head).toEqual({
        title: page.title,
        description: productDescription,
        isIndexed: false,
        card: productCard,
      })
      expect(isIndexed(head)).toBe(false)
    }
  })

  it('has the status 404 for a path without a page, and for content that the API server does not show to guests', async () => {
    const page = pages.find(({ path }) => path === '/channel/:id')!
    for (const spec of [notFoundPage, page]) {
      const { status, title, isIndexed: listed } = await documentHead(spec, nothing)
      expect([status, title, listed]).toEqual([404, 'ページが見つかりません', false])
    }
  })

  it('has the title and the path of the page for a public page', async () => {
    const page = pages.find(({ path }) => path === '/top')!
    const { title, status, path } = await documentHead(page, nothing)
    expect([title, status, path]).toEqual(['ようこそ', undefined, '/top'])
  })
})
