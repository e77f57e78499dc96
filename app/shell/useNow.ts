import { useSyncExternalStore } from 'react'
import { serverNow } from '../session/clock.ts'

const minute = 60_000

let now = new Date(serverNow()).toISOString()

function subscribe(notify: () => void): () => void {
  const tick = () => {
    now = new Date(serverNow()).toISOString()
    notify()
  }
  tick()
  const timer = setInterval(tick, minute)
  return () => clearInterval(timer)
}

/** Server time as ISO 8601, moving on by the minute: what screens compare periods with. */
export const useNow = () =>
  useSyncExternalStore(
    subscribe,
    () => now,
    () => now,
  )
