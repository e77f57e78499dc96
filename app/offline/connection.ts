import type {} from '../api/earlyAnswers.ts'
import { createStore } from '../session/createStore.ts'

/** Whether hosts can be reached, as far as the last call and the browser know. */
export const useConnection = createStore<{ isOffline: boolean }>(() => ({ isOffline: false }))

/** The browser knows of its own network only, and can be wrong: the word of a host counts for more. */
let hasAnswered = false

/** When the browser last lost its network, on the clock of `performance.now()`. */
let lostAt = 0

export function setOffline(isOffline: boolean): void {
  hasAnswered = !isOffline
  if (useConnection.getState().isOffline !== isOffline) useConnection.setState({ isOffline })
}

export function loseNetwork(): void {
  lostAt = performance.now()
  setOffline(true)
}

/** A host has answered what was sent then. What was sent before the network went says nothing of now. */
export function hearHost(sentAt: number): void {
  if (sentAt >= lostAt) setOffline(false)
}

/** A host has answered the page's head, before any call of the app. What had been kept is no such answer. */
export const headIsAnswered = () => Object.keys(window.tsudoiEarly?.bodies ?? {}).length > 0

/** Now: the browser may know it before any call has failed. */
export const isOffline = () =>
  useConnection.getState().isOffline || (navigator.onLine === false && !hasAnswered && !headIsAnswered())
