import { useSyncExternalStore } from 'react'
import { offerReload } from '../shell/lazyModules.ts'
import { hostApp } from './hostApp.ts'

const refuse = (error: unknown) =>
  void import('../errors/raiseRefusal.ts').then((file) => file.raiseShareRefusal(error), offerReload)

const never = () => () => {}
/** Whether the device or the host app has a share sheet. */
export const canShare = () => hostApp() !== undefined || 'share' in navigator

/** Whether to show a share button: only if the device or the host app has a share sheet. */
export const useCanShare = (): boolean => useSyncExternalStore(never, canShare, () => false)

/** Opens the share sheet for this page. Shows a dialog if that fails; closing the sheet is not an error. */
export function share(title: string): void {
  const url = location.origin + location.pathname
  const host = hostApp()
  if (host) host.send({ type: 'share', title, url })
  else navigator.share({ title, url }).catch(refuse)
}
