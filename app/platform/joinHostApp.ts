import { canGoBack } from '../router/goBack.ts'
import { isMember, useSession } from '../session/sessionStore.ts'
import { findBridge, type Bridge, type HostWindow } from './bridge/bridge.ts'
import type { ToApp } from './bridge/messages.ts'
import { provideHostApp } from './host.ts'
import { applyInsets } from './insets.ts'
import { openOutside } from './openOutside.ts'
import { reportPages } from './reportPages.ts'

/** To a path of ours, or so many pages through the history. */
type Go = (to: string | number) => void

/** An open dialog is what one goes back from first, as Escape does. */
function closeDialog(): boolean {
  const dialog = document.querySelector('[role="dialog"], [role="alertdialog"]')
  dialog?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  return dialog !== null
}

function obey(message: ToApp, bridge: Bridge, go: Go): void {
  if (message.type === 'navigate') go(message.path)
  if (message.type === 'insets') applyInsets(message)
  if (message.type === 'pause')
    document.querySelectorAll('video, audio').forEach((media) => (media as HTMLMediaElement).pause())
  if (message.type !== 'back' || closeDialog()) return
  if (canGoBack()) go(-1)
  else bridge.send({ type: 'close' })
}

/** Links to elsewhere open in the system's browser: inside the webview there would be no way back. */
function passOnOutsideLinks(): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.origin === location.origin || !/^https?:$/.test(link.protocol)) return
    event.preventDefault()
    openOutside(link.href)
  }
  document.addEventListener('click', follow, { capture: true })
  return () => document.removeEventListener('click', follow, { capture: true })
}

function tellSession(bridge: Bridge): () => void {
  const tell = () => bridge.send({ type: 'session', isMember: isMember() })
  tell()
  return useSession.subscribe((now, before) => now.accountId !== before.accountId && tell())
}

/**
 * Connects this page with the host app around it; returns the way to part. Without a host nothing happens. `named` is
 * what the first address called it.
 */
export function joinHostApp(go: Go, named?: string): () => void {
  const bridge = findBridge(window as unknown as HostWindow, named)
  if (!bridge) return () => {}
  provideHostApp(bridge)
  bridge.send({ type: 'ready' })
  const stops = [
    bridge.listen((message) => obey(message, bridge, go)),
    passOnOutsideLinks(),
    tellSession(bridge),
    reportPages(bridge),
  ]
  return () => {
    stops.forEach((stop) => stop())
    provideHostApp(undefined)
  }
}
