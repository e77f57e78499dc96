import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { notFoundPage, provideAllPages } from '../app/pages.ts'
import { pageAtLocation } from '../app/router/pageAtPath.ts'
import { sourceFiles } from './sourceFiles.ts'

provideAllPages()

/** Search parameters of the app's URLs that contain no id, grouped by their kind of value. */
const others: Readonly<Record<string, readonly string[]>> = {
  'a choice of a few': [
    'by',
    'category',
    'doubled',
    'kind',
    'list',
    'method',
    'new',
    'order',
    'page',
    'period',
    'rarity',
  ],
  'one of two views': ['from', 'monitor', 'show', 'tab', 'type'],
  'a minute in UTC': ['together'],
  'a number': ['position', 't', 'year'],
  'search text': ['q'],
  'a URL, which has its own test': ['callback', 'url'],
  'set by the host app': ['accessToken', 'bridge', 'device', 'insets'],
  'a scenario of the sandbox': ['scenario'],
}

const shipped = sourceFiles('app/').filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.|\/(e2e|testing|demo|development)\//.test(file),
)
/** The names of search parameters that the app reads. */
const read = new Set(
  shipped.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /(?:search|query|[Pp]arams\b[^\n]{0,30}|useSearchParams\(\)\[0\])\.(?:get|has)\('(\w+)'\)/g,
      ),
    ].map(([, name = '']) => name),
  ),
)

const isId = (name: string) => pageAtLocation({ pathname: '/channel', search: `?${name}=%00` }) === notFoundPage

it('each search parameter that the app reads is either an id for the app or in this test’s list of parameters without an id (Q379)', () => {
  expect(read.size).toBeGreaterThan(20)
  const known = new Set(Object.values(others).flat())
  expect([...known].filter((name) => !read.has(name))).toEqual([])
  expect([...read].filter((name) => isId(name) === known.has(name))).toEqual([])
})
