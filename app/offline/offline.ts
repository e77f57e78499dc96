/**
 * How the app works without a network: the service worker with the app's files, newer builds, and the status line that
 * reports both (Q398).
 */

/** Sets up offline use and checks for newer builds. Call it once, after the first content is shown. */
export { startOffline } from './internal/startOffline.ts'

/**
 * The status line of the whole page. It shows that the app is offline, that content could not be refetched, or that a
 * newer build is available.
 */
export { StatusContainer } from './internal/StatusContainer.tsx'

/** Registers the service worker and returns it; undefined where the browser allows none. */
export { registerWorker } from './internal/registerWorker.ts'
