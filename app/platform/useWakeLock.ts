import { useEffect, useState } from 'react'

/**
 * Keeps the screen on while `isWanted` is true. Returns whether it is kept on: false if the browser cannot or refuses,
 * undefined until it has answered. A browser releases the lock in a hidden tab, so pass whether the tab is visible.
 */
export function useWakeLock(isWanted: boolean): boolean | undefined {
  const [isOn, setOn] = useState<boolean>()
  const canLock = typeof navigator !== 'undefined' && 'wakeLock' in navigator
  useEffect(() => {
    if (!isWanted || !canLock) return undefined
    let isOver = false
    let lock: WakeLockSentinel | undefined
    navigator.wakeLock.request('screen').then(
      (given) => {
        lock = given
        if (isOver) void given.release()
        else setOn(true)
      },
      () => {
        if (!isOver) setOn(false)
      },
    )
    return () => {
      isOver = true
      void lock?.release()
    }
  }, [isWanted, canLock])
  return canLock ? isOn : false
}
