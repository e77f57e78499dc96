import { holdLock } from '../../../api/withLock.ts'

/**
 * Makes this tab the one that sends in a live talk. At most one tab of a browser holds the lock; the latest tab steals
 * it. Without Web Locks only the server ensures that, per account.
 *
 * @param onTaken called when another tab takes over
 * @returns a function that releases the lock
 */
export const takeOverTalk = (livetalkId: string, onTaken: () => void): (() => void) =>
  holdLock(`talk.${livetalkId}`, { steal: true }, onTaken)
