import { autoWaitOf, canAutoContinue, spokenText } from '@tsudoi/design-system/screens/story/player/player.rules'
import type { PlayerState, StorySettings } from '@tsudoi/design-system/screens/story/player/player.types'
import type { Stage } from '@tsudoi/design-system/screens/story/player/stage.types'
import { useEffect, useEffectEvent, useState } from 'react'
import { useVisible } from './useVisible.ts'

interface Auto {
  state: PlayerState
  /** Whoever listens is waited for as long as all that is said of the line takes. */
  stage: Stage
  settings: StorySettings
  /** To what lies below the fold; false where nothing does. */
  turnPage: () => boolean
  onNext: () => void
}

/**
 * Goes on by itself once a line is all there: never in a hidden tab or under an open panel, and from the beginning of
 * its wait when the reader is back. Each page of a long line has a wait of its own; it is said with the first. The wait
 * in milliseconds, while it runs.
 */
export function useAuto({ state, stage, settings, turnPage, onNext }: Auto): number | undefined {
  // As for the player itself: each line renders all of it.
  'use no memo'
  const isVisible = useVisible()
  const { position } = state
  const [turned, setTurned] = useState<{ position: number; isPainted: boolean }>()
  const isTurned = turned?.position === position
  const runs = isVisible && canAutoContinue(state) && !(isTurned && !turned.isPainted)
  const wait = runs ? autoWaitOf(isTurned ? '' : spokenText(stage), settings) : undefined
  const goOn = useEffectEvent(() => {
    if (turnPage()) return setTurned({ position, isPainted: false })
    setTurned(undefined)
    onNext()
  })
  useEffect(() => {
    if (wait === undefined) return undefined
    const timer = setTimeout(goOn, wait)
    return () => clearTimeout(timer)
  }, [wait, position])
  // A wait that is over and one that begins are two: what shows how it runs out begins anew.
  useEffect(() => {
    if (!turned || turned.isPainted) return undefined
    const timer = setTimeout(() => setTurned({ ...turned, isPainted: true }))
    return () => clearTimeout(timer)
  }, [turned])
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
