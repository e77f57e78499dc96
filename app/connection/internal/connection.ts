import type {} from '../../api/earlyAnswers.ts'
import { createStore } from '../../session/createStore.ts'

/** Whether the app counts as offline, according to the last call and the browser. */
export const useConnection = createStore<{ isOffline: boolean }>(() => ({ isOffline: false }))

/** Whether a server has answered. That overrides the browser's `onLine`, which can be wrong. */
let hasAnswered = false

/** When the browser last lost its network, in `performance.now()` time. */
let networkLostAt = 0

/** Sets whether the app counts as offline. */
export function setOffline(isOffline: boolean): void {
  hasAnswered = !isOffline
  if (useConnection.getState().isOffline !== isOffline) useConnection.setState({ isOffline })
}

/** The browser reported the loss of its network. */
export function noteNetworkLost(): void {
  networkLostAt = performance.now()
  setOffline(true)
}

/** A server answered a request sent at `sentAt` (`performance.now()`); requests sent before the loss do not count. */
export function noteServerReachable(sentAt: number): void {
  if (sentAt >= networkLostAt) setOffline(false)
}

/** Whether a server has answered a request of the early script (cached answers do not count). */
export const hasEarlyAnswer = () => Object.keys(window.tsudoiEarly?.bodies ?? {}).length > 0

/** Whether the app is offline now. The browser may know it before any call has failed. */
export const isOffline = () =>
  useConnection.getState().isOffline || (navigator.onLine === false && !hasAnswered && !hasEarlyAnswer())
