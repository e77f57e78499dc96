import type { Bridge } from './bridge/bridge.ts'

/** The bridge to the host app, once connected. Its code is loaded only inside the host app. */
let bridge: Bridge | undefined
const waiting = new Set<(host: Bridge) => void>()

/** The connected host app; undefined in a browser or before it is connected. */
export const hostApp = (): Bridge | undefined => bridge

/** Calls `act` with the host app, immediately or once it is connected; never without a host app. */
export function whenHostAppConnected(act: (host: Bridge) => void): void {
  if (bridge) act(bridge)
  else waiting.add(act)
}

/** Sets the connected host app and runs the waiting callbacks. */
export function provideHostApp(found: Bridge | undefined): void {
  bridge = found
  if (!found) return
  for (const act of waiting) act(found)
  waiting.clear()
}
