import { notifyClockListeners } from './clock.ts'
import { onTimeMayBeWrong } from './onTimeMayBeWrong.ts'
import { readServerTime } from './readServerTime.ts'

/**
 * Sets the app's clock by the server's. Whenever the device's clock may have become wrong, pages read the time again at
 * once, and the server's time is requested again. Returns a function that stops this (Q435).
 */
export function followServerClock(): () => void {
  const set = () => void readServerTime().catch(() => {})
  set()
  return onTimeMayBeWrong(() => {
    notifyClockListeners()
    set()
  })
}
