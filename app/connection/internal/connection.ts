import type {} from '../../api/earlyAnswers.ts'
import { createStore } from '../../session/createStore.ts'

/** Whether the app counts as offline, according to the last call and the browser. */
export const useConnection = createStore<{ isOffline: boolean }>(() => ({ isOffline: false }))

/**
 * Whether a server has answered since the last offline state. That overrides the browser's `onLine`, which can be
 * wrong.
 */
let hasAnswered = false

/** When the browser last lost its network, in milliseconds of `performance.now()`. */
let networkLostAt = 0

/** Sets whether the app counts as offline. */
export function setOffline(isOffline: boolean): void {
  hasAnswered = !isOffline
  if (useConnection.getState().isOffline !== isOffline) useConnection.setState({ isOffline })
}

/** Call it when the browser reports the loss of its network. */
export function noteNetworkLost(): void {
  networkLostAt = performance.now()
  setOffline(true)
}

/**
 * Call it when a server has answered a request that was sent at `sentAt` (milliseconds of `performance.now()`). Ignores
 * requests that were sent before the network was lost.
 */
export function noteServerReachable(sentAt: number): void {
  if (sentAt >= networkLostAt) setOffline(false)
}

/** Whether a server has answered a request of the script in the page's head (cached answers do not count). */
export const hasEarlyAnswer = () => Object.keys(window.tsudoiEarly?.bodies ?? {}).length > 0

/** Whether the app is offline now. The browser may report it before any call has failed. */
export const isOffline = () =>
  useConnection.getState().isOffline || (navigator.onLine === false && !hasAnswered && !hasEarlyAnswer())
