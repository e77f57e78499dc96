import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { demoAnswerTo } from './demoAnswerTo.ts'

vi.mock(import('./demoBuild.ts'), () => ({ demoBuildConstants: { mark: 'now', headers: { pages: {}, card: {} } } }))
vi.mock(import('./browserFiles.ts'), () => ({ deleteStoredData: () => Promise.resolve() }) as never)
vi.mock(import('./openDemo.ts'), () => ({ openDemo: () => Promise.resolve({}) }) as never)

/** The demo's folder, as a static web host serves it: with 404.html instead of a missing file. */
const files = new Map([
  ['/demo/app.html', 'the app'],
  ['/icon.svg', 'the icon'],
])
const pathOf = (request: RequestInfo | URL) =>
  new URL(request instanceof URL || typeof request === 'string' ? request : request.url, location.origin).pathname
const host = vi.fn<typeof fetch>((request) => {
  const file = files.get(pathOf(request))
  return Promise.resolve(new Response(file ?? 'the start page', { status: file ? 200 : 404 }))
})

/** A request as a service worker receives it. A script cannot create one for a navigation. */
const answerTo = (path: string, mode: RequestMode) =>
  demoAnswerTo({ url: location.origin + path, mode, method: 'GET' } as Request)

beforeEach(() => vi.stubGlobal('fetch', host))
afterEach(() => {
  vi.unstubAllGlobals()
  host.mockClear()
})

it.each([
  '/top.html',
  `/story/STORY_PLAY_TYPE_PORTRAIT/MAIN/benio/benio-first-nights/benio-3/${encodeURI('早瀬')}/J.R`,
])('the demo shows the app at an address that ends like a file but has none: %s (Q287)', async (path) => {
  const answer = await answerTo(path, 'navigate')
  expect([answer?.status, await answer?.text()]).toEqual([200, 'the app'])
})

it('the demo shows a file of its folder at the file’s address (Q287)', async () => {
  const answer = await answerTo('/icon.svg', 'navigate')
  expect(await answer?.text()).toBe('the icon')
})

it('the demo passes on a redirect of the host, for example from /index.html (Q287)', async () => {
  const redirect = Object.defineProperties(new Response(), { ok: { value: false }, type: { value: 'opaqueredirect' } })
  host.mockResolvedValueOnce(redirect)
  expect(await answerTo('/index.html', 'navigate')).toBe(redirect)
})

it('the demo leaves requests for files of a page to the host (Q287)', () => {
  expect(answerTo('/icon.svg', 'no-cors')).toBeUndefined()
  expect(answerTo('/missing.svg', 'no-cors')).toBeUndefined()
  expect(host).not.toHaveBeenCalled()
})
