import type { Bridge } from './bridge/bridge.ts'

/** The host app around this page, once it has been found; the bridge itself is loaded in the embedded device only. */
let bridge: Bridge | undefined
const waiting = new Set<(host: Bridge) => void>()

export const hostApp = (): Bridge | undefined => bridge

/** Calls back with the host app: at once, or when it is found. Without one, never. */
export function whenHostApp(act: (host: Bridge) => void): void {
  if (bridge) act(bridge)
  else waiting.add(act)
}

export function provideHostApp(found: Bridge | undefined): void {
  bridge = found
  if (!found) return
  for (const act of waiting) act(found)
  waiting.clear()
}
