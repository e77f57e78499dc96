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
