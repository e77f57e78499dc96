/**
 * Makes this tab the one that sends in a live talk: of all tabs of this browser at most one holds the lock, and who
 * comes later takes it over. Where there are no Web Locks the host does the same by account.
 *
 * @param onTaken another tab has taken over
 * @returns gives the lock back
 */
export function holdTalk(livetalkId: string, onTaken: () => void): () => void {
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
