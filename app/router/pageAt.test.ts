import { matchRoutes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { notFoundPage, pages } from '../pages.ts'
import { pageAt } from './pageAt.ts'

const whole = [...pages, notFoundPage].map((page) => ({ path: page.path, page }))
const byTheRouter = (pathname: string) => matchRoutes(whole, pathname)?.at(-1)?.route.page

it.each([(path: string) => path, (path: string) => `${path}/`, (path: string) => path.toUpperCase()])(
  'is the page that the router ranks first among all (R085): %s',
  (written) => {
    const addresses = pages.map(({ path }) => written(path.replaceAll(/:\w+/g, 'a')))
    expect(addresses.length).toBeGreaterThan(30)
    expect(addresses.map((address) => pageAt(address).path)).toEqual(
      addresses.map((address) => byTheRouter(address)?.path),
    )
  },
)

it.each(['/', '', '//', '/nowhere', '/channel/a/nowhere', '/constructor', '/%63hannel'])(
  'is the page that the router finds at %s as well (R085)',
  (address) => expect(pageAt(address).path).toBe(byTheRouter(address)?.path),
)

const withIds = pages.filter(({ path }) => /:(?!user)/.test(path)).map(({ path }) => path)

it.each(['%00', 'a%0Ab', '%7F', '%C2%85', 'x'.repeat(256), '%E3%81%82'.repeat(256)])(
  'is the not-found page for an id that cannot exist (R085, Q379): %s',
  (id) => {
    expect(withIds.length).toBeGreaterThan(30)
    for (const path of withIds) expect(pageAt(path.replaceAll(/:\w+/g, id))).toBe(notFoundPage)
  },
)

it.each(['no-such-id', '-1', 'A', '%20', '%25', '\u202e', 'x'.repeat(255), '%F0%9F%93%AE'.repeat(255)])(
  'is the page itself for an id that only its host can know: %s',
  (id) => {
    for (const path of withIds) expect(pageAt(path.replaceAll(/:\w+/g, id)).path).toBe(path)
  },
)

it("takes any name of a reader in a story's address: the page shows what can be shown of it (X8)", () => {
  const story = '/story/STORY_PLAY_TYPE_PORTRAIT/MAIN/a/b/c'
  for (const name of ['%00', 'x'.repeat(2_000)]) expect(pageAt(`${story}/${name}/${name}`)).toBe(pageAt(`${story}/a/b`))
})
