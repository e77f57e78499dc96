import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { LazyContext } from '@tsudoi/design-system/lazy'
import { useEffect } from 'react'
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { countOpenCall } from '../api/openCalls.ts'
import { clearErrors, enqueueError } from '../errors/errorQueue.ts'
import { reportErrorsTo, reportToConsole } from '../errors/reportError.ts'
import { notFoundPage } from '../pages.ts'
import { pageAtPath } from '../router/pageAtPath.ts'
import { queryClient } from '../queryClient.ts'
import { forgetHomeText, useHomeText } from '../realtime/homeText.ts'
import { PageContext } from '../router/useCurrentPage.ts'
import { tokenCookies } from '../session/cookies.ts'
import { requireLogin, resetSession, useSession } from '../session/sessionStore.ts'
import { testToken } from '../testing/testToken.ts'
import { setTestUrl } from '../testing/setTestUrl.ts'
import type * as Commercial from './CommercialContainer.tsx'
import { LazyOverlays } from './LazyOverlays.tsx'
import { resetLazyStatus, modulesWithStatusLine, useLazyStatus } from './lazyModules.ts'
import { HomeTextContainer } from './HomeTextContainer.tsx'
import { Overlays } from './Overlays.tsx'
import { useMembersOnly } from './useMembersOnly.ts'

vi.mock('../api/call.ts', () => ({ call: () => Promise.resolve({ list: [] }) }))

const broken = vi.hoisted(() => ({ commercial: false, banner: false }))
vi.mock('./CommercialContainer.tsx', async (original) => {
  const { CommercialContainer } = await original<typeof Commercial>()
  const Host = () => {
    if (broken.commercial) throw new Error('The notice is broken.')
    return <CommercialContainer />
  }
  return { CommercialContainer: Host }
})
vi.mock('./SmartBannerContainer.tsx', () => ({
  SmartBannerContainer: () => {
    if (broken.banner) throw new Error('The banner is broken.')
    return <aside aria-label="アプリ" />
  },
}))

let at = ''
let go: NavigateFunction
function Place() {
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    at = pathname + hash
    go = navigate
  }, [pathname, hash, navigate])
  return null
}
function MembersOnly() {
  useMembersOnly()
  return null
}
const PageOfPath = () => useLocation().pathname === '/ticket' && <MembersOnly />
function open(address: string) {
  setTestUrl(`http://127.0.0.1${address}`)
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        <PageContext value={notFoundPage}>
          <Place />
          <PageOfPath />
          <LazyContext value={modulesWithStatusLine}>
            <Overlays />
          </LazyContext>
        </PageContext>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

const dialogs = () => [...screen.queryAllByRole('alertdialog'), ...screen.queryAllByRole('dialog')]
const title = async () => {
  await waitFor(() => expect(dialogs()).toHaveLength(1))
  return within(dialogs()[0]!).getByRole('heading', { level: 2 }).textContent
}
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())

function beUnfinished(): void {
  tokenCookies.store({ accessToken: testToken({ AccountID: 'acc-hikari' }), refreshToken: testToken({ n: 1 }) })
  useSession.setState({ accountId: 'acc-hikari', registration: { providers: [], hasProfile: false } })
}
const notice = (text: string) => enqueueError({ key: text, title: text, row: 'ours', ours: true, consequence: 'none' })
const entry = (isPartial: boolean, name: string) => ({
  maintenanceId: name,
  isPartial,
  startTime: '2026-01-31T17:00:00Z',
  targetIpNames: [name],
  message: `${name}の作業です`,
})

// Loads in advance modules that the app loads lazily, so that slow machines do not time out within a test.
beforeAll(() =>
  Promise.all([
    import('../errors/ErrorDialogContainer.tsx'),
    import('./MaintenanceContainer.tsx'),
    import('./LoginRequiredContainer.tsx'),
    import('./ResumeRegistrationContainer.tsx'),
    import('./CommercialContainer.tsx'),
  ]),
)
beforeEach(() => setTestUrl('http://127.0.0.1/'))
afterEach(() => {
  cleanup()
  clearErrors()
  tokenCookies.clear()
  resetSession()
  useSession.setState({ maintenance: [], maintenanceIsOpen: false })
  sessionStorage.clear()
  vi.restoreAllMocks()
})

describe('the announcement from the remote configuration (W158, S114, Q260)', () => {
  const onClose = vi.fn<() => void>(() => forgetHomeText())
  beforeEach(() => useHomeText.setState({ text: 'ようこそ、集いへ。\nごゆっくり。', onClose }))
  afterEach(() => forgetHomeText())

  it('is shown on the home page, and closed by its button', async () => {
    open('/home')
    expect(await title()).toBe('ようこそ、集いへ。')
    await press('読みました')
    expect(onClose).toHaveBeenCalledOnce()
    expect(dialogs()).toEqual([])
  })

  it('is shown neither on other pages nor over a dialog, but after that dialog has closed', async () => {
    notice('一つめ')
    open('/channel')
    expect(await title()).toBe('一つめ')
    await press('閉じる')
    expect(dialogs()).toEqual([])
    await act(() => go('/home'))
    expect(await title()).toBe('ようこそ、集いへ。')
    act(() => notice('二つめ'))
    await waitFor(async () => expect(await title()).toBe('二つめ'))
    await press('閉じる')
    await waitFor(async () => expect(await title()).toBe('ようこそ、集いへ。'))
  })

  it.each([true, false])('waits while the home page itself has a dialog open: %s', async (hasOwn) => {
    const own = hasOwn && <dialog open aria-label="絞りこみ" />
    const home = (
      <MemoryRouter initialEntries={['/home']}>
        {own}
        <HomeTextContainer />
      </MemoryRouter>
    )
    await act(async () => void render(home))
    expect(screen.queryByText('ごゆっくり。') === null).toBe(hasOwn)
  })
})

describe('a dialog that a hash opens', () => {
  it.each([
    ['#commercial', '特定商取引法の表記'],
    ['#coin-history', '購入履歴'],
    ['#share', 'シェアする'],
  ])('opens over the page at %s (R087, Q130, Q471)', async (hash, name) => {
    open(`/channel${hash}`)
    expect(await title()).toContain(name)
  })

  it('is replaced when the hash changes, and does not open for an unknown hash', async () => {
    open('/channel#commercial')
    expect(await title()).toBe('特定商取引法の表記')
    await act(async () => void go('/channel#share'))
    await waitFor(async () => expect(await title()).toBe('シェアする'))
    await act(async () => void go('/channel#toString'))
    await waitFor(() => expect(dialogs()).toEqual([]))
  })
})

describe('several dialogs that want to open together', () => {
  it('open one at a time, the most urgent first, and each is shown once', async () => {
    useSession.setState({ maintenance: [entry(true, '星詠み通信')], maintenanceIsOpen: true })
    for (const text of ['一つめ', '二つめ', '一つめ']) notice(text)
    open('/channel#commercial')
    act(requireLogin)
    const seen: (string | null)[] = []
    for (const button of ['閉じてほかのページを見る', '閉じる', '閉じる']) {
      seen.push(await title())
      await press(button)
    }
    expect(seen).toEqual(['一部の機能がメンテナンス中です', '一つめ', '二つめ'])
    // Closing the maintenance notice opens another page, which closes the login-required dialog of the earlier page.
    expect(at).toBe('/top')
    await waitFor(() => expect(dialogs()).toEqual([]))
  })

  it('wait for each other even if they belong to one page', async () => {
    beUnfinished()
    notice('一つめ')
    open('/channel')
    expect(await title()).toBe('一つめ')
    await press('閉じる')
    expect(await title()).toBe('登録途中の内容があります')
  })
})

describe('the maintenance notice', () => {
  it('lists the parts of the service that a partial maintenance affects (W016, S043)', async () => {
    useSession.setState({
      maintenance: [entry(true, '星詠み通信'), entry(true, '灯台放送局')],
      maintenanceIsOpen: true,
    })
    open('/channel')
    await title()
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringContaining('星詠み通信'),
      expect.stringContaining('灯台放送局'),
    ])
  })

  it('comes before other dialogs if the maintenance is global, ends the session, and drops earlier errors (W015, S042, Q26)', async () => {
    beUnfinished()
    useSession.setState({ maintenance: [entry(true, '一部'), entry(false, '全体')], maintenanceIsOpen: true })
    notice('一つめ')
    open('/channel')
    expect(await title()).toBe('ただいまメンテナンス中です')
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    await press('トップへもどる')
    await waitFor(() => expect(at).toBe('/top'))
    expect([useSession.getState().accountId, tokenCookies.has(), dialogs()]).toEqual(['', false, []])
  })
})

describe('the login-required alert (W013, S068)', () => {
  it('links to login and sign-up, which lead back to the current page', async () => {
    open('/channel/a?tab=2')
    act(requireLogin)
    await title()
    for (const [name, path] of [
      ['ログインする', '/login'],
      ['無料で会員登録', '/signup'],
    ] as const) {
      const link = new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href)
      expect([link.pathname, link.searchParams.get('callback')]).toEqual([path, 'http://127.0.0.1/channel/a?tab=2'])
    }
  })

  it('opens for a guest who follows a link to a members’ page, and its links lead back to that page (Q17)', async () => {
    open('/channel/a')
    act(requireLogin)
    await title()
    setTestUrl('http://127.0.0.1/ticket')
    await act(async () => void go('/ticket'))
    expect(await title()).toBe('ログインが必要です')
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'ログインする' })
    expect(new URL(href).searchParams.get('callback')).toBe('http://127.0.0.1/ticket')
    await press('閉じる')
    expect([dialogs(), useSession.getState().loginRequired]).toEqual([[], undefined])
  })

  it.each<[string, () => Promise<void>]>([
    ['it is closed', () => press('閉じる')],
    ['the page is left', () => act(async () => void go('/login'))],
  ])('closes when %s, and does not open again on a return to the page', async (_how, leave) => {
    open('/channel/a')
    act(requireLogin)
    await title()
    await leave()
    await waitFor(() => expect(dialogs()).toEqual([]))
    await act(async () => void go('/channel/a'))
    expect([dialogs(), useSession.getState().loginRequired]).toEqual([[], undefined])
  })
})

describe('the prompt for an unfinished registration (W014, S029, Q22)', () => {
  it('leads to the form for the profile', async () => {
    beUnfinished()
    open('/channel')
    expect(await title()).toBe('登録途中の内容があります')
    await press('続きから登録する')
    expect(at).toBe('/profile/edit')
    await waitFor(() => expect(dialogs()).toEqual([]))
  })

  it('can also reset the registration, which logs out and leads to the start page', async () => {
    beUnfinished()
    open('/channel')
    await title()
    await press('登録をやめてログアウトする')
    await waitFor(() => expect(at).toBe('/top'))
    expect([useSession.getState().accountId, tokenCookies.has()]).toEqual(['', false])
  })

  it('does not cover the commercial notice, which a hash in the URL opens (R087, W018)', async () => {
    beUnfinished()
    open('/channel#commercial')
    expect(await title()).toBe('特定商取引法の表記')
  })
})

describe('an overlay whose file fails to load', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
  afterEach(() => {
    Object.assign(broken, { commercial: false, banner: false })
    resetLazyStatus()
  })

  it('blocks no later dialog, and opens when the user requests it again (W018)', async () => {
    broken.commercial = true
    open('/channel')
    await act(async () => void go('/channel#commercial'))
    await waitFor(() => expect([at, useLazyStatus.getState().status]).toEqual(['/channel#commercial', 'missing']))
    expect(dialogs()).toEqual([])
    act(() => notice('一つめ'))
    expect(await title()).toBe('一つめ')
    await press('閉じる')
    broken.commercial = false
    await act(async () => void go('/channel#commercial'))
    expect(await title()).toBe('特定商取引法の表記')
  })

  it('affects neither dialogs nor the status line if it is the app-install banner (W011)', async () => {
    broken.banner = true
    const reported = vi.fn<() => void>()
    reportErrorsTo(reported)
    open('/channel')
    await waitFor(() => expect(reported).toHaveBeenCalled())
    expect(useLazyStatus.getState().status).toBe('fine')
    act(() => notice('一つめ'))
    expect(await title()).toBe('一つめ')
    reportErrorsTo(reportToConsole)
  })
})

describe('the app-install banner (W011, S063)', () => {
  it.each(['/channel/todai/gacha', '/channel/todai/gacha/result'])(
    'leaves the page’s own footer uncovered on a page that has no header on phones: %s (Q89)',
    (address) => {
      const at = (path: string) => (
        <MemoryRouter>
          <PageContext value={pageAtPath(path)}>
            <LazyOverlays hasDialog={false} />
          </PageContext>
        </MemoryRouter>
      )
      const { rerender } = render(at('/channel'))
      const banner = () => screen.queryByRole('complementary', { name: 'アプリ' })
      expect(banner()).not.toBeNull()
      rerender(at(address))
      expect(banner()).toBeNull()
      rerender(at('/channel/todai'))
      expect(banner()).not.toBeNull()
    },
  )
})

describe('the indicator of open calls (W012, S057, Q58)', () => {
  it('appears when calls are slow, and disappears 100 ms after the last answer', async () => {
    vi.useFakeTimers()
    open('/channel')
    const close = countOpenCall()
    act(() => void vi.advanceTimersByTime(299))
    expect(screen.getByRole('status').textContent).toBe('')
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.getByRole('status').textContent).toBe('読みこみ中')
    close()
    act(() => void vi.advanceTimersByTime(99))
    expect(screen.getByRole('status').textContent).toBe('読みこみ中')
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.getByRole('status').textContent).toBe('')
    vi.useRealTimers()
  })
})
