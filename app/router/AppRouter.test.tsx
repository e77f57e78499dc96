import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, waitFor } from '@testing-library/react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useNavigate, useNavigationType, useParams, type NavigateFunction } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { PageFile, PageSpec } from '../pageSpec.ts'
import { queryClient } from '../queryClient.ts'
import { applyConsequence } from '../errors/applyConsequence.ts'
import type { ErrorMessage } from '../errors/errorQueue.ts'
import { reportErrorsTo, reportToConsole } from '../errors/reportError.ts'
import { SearchContainer } from '../search/SearchContainer.tsx'
import { resetSession, useIsMember, useSession } from '../session/sessionStore.ts'
import { setTestUrl } from '../testing/setTestUrl.ts'
import { Page, type PageProps } from '../shell/Page.tsx'
import { appNavigate } from './appNavigate.ts'
import { AppRouter } from './AppRouter.tsx'
import { newBuildReload } from './newBuildReload.ts'
import { providePages } from './pageMap.ts'

const files = new Map<string, () => Promise<PageFile>>()
const page = (path: string, guard: PageSpec['guard'] = 'open'): PageSpec => ({
  id: 'ours',
  path,
  title: path,
  guard,
  isLanding: path === '/top' || undefined,
  views: ['page'],
  load: () => files.get(path)?.() ?? Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
})
const paths = ['/top', '/slow', '/gone', '/channel/:id', '/channel/new', '/signup/terms', '/login']
providePages([...paths.map((path) => page(path)), page('/home', 'member'), page('*')])

const lateSheet = vi.hoisted(() => vi.fn<() => Promise<unknown>>(() => Promise.resolve()))
vi.mock('./loadLateStylesheet.ts', () => ({ loadLateStylesheet: lateSheet }))
vi.mock('../api/call.ts', () => ({ call: () => new Promise(() => {}) }))
const afterContent = vi.hoisted(() => vi.fn<() => void>())
vi.mock('../shell/startAfterContent.ts', () => ({ startAfterContent: afterContent }))

let navigate: NavigateFunction
const beforeRender = vi.fn<NonNullable<PageFile['beforeRender']>>()

function pageFile(name: string, facts: Omit<PageProps, 'children'> = {}): PageFile {
  const Component = () => {
    const follow = useNavigate()
    // Runs in a layout effect, at the same time as the page's own effects. A later effect would leave the `navigate` of
    // the last test in place for a moment.
    useLayoutEffect(() => {
      navigate = follow
    }, [follow])
    const { id } = useParams()
    return (
      <Page {...facts}>
        <h1>{id ? `${name} ${id}` : name}</h1>
      </Page>
    )
  }
  return { Component, beforeRender }
}

async function open(address: string): Promise<void> {
  setTestUrl('http://127.0.0.1/')
  history.pushState(null, '', address)
  render(
    <QueryClientProvider client={queryClient}>
      <AppRouter />
    </QueryClientProvider>,
  )
  // Waits for the page, because the frame around the page is rendered first.
  await waitFor(() => expect(document.querySelector('main')?.childElementCount).toBeGreaterThan(0))
}
const heading = () => document.querySelector('h1')?.textContent
const go = (to: string) => act(async () => navigate(to))
const back = () => act(async () => navigate(-1))

// Loads in advance a screen that the app loads lazily, so that slow machines do not time out within a test.
beforeAll(() => import('@tsudoi/design-system/screens/system/UnexpectedScreen'))
beforeEach(() => {
  for (const name of ['/top', '/channel/:id', '/channel/new', '/signup/terms', '/login', '*']) {
    const file = pageFile(name)
    files.set(name, () => Promise.resolve(file))
  }
})
afterEach(() => {
  cleanup()
  files.clear()
  lateSheet.mockReset()
  lateSheet.mockResolvedValue(undefined)
  beforeRender.mockClear()
  resetSession()
  sessionStorage.clear()
})

describe('the router', () => {
  it('retries the background tasks with a later page if their module failed to load with the first page', async () => {
    afterContent.mockReset()
    const reported = vi.fn<() => void>()
    reportErrorsTo(reported)
    onTestFinished(() => reportErrorsTo(reportToConsole))
    afterContent.mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch dynamically imported module: /afterContent.js')
    })
    await open('/top')
    await waitFor(() => expect(reported).toHaveBeenCalledOnce())
    await go('/channel/new')
    await waitFor(() => expect(afterContent).toHaveBeenCalledTimes(2))
  })

  it('uses early answers only for the first page, because on a later page they would undo a like made in the meantime', async () => {
    const answers = { '/v2/post/ip/todai?seek.limit=20': Promise.resolve({}) }
    window.tsudoiEarly = { accountId: '', answers }
    onTestFinished(() => void delete window.tsudoiEarly)
    await open('/top')
    expect(window.tsudoiEarly?.answers).toEqual(answers)
    await go('/channel/todai')
    expect(window.tsudoiEarly?.answers).toEqual({})
  })

  it('keeps an invalid percent-escape of a path as text, encodes it in the URL, and logs no warning (R085, Q390)', async () => {
    const warned = vi.spyOn(console, 'warn')
    await open('/CHANNEL/%E0%A4%A/?tab=%E0%A4%A#%C3')
    expect(location.pathname + location.search + location.hash).toBe('/channel/%25E0%25A4%25A?tab=%E0%A4%A#%C3')
    expect(heading()).toBe('/channel/:id %E0%A4%A')
    await go('/%')
    expect([location.pathname, heading()]).toEqual(['/%25', '*'])
    expect(warned).not.toHaveBeenCalled()
  })

  it('starts the queries of a page with the ids that the page itself reads from the URL', async () => {
    await open('/channel/a%20b%25')
    expect(beforeRender.mock.lastCall?.[0].params).toEqual({ id: 'a b%' })
    expect(heading()).toBe('/channel/:id a b%')
  })

  it('shows the not-found page when the URL of a dialog contains an impossible id, and the former page after Back (Q379)', async () => {
    await open('/channel/a')
    await go('/channel/a?entry=%00')
    expect(heading()).toBe('*')
    await go('/channel/a?entry=one')
    expect(heading()).toBe('/channel/:id a')
  })

  it('redirects a URL without a page, keeping the query string (Q19, R004)', async () => {
    await open('/?device=unity')
    expect(location.pathname + location.search).toBe('/top?device=unity')
    await go('/signup?callback=x')
    expect([location.pathname, location.search, heading()]).toEqual(['/signup/terms', '?callback=x', '/signup/terms'])
  })

  it.each([undefined, ''])(
    'sets as document title the title of the page map until the page sets its own title: %j',
    async (title) => {
      const file = pageFile('/channel/:id', { title })
      files.set('/channel/:id', () => Promise.resolve(file))
      await open('/channel/todai')
      await vi.waitFor(() => expect(document.title).toBe('/channel/:id｜tsudoi 集い'))
    },
  )

  it('redirects a guest before the page of a member loads any data (S026)', async () => {
    const load = vi.fn<() => Promise<PageFile>>()
    files.set('/home', load)
    await open('/home')
    expect([location.pathname, heading()]).toEqual(['/login', '/login'])
    expect(load).not.toHaveBeenCalled()
  })

  it('starts a page’s queries once with the page’s URL, and not a second time for a dialog’s hash (R086)', async () => {
    await open('/channel/a?tab=b')
    expect(beforeRender.mock.lastCall?.[0].params).toEqual({ id: 'a' })
    expect(beforeRender.mock.lastCall?.[0].search.get('tab')).toBe('b')
    await go('/channel/a?tab=b#shop')
    expect(beforeRender).toHaveBeenCalledTimes(1)
  })

  it('keeps the current page until the next page is loaded; after two quick navigations it shows the second page', async () => {
    let arrive = (_file: PageFile) => {}
    files.set('/slow', () => new Promise((resolve) => (arrive = resolve)))
    await open('/top')
    await go('/slow')
    expect(heading()).toBe('/top')
    await go('/channel/b')
    await act(async () => arrive(pageFile('/slow')))
    expect(heading()).toBe('/channel/:id b')
  })

  it('reports an error of the background tasks, and keeps the page on the screen', async () => {
    const reported = vi.fn<(error: unknown) => void>()
    reportErrorsTo(reported)
    onTestFinished(() => reportErrorsTo(reportToConsole))
    const missing = new TypeError('Failed to fetch dynamically imported module')
    afterContent.mockImplementationOnce(() => {
      throw missing
    })
    await open('/channel/a')
    await waitFor(() => expect(reported).toHaveBeenCalledWith(missing, undefined))
    expect(heading()).toBe('/channel/:id a')
  })

  it('passes decoded parameters of the URL to a page (R062)', async () => {
    await open('/channel/%E6%97%A9%2F%E7%80%AC')
    expect(heading()).toBe('/channel/:id 早/瀬')
  })

  it('opens the page with the most specific match, not the first match in the page map', async () => {
    await open('/channel/new')
    expect(heading()).toBe('/channel/new')
    await go('/channel/old')
    expect(heading()).toBe('/channel/:id old')
  })

  it('shows a page together with its late stylesheet, and a landing page without waiting for that stylesheet', async () => {
    let arrive = () => {}
    lateSheet.mockImplementation(() => new Promise<void>((resolve) => (arrive = resolve)))
    await open('/top')
    expect([heading(), lateSheet.mock.calls.length]).toEqual(['/top', 0])
    await go('/channel/b')
    expect(heading()).toBe('/top')
    await act(async () => arrive())
    expect(heading()).toBe('/channel/:id b')
  })

  it('offers a reload when a page’s stylesheet is missing (S088)', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    lateSheet.mockRejectedValue(new Error('Unable to preload CSS for /assets/late.css'))
    await open('/top')
    await go('/channel/b')
    await waitFor(() => expect(heading()).toMatch(/読みこ/))
  })

  it('offers a reload when a page’s file is missing; Back then shows the former page', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await open('/top')
    await go('/gone')
    await waitFor(() => expect(heading()).toMatch(/読みこ/))
    await back()
    await waitFor(() => expect(heading()).toBe('/top'))
  })

  it('moves the focus to the new page’s heading and scrolls to the top; Back restores the former position', async () => {
    await open('/channel/a')
    scrollTo(0, 640)
    await go('/top')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('/top'))
    expect(scrollY).toBe(0)
    await back()
    await waitFor(() => expect(scrollY).toBe(640))
  })

  it('leaves the focus in the field of the search if the page opens with it (Q495)', async () => {
    const Component = () => (
      <Page>
        <SearchContainer />
      </Page>
    )
    files.set('/channel/new', () => Promise.resolve({ Component }))
    await open('/top')
    await go('/channel/new')
    expect(document.activeElement?.role).toBe('combobox')
  })

  it('moves the focus to the heading of the next page, even if the focused link remains on the screen', async () => {
    const Component = () => (
      <Page>
        <h1>{useParams()['id']}</h1>
        <a href="#there">a link of both pages</a>
      </Page>
    )
    files.set('/channel/:id', () => Promise.resolve({ Component }))
    await open('/channel/a')
    document.querySelector<HTMLElement>('main a')?.focus()
    await act(async () => appNavigate()?.('/channel/b'))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('b'))
  })

  it('tells a page whether it is shown by Back or a reload, or by a new visit (Q208)', async () => {
    const navigationTypes: string[] = []
    const { Component: Usual } = pageFile('/channel/:id')
    const Component = () => {
      const [type] = useState(useNavigationType())
      useEffect(() => void navigationTypes.push(type), [type])
      return <Usual />
    }
    files.set('/channel/:id', () => Promise.resolve({ Component }))
    await open('/channel/a')
    await go('/top')
    await go('/channel/a')
    await go('/top')
    await back()
    expect(navigationTypes).toEqual(['POP', 'PUSH', 'POP'])
  })

  it('mounts the page again, after checking its guard, when another tab has replaced the session (S026)', async () => {
    const mounted = vi.fn<() => void>()
    const Component = () => {
      useEffect(mounted, [])
      return <p>home</p>
    }
    files.set('/home', () => Promise.resolve({ Component }))
    useSession.setState({ accountId: 'acc-hikari' })
    await open('/home?tab=2')
    await act(async () => useSession.setState({ accountId: 'acc-sora', generation: 1 }))
    expect([location.pathname, mounted.mock.calls.length]).toEqual(['/home', 2])
    await act(async () => useSession.setState({ accountId: '', generation: 2 }))
    expect([location.pathname, heading()]).toEqual(['/login', '/login'])
    expect(new URLSearchParams(location.search).get('callback')).toBe('http://127.0.0.1/home?tab=2')
  })

  it('unmounts a member’s page when the session ends, before the page could send a request as a guest (S035)', async () => {
    const requests = vi.fn<(isMember: boolean) => void>()
    const Component = () => {
      const isMember = useIsMember()
      useEffect(() => requests(isMember), [isMember])
      return <p>channel</p>
    }
    files.set('/channel/:id', () => Promise.resolve({ Component }))
    useSession.setState({ accountId: 'acc-hikari' })
    await open('/channel/a')
    await act(async () => {
      applyConsequence({ consequence: 'end-session' } as ErrorMessage)
    })
    expect([location.pathname, heading()]).toEqual(['/login', '/login'])
    expect(requests.mock.calls.map(([isMember]) => isMember)).not.toContain(false)
  })

  it.each([
    ['a question over a story (R052)', '', '?by=coins&episode=1'],
    ['a composer', '', '?write=post'],
    ['an entry of a board (W128)', '?q=%E6%B1%BD%E7%AC%9B', '?q=%E6%B1%BD%E7%AC%9B&entry=1'],
  ])('keeps the scroll position and starts no query when %s opens and closes', async (_what, before, dialog) => {
    await open(`/channel/a${before}`)
    scrollTo(0, 640)
    await go(`/channel/a${dialog}`)
    scrollTo(0, 700)
    await back()
    expect([scrollY, beforeRender.mock.calls.length]).toEqual([700, 1])
  })

  it.each(['tab=posts', 'q=a', 'category=2', 'period=2026-10', 'order=oldest'])(
    'keeps the scroll position and starts the queries when the page’s URL gets the search parameters ?%s',
    async (search) => {
      await open('/channel/a')
      scrollTo(0, 640)
      await go(`/channel/a?${search}`)
      expect([scrollY, beforeRender.mock.calls.length]).toEqual([640, 2])
      await act(async () => navigate('/channel/a?q=b', { replace: true }))
      expect(scrollY).toBe(640)
    },
  )

  it('tells the host app that Back stays in the app when the page’s URL gets other search parameters (S002)', async () => {
    const call = vi.fn<(text: string) => void>()
    vi.stubGlobal('Unity', { call })
    onTestFinished(() => void vi.unstubAllGlobals())
    const hasBack = () =>
      call.mock.calls
        .map(([text]) => JSON.parse(text) as { type: string; canGoBack?: boolean })
        .flatMap(({ type, canGoBack }) => (type === 'page' ? [canGoBack] : []))
    await open('/channel/a?device=unity')
    await waitFor(() => expect(hasBack()).toEqual([false]))
    await go('/channel/a?tab=posts')
    expect(hasBack()).toEqual([false, true])
    await back()
    await waitFor(() => expect(hasBack()).toEqual([false, true, false]))
  })

  it('loads a newer build only with a link, and not when the page writes typed words to its URL (Q284)', async () => {
    const atNavigation = vi.spyOn(newBuildReload, 'atNavigation')
    onTestFinished(() => atNavigation.mockRestore())
    await open('/channel/a')
    await act(async () => navigate('/channel/a?q=star', { replace: true }))
    expect(atNavigation).not.toHaveBeenCalled()
    await go('/top')
    expect(atNavigation).toHaveBeenCalledExactlyOnceWith('/channel/a', '/top')
  })

  it('scrolls to the top when a search parameter selects another view of the page', async () => {
    await open('/channel/a?tab=posts')
    scrollTo(0, 640)
    await go('/channel/a?tab=posts&page=2')
    expect(scrollY).toBe(0)
  })

  it('restores the scroll position for the earlier search parameters after Back, as browsers do', async () => {
    await open('/channel/a')
    scrollTo(0, 640)
    await go('/channel/a?tab=posts')
    scrollTo(0, 900)
    await back()
    await waitFor(() => expect(scrollY).toBe(640))
  })

  it('keeps the scroll position when a dialog’s hash is added and removed (S117)', async () => {
    await open('/channel/a')
    scrollTo(0, 640)
    await go('/channel/a#shop')
    expect(scrollY).toBe(640)
    await back()
    expect(scrollY).toBe(640)
  })
})
