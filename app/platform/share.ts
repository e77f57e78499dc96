import { offerReload } from '../shell/lazyModules.ts'
import { hostApp } from './host.ts'

const refuse = (error: unknown) =>
  void import('../errors/raiseRefusal.ts').then((file) => file.raiseShareRefusal(error), offerReload)

/** Whether there is a share sheet, the device's or the host app's; without one there is no button. */
export const canShare = () => hostApp() !== undefined || 'share' in navigator

/** Opens the share sheet for this page. When it cannot be opened, a dialog says so; closing it is no error. */
export function share(title: string): void {
  const url = location.origin + location.pathname
  const host = hostApp()
  if (host) host.send({ type: 'share', title, url })
  else navigator.share({ title, url }).catch(refuse)
}
