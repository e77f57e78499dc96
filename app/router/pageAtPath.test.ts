import { matchRoutes } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { notFoundPage, pages } from '../pages.ts'
import { pageAtPath, pageAtLocation } from './pageAtPath.ts'

const whole = [...pages, notFoundPage].map((page) => ({ path: page.path, page }))
const byTheRouter = (pathname: string) => matchRoutes(whole, pathname)?.at(-1)?.route.page

it.each([(path: string) => path, (path: string) => `${path}/`, (path: string) => path.toUpperCase()])(
  'pageAtPath() returns the page that the router library ranks first (R085): %s',
  (written) => {
    const addresses = pages.map(({ path }) => written(path.replaceAll(/:\w+/g, 'a')))
    expect(addresses.length).toBeGreaterThan(30)
    expect(addresses.map((address) => pageAtPath(address).path)).toEqual(
      addresses.map((address) => byTheRouter(address)?.path),
    )
  },
)

it.each(['/', '', '//', '/nowhere', '/channel/a/nowhere', '/constructor', '/%63hannel'])(
  'pageAtPath() returns for a spelling of a path the page that the router library finds at %s (R085)',
  (address) => expect(pageAtPath(address).path).toBe(byTheRouter(address)?.path),
)

const withIds = pages.filter(({ path }) => /:(?!user)/.test(path)).map(({ path }) => path)

const impossibleIds = ['%00', 'a%0Ab', '%7F', '%C2%85', 'x'.repeat(256), '%E3%81%82'.repeat(256)]
const possibleIds = ['no-such-id', '-1', 'A', '%20', '%25', '\u202e', 'x'.repeat(255), '%F0%9F%93%AE'.repeat(255)]

it.each(impossibleIds)('pageAtPath() returns the not-found page for an id that cannot exist (R085, Q379): %s', (id) => {
  expect(withIds.length).toBeGreaterThan(30)
  for (const path of withIds) expect(pageAtPath(path.replaceAll(/:\w+/g, id))).toBe(notFoundPage)
})

it.each(possibleIds)(
  'pageAtPath() returns the id’s own page if only the server can know whether the id exists: %s',
  (id) => {
    for (const path of withIds) expect(pageAtPath(path.replaceAll(/:\w+/g, id)).path).toBe(path)
  },
)

it('pageAtPath() returns the page of a story for any reader’s name, of which the page shows the visible part (X8)', () => {
  const story = '/story/STORY_PLAY_TYPE_PORTRAIT/MAIN/a/b/c'
  for (const name of ['%00', 'x'.repeat(2_000)])
    expect(pageAtPath(`${story}/${name}/${name}`)).toBe(pageAtPath(`${story}/a/b`))
})

/** The search parameters that contain an id, each with the path of a page that reads it. */
const withSearchIds = [
  ['gachaId', '/channel/a/gacha'],
  ['transactionId', '/purchase/a/complete'],
  ['transactionId', '/purchase/a/cancel'],
  ['transactionId', '/purchase/a/error'],
  ['id', '/purchase/method'],
  ['id', '/purchase/card'],
  ['id', '/purchase/card/edit'],
  ['card', '/purchase/a'],
  ['target', '/vote/ranking/a/target'],
  ['ticket', '/livetalk/a/slot'],
  ['slot', '/livetalk/a/staff'],
  ['livetalk', '/livetalk/rehearsal'],
  ['episode', '/channel/a/story/b'],
  ['entry', '/event/a/episode/b'],
  ['photo', '/home/photos'],
  ['item', '/collection'],
  ['channel', '/collection/viewable'],
] as const

describe.each(withSearchIds)('the id in the query ?%s of %s', (name, pathname) => {
  const pageWith = (id: string) => pageAtLocation({ pathname, search: `?tab=a&${name}=${id}&more=b` })

  it.each(impossibleIds)('leads to the not-found page if the id cannot exist (R085, Q379): %s', (id) => {
    expect(pageWith(id)).toBe(notFoundPage)
  })

  it('is left to the server if the id may exist', () => {
    expect(pageAtPath(pathname)).not.toBe(notFoundPage)
    for (const id of possibleIds) expect(pageWith(id)).toBe(pageAtPath(pathname))
  })
})

it('the page of a URL does not depend on its other search parameters, such as a long return URL or campaign parameter (Q379)', () => {
  const search = `?url=${'x'.repeat(2_000)}&utm_source=${'x'.repeat(2_000)}&q=%00`
  expect(pageAtLocation({ pathname: '/channel', search })).toBe(pageAtPath('/channel'))
})

describe('an escape in a path that cannot be decoded', () => {
  const warned = vi.spyOn(console, 'warn')
  afterEach(() => warned.mockClear())

  it.each(['%', '%E0%A4%A', '%C3', '%GG', 'a%', '%FF%FE'])('is treated as literal text: %s', (id) => {
    for (const path of withIds) expect(pageAtPath(path.replaceAll(/:\w+/g, id)).path).toBe(path)
    expect(pageAtPath(`/${id}`)).toBe(notFoundPage)
    expect(pageAtLocation({ pathname: '/channel', search: `?gachaId=${id}` })).toBe(pageAtPath('/channel'))
    expect(warned).not.toHaveBeenCalled()
  })
})
