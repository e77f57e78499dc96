import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { prerenderedPage } from '../router/prerenderedPage.ts'
import { createHandler } from './main.ts'
import { attemptRender } from './renderPage.tsx'
import { isRendered } from './testing/serveHandler.ts'
import { testShell } from './testing/testShell.ts'

vi.mock(import('./renderPage.tsx'), async (load) => {
  const actual = await load()
  return { ...actual, attemptRender: vi.fn<typeof actual.attemptRender>(actual.attemptRender) }
})
vi.mock(import('../router/prerenderedPage.ts'), async (load) => {
  const actual = await load()
  return { ...actual, prerenderedPage: vi.fn<typeof actual.prerenderedPage>(actual.prerenderedPage) }
})
beforeEach(() => void vi.clearAllMocks())

/** Serves /top, whose head needs no API server. */
function serveTop() {
  const onError = vi.fn<(error: unknown, what: string) => void>()
  const fetchHost = () => Promise.reject(new Error('no host'))
  const handler = createHandler({ shell: testShell, headers: {}, fetchHost, onError })
  const get = async () => {
    const answer = await handler(new Request('https://tsudoi.example/top'))
    return { caching: answer.headers.get('cache-control'), isRendered: isRendered(await answer.text()) }
  }
  return { get, onError }
}

it('a page that still lacks answers after five rounds is reported and not cached', async () => {
  const { get, onError } = serveTop()
  vi.mocked(attemptRender).mockResolvedValue({ missing: [] })
  onTestFinished(() => void vi.mocked(attemptRender).mockReset())
  for (const request of [1, 2]) {
    expect(await get()).toEqual({ caching: 'no-store', isRendered: false })
    expect(attemptRender).toHaveBeenCalledTimes(5 * request)
    expect(onError).toHaveBeenCalledTimes(request)
    const error = expect.objectContaining({ message: 'The page still lacks answers after 5 rounds.' }) as unknown
    expect(onError).toHaveBeenLastCalledWith(error, '/top')
  }
})

it('a rendering that never ends is reported after ten seconds, and does not stop the rendering of later pages', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { get, onError } = serveTop()
  vi.mocked(prerenderedPage).mockReturnValueOnce(new Promise(() => {}))
  const first = get()
  await vi.advanceTimersByTimeAsync(9_999)
  expect(await first).toEqual({ caching: 'no-store', isRendered: false })
  expect(onError).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  const error = expect.objectContaining({ message: 'Rendering took more than 10000 ms.' }) as unknown
  expect(onError.mock.calls).toEqual([[error, '/top']])
  vi.useRealTimers()
  const url = { origin: 'https://tsudoi.example', pathname: '/top', search: '' }
  await expect(attemptRender(url, '2026-06-01T03:00:00Z', new Map())).resolves.toHaveProperty('missing')
})
