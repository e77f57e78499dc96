import { createStore } from '../session/createStore.ts'

/** Whether hosts can be reached, as far as the last call and the browser know. */
export const useConnection = createStore<{ isOffline: boolean }>(() => ({ isOffline: false }))

/** The browser knows of its own network only, and can be wrong: the word of a host counts for more. */
let hasAnswered = false

export function setOffline(isOffline: boolean): void {
  hasAnswered = !isOffline
  if (useConnection.getState().isOffline !== isOffline) useConnection.setState({ isOffline })
}

/** Now: the browser may know it before any call has failed. */
export const isOffline = () => useConnection.getState().isOffline || (navigator.onLine === false && !hasAnswered)

/**
 * When the answer came that stood in last for one that could not be had: its query hears of it at once. `oldest` of all
 * that stood in is for queries that had theirs before anybody listened.
 */
export const lastKept = { time: 0, oldest: Infinity }
