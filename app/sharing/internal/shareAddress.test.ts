import { matchPath } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { pages } from '../../pages.ts'
import { pageHeads } from '../../server/head/pageHeads.ts'
import { pageAtPath } from '../../router/pageAtPath.ts'
import { shareAddress } from './shareAddress.ts'

const origin = 'https://tsudoi.example'

/** The shared path of a URL of the app, without the origin. */
function sharedOf(address: string): string | undefined {
  const { pathname, search } = new URL(address, origin)
  return shareAddress({ origin, pathname, search })?.slice(origin.length)
}

const samplePath = (pattern: string) => pattern.replaceAll(/:\w+/g, 'ip')
const publicPatterns = new Set(pageHeads.map(({ path }) => path))

describe('the address that is shared (Q471)', () => {
  it.each([
    ['/channel/todai', '/channel/todai'],
    ['/channel/todai?tab=posts', '/channel/todai?tab=posts'],
    ['/channel/todai/gacha?gachaId=a%2Fb%26c', '/channel/todai/gacha?gachaId=a%2Fb%26c'],
    ['/campaign?list=past', '/campaign?list=past'],
    ['/Channel//todai/', '/channel/todai'],
    ['/channel/%E7%81%AF%E5%8F%B0', '/channel/%E7%81%AF%E5%8F%B0'],
    ['/channel/%', '/channel/%25'],
  ])('of %s opens the same view: %s', (address, shared) => expect(sharedOf(address)).toBe(shared))

  it.each([
    ['/channel/todai?tab=top', '/channel/todai'],
    ['/channel/todai/movie/a?t=83', '/channel/todai/movie/a'],
    ['/channel/todai?accessToken=secret&device=unity&insets=1,2,3,4', '/channel/todai'],
    ['/channel/todai?callback=https%3A%2F%2Fa.example&utm_source=x', '/channel/todai'],
    ['/channel/todai/story/g?episode=e', '/channel/todai/story/g'],
    ['/event?list=followed', '/event'],
  ])('of %s contains nothing that belongs to the member or the device: %s', (address, shared) =>
    expect(sharedOf(address)).toBe(shared),
  )

  it.each([
    ['/channel/todai/gacha/result', '/channel/todai/gacha'],
    ['/channel/todai/movie/a/unity', '/channel/todai/movie/a'],
    ['/unity/post/ip/todai', '/channel/todai?tab=posts'],
    ['/unity/post/ip/todai/post-1', '/post/ip/todai/post-1'],
    [
      '/story/STORY_PLAY_TYPE_PORTRAIT/NOVEL/todai/group/episode/%E5%B1%B1%E7%94%B0/%E8%8A%B1',
      '/channel/todai/story/group',
    ],
  ])('of %s is that of the public page: %s', (address, shared) => expect(sharedOf(address)).toBe(shared))

  it.each([
    '/account',
    '/account/undo',
    '/ticket/ticket-1',
    '/user/acc-hikari',
    '/purchase/coin-1000',
    '/nowhere',
    '/login',
  ])('does not exist for %s, which a guest cannot open', (address) => expect(sharedOf(address)).toBeUndefined())

  it.each(pages.map(({ path }) => path))(
    'of the page %s exists only if guests can open what it leads to',
    (pattern) => {
      const shared = sharedOf(samplePath(pattern))
      const { pathname } = new URL(shared ?? samplePath(pattern), origin)
      const { path } = pageAtPath(pathname)
      const isPublic = publicPatterns.has(path) && matchPath(path, pathname) !== null
      expect([pattern, shared !== undefined]).toEqual([pattern, isPublic])
    },
  )
})
