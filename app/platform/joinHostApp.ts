import { openOverlays } from '@tsudoi/design-system/openOverlays'
import { canGoBack } from '../router/goBack.ts'
import { isMember, useSession } from '../session/sessionStore.ts'
import { findBridge, type Bridge, type HostWindow } from './bridge/bridge.ts'
import type { MessageToApp } from './bridge/messages.ts'
import { provideHostApp } from './hostApp.ts'
import { applyInsets } from './insets.ts'
import { openOutside } from './openOutside.ts'
import { reportPagesToHost } from './reportPagesToHost.ts'

/** Navigates to a path of the app, or by a number of history entries. */
type Navigate = (to: string | number) => void

function runCommand(message: MessageToApp, bridge: Bridge, go: Navigate): void {
  if (message.type === 'navigate') go(message.path)
  if (message.type === 'insets') applyInsets(message)
  if (message.type === 'pause')
    document.querySelectorAll('video, audio').forEach((media) => (media as HTMLMediaElement).pause())
  if (message.type !== 'back' || openOverlays.closeTop()) return
  if (canGoBack()) go(-1)
  else bridge.send({ type: 'close' })
}

/**
 * Opens external links in the system's browser, because the webview offers no way back. Returns a function that stops
 * this.
 */
function openOutsideLinks(): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.origin === location.origin || !/^https?:$/.test(link.protocol)) return
    event.preventDefault()
    openOutside(link.href)
  }
  document.addEventListener('click', onClick, { capture: true })
  return () => document.removeEventListener('click', onClick, { capture: true })
}

function reportSession(bridge: Bridge): () => void {
  const report = () => bridge.send({ type: 'session', isMember: isMember() })
  report()
  return useSession.subscribe((now, before) => now.accountId !== before.accountId && report())
}

/** Interval of the search for a bridge that the webview injects after the page has loaded, in milliseconds. */
const searchMs = 500

/**
 * Connects this page with the host app, once: now, or when the bridge appears. `named` is the query parameter `bridge`
 * of the first address. Returns a function that disconnects.
 */
export function joinHostApp(go: Navigate, named?: string): () => void {
  const find = () => findBridge(window as unknown as HostWindow, named)
  const found = find()
  if (found) return connect(found, go)
  let disconnect = () => {}
  const search = setInterval(() => {
    const late = find()
    if (!late) return
    clearInterval(search)
    disconnect = connect(late, go)
  }, searchMs)
  return () => {
    clearInterval(search)
    disconnect()
  }
}

function connect(bridge: Bridge, go: Navigate): () => void {
  provideHostApp(bridge)
  bridge.send({ type: 'ready' })
  const stops = [
    bridge.listen((message) => runCommand(message, bridge, go)),
    openOutsideLinks(),
    reportSession(bridge),
    reportPagesToHost(bridge),
  ]
  return () => {
    stops.forEach((stop) => stop())
    provideHostApp(undefined)
  }
}
