import { noticeCategories } from '@tsudoi/contracts/notice/notice.endpoints'
import { expect, it } from 'vitest'
import { servedPageAt } from './publicPages.ts'

const at = (pathname: string, search: string) => servedPageAt({ origin: 'https://tsudoi.example', pathname, search })

it.each(noticeCategories)(
  'the server renders the notices of the category %s, which the URL names (Q415)',
  (category) => {
    const { url, isRendered } = at('/notification', `?category=${category}&utm_source=x`)
    expect([url.search, isRendered]).toEqual([`?category=${category}`, true])
  },
)

it('the server renders the list of all notices for an unknown category (Q415)', () => {
  const { url, isRendered } = at('/notification', '?category=UNKNOWN')
  expect([url.search, isRendered]).toEqual(['', true])
})

it('the server leaves the search in an event’s board to the browser, because visitors choose its words freely (Q415)', () => {
  expect(at('/event/a/episode/b', '?q=%E6%98%9F').isRendered).toBe(false)
  expect(at('/event/a/episode/b', '').isRendered).toBe(true)
})
