import type { Bridge } from './bridge/bridge.ts'

/** The bridge to the host app, once the app is connected. Its code is loaded only inside the host app. */
let bridge: Bridge | undefined
const waiting = new Set<(host: Bridge) => void>()

/** The bridge to the connected host app. Undefined in a browser, or before the app is connected. */
export const hostApp = (): Bridge | undefined => bridge

/** Calls `act` with the bridge to the host app, immediately or once it is connected. Never calls it in a browser. */
export function whenHostAppConnected(act: (host: Bridge) => void): void {
  if (bridge) act(bridge)
  else waiting.add(act)
}

/** Sets the bridge to the connected host app, and runs the callbacks that wait for it. */
export function provideHostApp(found: Bridge | undefined): void {
  bridge = found
  if (!found) return
  for (const act of waiting) act(found)
  waiting.clear()
}
