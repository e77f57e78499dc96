import type { Bridge } from './bridge/bridge.ts'

/** The host app around this page, once it has been found; the bridge itself is loaded in the embedded device only. */
let bridge: Bridge | undefined

export const hostApp = (): Bridge | undefined => bridge

export function provideHostApp(found: Bridge | undefined): void {
  bridge = found
}
