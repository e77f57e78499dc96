import { bridgeVersion, readMessage, type ToApp, type ToHost } from './messages.ts'

/**
 * The way to the host app around an embedded page (docs/unity.md): one interface over the webviews that Unity apps
 * commonly use. It carries what is shown and where one is, never a token, and gives no rights (X17).
 */
export interface Bridge {
  send: (message: ToHost) => void
  /** Calls back for each message of the host; returns the way to stop. */
  listen: (hear: (message: ToApp) => void) => () => void
}

/** What webviews put into the page; which one is there tells them apart. */
export interface HostWindow {
  /** Vuplex 3D WebView. */
  vuplex?: {
    postMessage: (message: unknown) => void
    addEventListener: (name: 'message', hear: (event: { data?: unknown; value?: unknown }) => void) => void
    removeEventListener: (name: 'message', hear: (event: { data?: unknown; value?: unknown }) => void) => void
  }
  /** gree/unity-webview. */
  Unity?: { call: (message: string) => void }
  /** A WKWebView of one's own, with a handler named `tsudoi`. */
  webkit?: { messageHandlers?: { tsudoi?: { postMessage: (message: string) => void } } }
  /** An Android WebView of one's own, with an interface named `tsudoiHost`. */
  tsudoiHost?: { postMessage: (message: string) => void }
  /** Where hosts that can only run a script speak to the app: `tsudoi.receive('{"type":"back"}')`. */
  tsudoi?: { receive: (message: unknown) => void }
  location: { href: string }
}

type Send = (text: string) => void

/**
 * UniWebView puts nothing into the page: it catches addresses of its scheme, and says that it is there by
 * `bridge=uniwebview`.
 */
const uniWebView =
  (host: HostWindow): Send =>
  (text) => {
    host.location.href = `uniwebview://tsudoi?message=${encodeURIComponent(text)}`
  }

function senderOf(host: HostWindow, named: string | undefined): Send | undefined {
  const { vuplex, Unity, webkit, tsudoiHost } = host
  const handler = webkit?.messageHandlers?.tsudoi
  if (vuplex) return (text) => vuplex.postMessage(text)
  if (handler) return (text) => handler.postMessage(text)
  if (tsudoiHost) return (text) => tsudoiHost.postMessage(text)
  if (Unity) return (text) => Unity.call(text)
  return named === 'uniwebview' ? uniWebView(host) : undefined
}

/**
 * The bridge of this webview. `named` is what the address calls it (`bridge=uniwebview`). Undefined when there is no
 * host that could hear.
 */
export function findBridge(host: HostWindow, named?: string): Bridge | undefined {
  const send = senderOf(host, named)
  if (!send) return undefined
  return {
    send: (message) => send(JSON.stringify({ tsudoi: bridgeVersion, ...message })),
    listen(hear) {
      const receive = (raw: unknown) => {
        const message = readMessage(raw)
        if (message) hear(message)
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
