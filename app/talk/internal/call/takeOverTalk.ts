/**
 * Makes this tab the one that sends in a live talk. At most one tab of a browser holds the lock; the latest tab steals
 * it. Without Web Locks only the server ensures that, per account.
 *
 * @param onTaken called when another tab takes over
 * @returns a function that releases the lock
 */
export function takeOverTalk(livetalkId: string, onTaken: () => void): () => void {
  if (!('locks' in navigator) || !navigator.locks) return () => undefined
  const { promise, resolve } = Promise.withResolvers<void>()
  let isHeld = true
  const hold = navigator.locks.request(`tsudoi.talk.${livetalkId}`, { steal: true }, () => promise)
  hold.catch(() => {
    if (isHeld) onTaken()
  })
  return () => {
    isHeld = false
    resolve()
  }
}
