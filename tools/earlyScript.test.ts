import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { rankedPages } from './earlyScript.ts'
import { pageFiles } from './pageFiles.ts'

/** Chooses a page as the early script does: the first page whose pattern matches the path. */
const early = (pages: { path: string }[], pathname: string) =>
  rankedPages(pages).find(({ pattern }) => new RegExp(pattern).test(pathname))?.path
const router = (pages: { path: string }[], pathname: string) => matchRoutes(pages, pathname)?.at(-1)?.route.path

/**
 * Creates URLs of a page with its parameters filled in, including values that equal a static segment of another page.
 */
const addresses = (path: string) => ['x', 'new', 'result', 'target'].map((word) => path.replace(/:\w+/g, word))

describe('the URL patterns of the early script in the page’s head', () => {
  it('match the page that the router matches, in any order of the page list', () => {
    const votes = ['/vote/ranking/:id', '/vote/ranking/:id/target', '/vote/ranking/new', '/vote/:kind/new/target']
    for (const paths of [votes, votes.toReversed()]) {
      const pages = paths.map((path) => ({ path }))
      for (const address of votes.flatMap(addresses))
        expect([address, early(pages, address)]).toEqual([address, router(pages, address)])
    }
  })

  it('match the page that the router matches, for URLs of every page of the app', async () => {
    const pages = (await pageFiles()).map(({ page: { path } }) => ({ path }))
    expect(pages.length).toBeGreaterThan(50)
    for (const address of pages.flatMap(({ path }) => addresses(path)))
      expect([address, early(pages, address)]).toEqual([address, router(pages, address)])
  })
})
