import { openOverlays } from '@tsudoi/design-system/openOverlays'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../queryClient.ts'
import { useSession } from '../session/sessionStore.ts'
import { joinHostApp } from './joinHostApp.ts'
import { canShare, share } from './share.ts'

const call = vi.fn<(text: string) => void>()
const go = vi.fn<(to: string | number) => void>()
const receivedOfType = (type: string) =>
  call.mock.calls.map(([text]) => JSON.parse(text) as { type: string }).filter((message) => message.type === type)
const speak = (message: object) =>
  (window as unknown as { tsudoi: { receive: (raw: string) => void } }).tsudoi.receive(JSON.stringify(message))

let disconnect: () => void
beforeEach(() => {
  document.head.innerHTML = '<title>ホーム｜tsudoi 集い</title>'
  history.replaceState({ idx: 0 }, '', '/home')
  vi.stubGlobal('Unity', { call })
  disconnect = joinHostApp(go)
})
afterEach(() => {
  disconnect()
  document.body.innerHTML = ''
  useSession.setState(useSession.getInitialState())
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

describe('a page in the host app (S002)', () => {
  it('reports that it is ready, its path, and whether a member is logged in, but not which member', async () => {
    expect(receivedOfType('ready')).toHaveLength(1)
    await expect
      .poll(() => receivedOfType('page'))
      .toEqual([{ tsudoi: 1, type: 'page', path: '/home', title: 'ホーム｜tsudoi 集い', canGoBack: false }])
    useSession.setState({ accountId: 'acc-hikari' })
    expect(receivedOfType('session')).toEqual([
      { tsudoi: 1, type: 'session', isMember: false },
      { tsudoi: 1, type: 'session', isMember: true },
    ])
    expect(call.mock.calls.flat().join()).not.toContain('acc-hikari')
  })

  it('reports the next page to the host app when the title of that page is set', async () => {
    await expect.poll(() => receivedOfType('page')).toHaveLength(1)
    history.pushState({ idx: 1 }, '', '/channel')
    document.title = 'チャンネル｜tsudoi 集い'
    await expect.poll(() => receivedOfType('page').at(-1)).toMatchObject({ path: '/channel', canGoBack: true })
    expect(receivedOfType('page')).toHaveLength(2)
  })

  it('is reported once, with the title that the page has after its content has loaded', async () => {
    disconnect()
    call.mockClear()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    disconnect = joinHostApp(go)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(receivedOfType('page')).toHaveLength(1)
    const { promise, resolve } = Promise.withResolvers<string>()
    const loading = queryClient.fetchQuery({ queryKey: ['video'], queryFn: () => promise })
    history.pushState({ idx: 1 }, '', '/channel/todai/movie/todai-night-47')
    document.title = '動画｜tsudoi 集い'
    await vi.advanceTimersByTimeAsync(1_000)
    expect(receivedOfType('page')).toHaveLength(1)
    resolve('深夜便')
    document.title = `${await loading}｜tsudoi 集い`
    await vi.advanceTimersByTimeAsync(1_000)
    expect(receivedOfType('page')).toHaveLength(2)
    expect(receivedOfType('page').at(-1)).toMatchObject({ title: '深夜便｜tsudoi 集い' })
    queryClient.clear()
    vi.useRealTimers()
  })

  it('goes back one page when the host app requests Back, and on its first page requests to be closed', () => {
    speak({ type: 'back' })
    expect(go).not.toHaveBeenCalled()
    expect(receivedOfType('close')).toHaveLength(1)
    history.pushState({ idx: 1 }, '', '/channel')
    speak({ type: 'back' })
    expect(go).toHaveBeenCalledWith(-1)
  })

  it('closes the topmost dialog or menu when the host app requests Back', () => {
    const close = vi.fn<() => void>()
    const removeDialog = openOverlays.add(() => {})
    const removeMenu = openOverlays.add(close)
    speak({ type: 'back' })
    removeMenu()
    removeDialog()
    expect(close).toHaveBeenCalledOnce()
    expect(receivedOfType('close')).toEqual([])
  })

  it('is reported as one with Back while a dialog or a menu is open, so that the host app does not close over it', async () => {
    await expect.poll(() => receivedOfType('page')).toHaveLength(1)
    const removeMenu = openOverlays.add(() => {})
    const removeDialog = openOverlays.add(() => {})
    const page = { tsudoi: 1, type: 'page', path: '/home', title: 'ホーム｜tsudoi 集い' }
    expect(receivedOfType('page').slice(1)).toEqual([{ ...page, canGoBack: true }])
    removeDialog()
    removeMenu()
    expect(receivedOfType('page').slice(2)).toEqual([{ ...page, canGoBack: false }])
  })

  it('is not reported before its title is final, even if a menu opens on it', async () => {
    await expect.poll(() => receivedOfType('page')).toHaveLength(1)
    history.pushState({ idx: 1 }, '', '/channel')
    const removeMenu = openOverlays.add(() => {})
    removeMenu()
    expect(receivedOfType('page')).toHaveLength(1)
  })

  it('navigates, applies insets and pauses media when the host app requests it', () => {
    document.body.innerHTML = '<video></video>'
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {})
    speak({ type: 'navigate', path: '/notification' })
    speak({ type: 'insets', top: 47, right: 0, bottom: 34, left: 0 })
    speak({ type: 'pause' })
    expect(go).toHaveBeenCalledWith('/notification')
    expect(document.documentElement.style.getPropertyValue('--inset-bottom')).toBe('34px')
    expect(pause).toHaveBeenCalledOnce()
  })

  it('opens external links in the system’s browser, and internal links inside the app', () => {
    document.body.innerHTML =
      '<a id="out" href="https://faq.example/coins"><b>FAQ</b></a><a id="own" href="/home">home</a>'
    document.querySelector<HTMLElement>('#out b')?.click()
    expect(receivedOfType('open')).toEqual([{ tsudoi: 1, type: 'open', url: 'https://faq.example/coins' }])
    document.querySelector<HTMLElement>('#own')?.click()
    expect(receivedOfType('open')).toHaveLength(1)
  })

  it('shares through the host app’s share sheet', () => {
    expect(canShare()).toBe(true)
    const url = `${location.origin}/channel/hoshi?tab=posts`
    void share({ title: '星詠み通信', url })
    expect(receivedOfType('share')).toEqual([{ tsudoi: 1, type: 'share', title: '星詠み通信', url }])
  })
})

describe('a bridge that the webview injects late (S002)', () => {
  const wait = () => vi.advanceTimersByTimeAsync(2_000)
  const types = () => call.mock.calls.map(([text]) => (JSON.parse(text) as { type: string }).type)

  beforeEach(() => {
    disconnect()
    vi.unstubAllGlobals()
    call.mockClear()
    vi.useFakeTimers()
    disconnect = joinHostApp(go)
  })
  afterEach(() => void vi.useRealTimers())

  it('is found after the page has loaded, and each message is sent once', async () => {
    await vi.advanceTimersByTimeAsync(60_000)
    expect(call).not.toHaveBeenCalled()
    vi.stubGlobal('Unity', { call })
    await wait()
    await wait()
    expect(types().toSorted()).toEqual(['page', 'ready', 'session'])
    speak({ type: 'navigate', path: '/channel' })
    expect(go).toHaveBeenCalledExactlyOnceWith('/channel')
  })

  it('is used only once: nothing is sent again when another global of the same webview appears', async () => {
    vi.stubGlobal('webkit', { messageHandlers: { unityControl: { postMessage: call } } })
    await wait()
    const sent = types()
    expect(sent.toSorted()).toEqual(['page', 'ready', 'session'])
    vi.stubGlobal('Unity', { call })
    await wait()
    expect(types()).toEqual(sent)
  })

  it('is not searched for once the page is disconnected', async () => {
    disconnect()
    vi.stubGlobal('Unity', { call })
    await wait()
    expect(call).not.toHaveBeenCalled()
  })
})
