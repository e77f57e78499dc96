import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { findBridge, type HostWindow } from './bridge.ts'
import { readMessage } from './messages.ts'

/**
 * Simulates the webviews: what they add to the page, the messages they received, and a function that sends a message to
 * the page.
 */
const webviews: Record<string, () => { host: HostWindow; received: () => unknown[]; speak: (raw: string) => void }> = {
  'Vuplex 3D WebView': () => {
    const postMessage = vi.fn<(message: unknown) => void>()
    const listeners = new Set<(event: { data?: unknown }) => void>()
    const vuplex = {
      postMessage,
      addEventListener: (_: 'message', onMessage: (event: { data?: unknown }) => void) => void listeners.add(onMessage),
      removeEventListener: (_: 'message', onMessage: (event: { data?: unknown }) => void) =>
        void listeners.delete(onMessage),
    }
    const speak = (data: string) => listeners.forEach((onMessage) => onMessage({ data }))
    return {
      host: { vuplex, location: { href: '' } },
      received: () => postMessage.mock.calls.map(([text]) => text),
      speak,
    }
  },
  'gree/unity-webview': () => withScript((call) => ({ Unity: { call } })),
  'a WKWebView': () => withScript((postMessage) => ({ webkit: { messageHandlers: { tsudoi: { postMessage } } } })),
  'gree/unity-webview on iOS': () =>
    withScript((postMessage) => ({ webkit: { messageHandlers: { unityControl: { postMessage } } } })),
  'an Android WebView': () => withScript((postMessage) => ({ tsudoiHost: { postMessage } })),
  UniWebView: () => {
    const received: string[] = []
    const location = {
      get href() {
        return 'https://tsudoi.example/'
      },
      set href(address: string) {
        received.push(new URL(address).searchParams.get('message') ?? '')
      },
    }
    const host: HostWindow = { location }
    return { host, received: () => received, speak: (raw) => host.tsudoi?.receive(raw) }
  },
}

function withScript(objects: (call: (text: string) => void) => Partial<HostWindow>) {
  const call = vi.fn<(text: string) => void>()
  const host: HostWindow = { location: { href: '' }, ...objects(call) }
  return {
    host,
    received: () => call.mock.calls.map(([text]) => text),
    speak: (raw: string) => host.tsudoi?.receive(raw),
  }
}

describe.each(Object.entries(webviews))('the bridge in %s (S002)', (name, open) => {
  const named = name === 'UniWebView' ? 'uniwebview' : undefined

  it('sends messages as JSON with the version of the message format', () => {
    const { host, received } = open()
    findBridge(host, named)?.send({ type: 'page', path: '/home', title: 'ホーム', canGoBack: false })
    expect(received().map((text) => JSON.parse(String(text)) as unknown)).toEqual([
      { tsudoi: 1, type: 'page', path: '/home', title: 'ホーム', canGoBack: false },
    ])
  })

  it('receives the host app’s messages until it stops listening, and ignores other messages', () => {
    const { host, speak } = open()
    const onMessage = vi.fn<(message: unknown) => void>()
    const stop = findBridge(host, named)?.listen(onMessage)
    speak('{"type":"back"}')
    speak('not json')
    speak('{"type":"navigate","path":"https://evil.example/"}')
    expect(onMessage.mock.calls).toEqual([[{ type: 'back' }]])
    stop?.()
    speak('{"type":"back"}')
    expect(onMessage).toHaveBeenCalledOnce()
  })
})

it('the bridge in UniWebView sends each message in a task of its own: a browser follows only the last address of a task (S002)', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { host, received } = webviews['UniWebView']!()
  const types = () => received().map((text) => (JSON.parse(String(text)) as { type: string }).type)
  const bridge = findBridge(host, 'uniwebview')
  bridge?.send({ type: 'ready' })
  bridge?.send({ type: 'session', isMember: true })
  bridge?.send({ type: 'close' })
  expect(types()).toEqual(['ready'])
  vi.advanceTimersToNextTimer()
  expect(types()).toEqual(['ready', 'session'])
  vi.runAllTimers()
  expect(types()).toEqual(['ready', 'session', 'close'])
  bridge?.send({ type: 'close' })
  expect(types()).toEqual(['ready', 'session', 'close', 'close'])
})

describe('messages of the host app', () => {
  it('navigate to pages of the app only (X1)', () => {
    expect(readMessage({ type: 'navigate', path: '/channel/ip-hoshiyomi' })).toBeDefined()
    for (const path of ['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'https://evil.example', 'home'])
      expect(readMessage({ type: 'navigate', path })).toBeUndefined()
  })

  it('are ignored if they set insets that are negative or larger than a screen', () => {
    const insets = { type: 'insets', top: 47, right: 0, bottom: 34, left: 0 }
    expect(readMessage(JSON.stringify(insets))).toEqual(insets)
    expect(readMessage({ ...insets, top: -1 })).toBeUndefined()
    expect(readMessage({ ...insets, bottom: 4000 })).toBeUndefined()
  })
})

it('findBridge() returns undefined in an ordinary browser', () => {
  expect(findBridge({ location: { href: '' } })).toBeUndefined()
})

describe('an address that the host app sends (X1)', () => {
  const navigate = (path: string) => readMessage({ type: 'navigate', path })

  it.each(['/channel/ip-1?tab=posts#shop', '/channel/星', '/a//b', '/post/%2F%2Fevil.example'])(
    'is opened if it is a path of the app: %s',
    (path) => expect(navigate(path)).toEqual({ type: 'navigate', path }),
  )

  it.each(['//evil.example', '/\\evil.example', '/\t/evil.example', '/\n/evil.example', '\t//evil.example', '/a\\b'])(
    'is rejected if the address could leave the app: %j',
    (path) => expect(navigate(path)).toBeUndefined(),
  )
})
