import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { startTransition, type ComponentType, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { notFoundPage, pages } from '../pages.ts'
import { queryClient } from '../queryClient.ts'
import { resetSession, useSession } from '../session/sessionStore.ts'
import { setTestUrl } from '../testing/setTestUrl.ts'
import { Page, type PageProps } from '../shell/Page.tsx'
import { ShownPage } from './ShownPage.tsx'

const requests = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
vi.mock('../api/call.ts', () => ({ call: requests }))

let visits = 0

/** Makes a resolved page for a path of the map, with the given component. */
function resolvedPageAt(pathname: string, path: string, Component: ComponentType) {
  visits += 1
  return {
    location: { pathname, search: '', hash: '', state: null, key: `visit-${visits}` },
    page: pages.find((page) => page.path === path) ?? notFoundPage,
    Component,
  }
}
const saying = (name: string, facts: Omit<PageProps, 'children'> = {}) => {
  const Said = () => (
    <Page {...facts}>
      <h1>{name}</h1>
    </Page>
  )
  return Said
}

const home = () => resolvedPageAt('/home', '/home', saying('ホーム'))
const channels = () => resolvedPageAt('/channel', '/channel', saying('チャンネル一覧'))
const channel = (seed = '#ff0066') =>
  resolvedPageAt(
    '/channel/todai',
    '/channel/:id',
    saying('灯台放送局', { channel: { id: 'todai', seed }, back: { label: 'チャンネル', href: '/channel' } }),
  )
const result = () =>
  resolvedPageAt('/channel/todai/gacha/result', '/channel/:ipId/gacha/result', saying('結果', { isStage: true }))

const around = (page: ReactNode) => (
  <QueryClientProvider client={queryClient}>
    <MemoryRouter>{page}</MemoryRouter>
  </QueryClientProvider>
)

function open(first: ReturnType<typeof home>) {
  const { rerender } = render(around(<ShownPage resolved={first} navigation="push" />))
  return (next: ReturnType<typeof home>) => rerender(around(<ShownPage resolved={next} navigation="push" />))
}
const frame = () => screen.getByRole('main').parentElement!
const frameColours = () => [frame().dataset['channel'], frame().dataset['mode']]
const parts = () => [
  frame(),
  screen.getByRole('banner'),
  screen.getByRole('main'),
  screen.getByRole('contentinfo'),
  screen.getByRole('button', { name: 'メニュー' }),
]
const heading = () => document.querySelector('h1')?.textContent

// Loads in advance modules that the app loads lazily, so that slow machines do not time out within a test.
beforeAll(() =>
  Promise.all([import('../shell/AppMenu.tsx'), import('@tsudoi/design-system/screens/system/UnexpectedScreen')]),
)
beforeEach(() => {
  setTestUrl('http://127.0.0.1/')
  requests.mockReturnValue(new Promise(() => {}))
  useSession.setState({ accountId: 'acc-hikari' })
})
afterEach(() => {
  cleanup()
  resetSession()
  queryClient.clear()
  requests.mockReset()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the frame around the pages, with header and footer', () => {
  it('stays mounted while pages change: header, main, footer, tab bar and menu keep their elements, whatever the channel and theme', () => {
    const go = open(home())
    const tabBar = () => screen.getAllByRole('navigation', { name: 'メイン' })
    const before = [...parts(), ...tabBar()]
    for (const next of [channel(), channel('#00ccff'), channels(), home()]) go(next)
    expect(heading()).toBe('ホーム')
    expect([...parts(), ...tabBar()].map((part, at) => part === before[at])).toEqual(before.map(() => true))
    // Shows a page without a tab bar. The other parts of the frame must stay mounted.
    go(result())
    expect(parts().map((part, at) => part === before[at])).toEqual(parts().map(() => true))
  })

  it('shows the colours of the next page from its first paint, and none of the former page', async () => {
    // Renders outside `act`, as the app does, so that React runs deferred work later.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
    const root = createRoot(document.body.appendChild(document.createElement('div')))
    onTestFinished(() => root.unmount())
    const painted: unknown[] = []
    const observer = new MutationObserver(() => painted.push([heading(), ...frameColours()]))
    observer.observe(document.body, { attributes: true, childList: true, subtree: true })
    for (const [next, name] of [
      [channel(), '灯台放送局'],
      [result(), '結果'],
      [home(), 'ホーム'],
    ] as const) {
      startTransition(() => root.render(around(<ShownPage resolved={next} navigation="push" />)))
      await waitFor(() => expect(heading()).toBe(name))
    }
    observer.disconnect()
    const states = painted.filter((state, at) => JSON.stringify(state) !== JSON.stringify(painted[at - 1]))
    expect(states).toEqual([
      ['灯台放送局', 'todai', undefined],
      ['結果', undefined, 'stage'],
      ['ホーム', undefined, undefined],
    ])
    expect(frame().getAttribute('style') || null).toBeNull()
    expect(within(screen.getByRole('banner')).queryByText('灯台放送局')).toBeNull()
  })

  it('marks the menu item of the current page', () => {
    const go = open(home())
    const current = () =>
      screen.getAllByRole('link', { current: 'page' }).map((link) => new URL((link as HTMLAnchorElement).href).pathname)
    expect(new Set(current())).toEqual(new Set(['/home']))
    go(channels())
    expect(new Set(current())).toEqual(new Set(['/channel']))
  })

  it('closes its menu when Back shows another page, and focuses the heading of that page', async () => {
    const go = open(home())
    screen.getByRole('button', { name: 'メニュー' }).focus()
    fireEvent.click(screen.getByRole('button', { name: 'メニュー' }))
    await screen.findByRole('dialog', { name: 'メニュー' })
    go(channels())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement?.textContent).toBe('チャンネル一覧'))
    // Waits for a task, because the menu would restore the focus in the next one.
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    expect(document.activeElement?.textContent).toBe('チャンネル一覧')
    go(home())
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('refetches on each navigation only the data of its header that is stale (W001)', async () => {
    requests.mockResolvedValue({})
    vi.useFakeTimers({ toFake: ['Date'] })
    const go = open(home())
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(requests).toHaveBeenCalledTimes(2)
    go(channels())
    expect(requests).toHaveBeenCalledTimes(2)
    vi.setSystemTime(Date.now() + 60_001)
    go(home())
    expect(requests).toHaveBeenCalledTimes(4)
    vi.useRealTimers()
  })

  it('is replaced by the error page when a page throws, and is shown again with the next page (S088)', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const Broken = () => {
      throw new Error('broken')
    }
    const go = open(home())
    go(resolvedPageAt('/channel', '/channel', Broken))
    const out = await screen.findByRole('link', { name: 'TOPへ' })
    expect(new URL((out as HTMLAnchorElement).href).pathname).toBe('/')
    expect(screen.queryByRole('banner')).toBeNull()
    go(home())
    expect([heading(), screen.getByRole('banner').tagName]).toEqual(['ホーム', 'HEADER'])
  })
})
