import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { expect, it } from 'vitest'
import { notFoundPage, provideAllPages } from '../app/pages.ts'
import { pageAtLocation } from '../app/router/pageAtPath.ts'
import { privatePages } from '../app/router/privatePages.ts'
import { clientParameters, viewParameters } from '../app/router/viewSearch.ts'
import { importGraph } from './importGraph.ts'
import { pageFiles } from './pageFiles.ts'
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
  'the version of a picture, which the server only compares': ['v'],
}

const shipped = sourceFiles('app/').filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.|\/(e2e|testing|demo|development)\//.test(file),
)
const sources = new Map(shipped.map((file) => [file, readFileSync(file, 'utf8')]))
/** The names of search parameters that files of the app read. */
const readBy = (files: Iterable<string>) =>
  new Set(
    [...files].flatMap((file) =>
      [
        ...(sources.get(file) ?? '').matchAll(
          /(?:search|query|[Pp]arams\b[^\n]{0,30}|useSearchParams\(\)\[0\])\.(?:get|has)\('(\w+)'\)/g,
        ),
      ].map(([, name = '']) => name),
    ),
  )
const read = readBy(shipped)

const isId = (name: string) => pageAtLocation({ pathname: '/channel', search: `?${name}=%00` }) === notFoundPage

it('each search parameter that the app reads is either an id for the app or in this test’s list of parameters without an id (Q379)', () => {
  expect(read.size).toBeGreaterThan(20)
  const known = new Set(Object.values(others).flat())
  expect([...known].filter((name) => !read.has(name))).toEqual([])
  expect([...read].filter((name) => isId(name) === known.has(name))).toEqual([])
})

/** Search parameters that code of a public page reads, but that do not change what a guest first sees of it. */
const withoutEffect: Readonly<Record<string, string>> = {
  callback: 'only the log-in reads it',
  page: 'only forms of members read it',
  t: 'the player reads it when the film starts',
  target: 'it opens a dialog for members',
}

it('each search parameter that a public page reads is known to the server: it renders the page with it, leaves the page to the browser, or the parameter has no effect on the HTML (Q415)', async () => {
  const graph = importGraph(sources)
  const privatePatterns = new Set(privatePages.map(({ path }) => path))
  const reached = new Set(
    (await pageFiles())
      .filter(({ page: { guard, path } }) => guard === 'open' && !privatePatterns.has(path))
      .map(({ file }) => relative('.', file)),
  )
  expect(reached.size).toBeGreaterThan(20)
  for (const file of reached) for (const imported of graph.get(file) ?? []) reached.add(imported)
  const known = [...Object.keys(viewParameters), ...clientParameters, ...Object.keys(withoutEffect)]
  expect([...readBy(reached)].filter((name) => !known.includes(name))).toEqual([])
  expect(Object.keys(withoutEffect).filter((name) => !readBy(reached).has(name))).toEqual([])
})
