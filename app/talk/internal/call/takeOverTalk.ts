import { holdLock } from '../../../api/withLock.ts'

/**
 * Makes this tab the only tab of the browser that sends in a live talk: it takes the lock from the tab that has it.
 * Without Web Locks only the server ensures that, per account.
 *
 * @param onTaken called when another tab takes the lock
 * @returns a function that releases the lock
 */
export const takeOverTalk = (livetalkId: string, onTaken: () => void): (() => void) =>
  holdLock(`talk.${livetalkId}`, { steal: true }, onTaken)
