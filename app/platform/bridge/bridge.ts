import { bridgeVersion, readMessage, type MessageToApp, type MessageToHost } from './messages.ts'

/**
 * Message channel to the host app around an embedded page (docs/unity.md): one interface over the webviews that Unity
 * apps commonly use. Messages never contain a token and grant no rights (X17).
 */
export interface Bridge {
  send: (message: MessageToHost) => void
  /** Calls `onMessage` for each message of the host app. Returns a function that stops listening. */
  listen: (onMessage: (message: MessageToApp) => void) => () => void
}

/** Globals that webviews add to the page. They show which webview it is. */
export interface HostWindow {
  /** The global of Vuplex 3D WebView. */
  vuplex?: {
    postMessage: (message: unknown) => void
    addEventListener: (name: 'message', onMessage: (event: { data?: unknown; value?: unknown }) => void) => void
    removeEventListener: (name: 'message', onMessage: (event: { data?: unknown; value?: unknown }) => void) => void
  }
  /** The global of gree/unity-webview, which adds it after the page has loaded. */
  Unity?: { call: (message: string) => void }
  /**
   * The global of a custom WKWebView with a handler named `tsudoi`, and of gree/unity-webview on iOS, which names its
   * handler `unityControl`.
   */
  webkit?: { messageHandlers?: Partial<Record<'tsudoi' | 'unityControl', { postMessage: (message: string) => void }>> }
  /** The global of a custom Android WebView with an interface named `tsudoiHost`. */
  tsudoiHost?: { postMessage: (message: string) => void }
  /** Entry point for host apps that can only run a script: `tsudoi.receive('{"type":"back"}')`. */
  tsudoi?: { receive: (message: unknown) => void }
  location: { href: string }
}

type Send = (text: string) => void

/**
 * UniWebView adds no global: it intercepts addresses with its scheme and identifies itself by the query parameter
 * `bridge=uniwebview`. Each message is sent in a task of its own, because a second address in the same task would
 * replace the first one.
 */
function uniWebView(host: HostWindow): Send {
  const waiting: string[] = []
  const sendFirst = () => {
    host.location.href = `uniwebview://tsudoi?message=${encodeURIComponent(waiting[0] ?? '')}`
    setTimeout(() => {
      waiting.shift()
      if (waiting.length > 0) sendFirst()
    })
  }
  return (text) => {
    if (waiting.push(text) === 1) sendFirst()
  }
}

function findSender(host: HostWindow, named: string | undefined): Send | undefined {
  const { vuplex, Unity, webkit, tsudoiHost } = host
  const { tsudoi, unityControl } = webkit?.messageHandlers ?? {}
  if (vuplex) return (text) => vuplex.postMessage(text)
  if (tsudoi) return (text) => tsudoi.postMessage(text)
  if (tsudoiHost) return (text) => tsudoiHost.postMessage(text)
  if (Unity) return (text) => Unity.call(text)
  if (unityControl) return (text) => unityControl.postMessage(text)
  return named === 'uniwebview' ? uniWebView(host) : undefined
}

/**
 * The bridge to the host app of this webview. Undefined in a browser. `named` is the query parameter `bridge`
 * (`uniwebview`).
 */
export function findBridge(host: HostWindow, named?: string): Bridge | undefined {
  const send = findSender(host, named)
  if (!send) return undefined
  return {
    send: (message) => send(JSON.stringify({ tsudoi: bridgeVersion, ...message })),
    listen(onMessage) {
      const receive = (raw: unknown) => {
        const message = readMessage(raw)
        if (message) onMessage(message)
      }
      const fromVuplex = ({ data, value }: { data?: unknown; value?: unknown }) => receive(data ?? value)
      host.tsudoi = { receive }
      host.vuplex?.addEventListener('message', fromVuplex)
      return () => {
        delete host.tsudoi
        host.vuplex?.removeEventListener('message', fromVuplex)
      }
    },
  }
}
