/** The app without a network: the worker with the app's files, newer builds, and the line that reports both (Q398). */

/** Sets up offline use and checks for newer builds. Call it once, after the first content. */
export { startOffline } from './internal/startOffline.ts'

/** The status line of the whole page: offline, content that could not be renewed, or a newer build. */
export { StatusHost } from './internal/StatusHost.tsx'
