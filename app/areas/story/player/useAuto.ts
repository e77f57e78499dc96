import { autoWaitOf, mayGoOn } from '@tsudoi/design-system/screens/story/player/player.rules'
import type { PlayerState, StorySettings } from '@tsudoi/design-system/screens/story/player/player.types'
import { useEffect, useEffectEvent } from 'react'
import { useVisible } from './useVisible.ts'

interface Auto {
  state: PlayerState
  /** The line's words, by whose length one who listens is waited for. */
  text: string
  settings: StorySettings
  onNext: () => void
}

/**
 * Goes on by itself once a line is all there: never in a hidden tab or under an open panel, and from the beginning of
 * its wait when the reader is back. The wait in milliseconds, while it runs.
 */
export function useAuto({ state, text, settings, onNext }: Auto): number | undefined {
  const isVisible = useVisible()
  const runs = isVisible && mayGoOn(state)
  const wait = runs ? autoWaitOf(text, settings) : undefined
  const goOn = useEffectEvent(onNext)
  useEffect(() => {
    if (wait === undefined) return undefined
    const timer = setTimeout(goOn, wait)
    return () => clearTimeout(timer)
  }, [wait, state.position])
  useWakeLock(state.isAuto && isVisible)
  return wait
}

/** The screen stays on while nobody touches it. A browser may refuse: then it does what it always does. */
function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return undefined
    let isOver = false
    let lock: WakeLockSentinel | undefined
    navigator.wakeLock.request('screen').then(
      (given) => {
        lock = given
        if (isOver) void given.release()
      },
      () => {},
    )
    return () => {
      isOver = true
      void lock?.release()
    }
  }, [isWanted])
}
