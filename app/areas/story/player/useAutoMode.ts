import { openOverlays } from '@tsudoi/design-system/openOverlays'
import { autoWaitMs, canAutoContinue, spokenLineText } from '@tsudoi/design-system/screens/story/player/player.rules'
import type { PlayerState, StorySettings } from '@tsudoi/design-system/screens/story/player/player.types'
import type { Stage } from '@tsudoi/design-system/screens/story/player/stage.types'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useTabVisible } from '../../../platform/useTabVisible.ts'
import { useWakeLock } from '../../../platform/useWakeLock.ts'

interface Auto {
  state: PlayerState
  /** The state of the current line. Its spoken text determines the wait for users of a screen reader. */
  stage: Stage
  settings: StorySettings
  /** Scrolls a long line by a page; returns false if nothing is hidden. */
  scrollLineByPage: () => boolean
  onNext: () => void
}

const hasOverlay = () => openOverlays.count() > 0

/**
 * The story player's auto mode: shows the next line after a wait that begins when the current line is shown completely.
 * Pauses in a hidden tab and under an open panel or dialog, and then restarts the wait. A long line has one wait per
 * page; the time that a screen reader needs counts only for the first page. Returns the current wait in ms.
 */
export function useAutoMode({ state, stage, settings, scrollLineByPage, onNext }: Auto): number | undefined {
  // Turns off the React Compiler's memoization, as in StoryPlayer: every line renders the whole component.
  'use no memo'
  const isVisible = useTabVisible()
  const isCovered = useSyncExternalStore(openOverlays.subscribe, hasOverlay, () => false)
  const { position } = state
  const [turned, setTurned] = useState<{ position: number; isPainted: boolean }>()
  const isTurned = turned?.position === position
  const runs = isVisible && !isCovered && canAutoContinue(state) && !(isTurned && !turned.isPainted)
  const wait = runs ? autoWaitMs(isTurned ? '' : spokenLineText(stage), settings) : undefined
  const goToNext = useEffectEvent(() => {
    if (scrollLineByPage()) return setTurned({ position, isPainted: false })
    setTurned(undefined)
    onNext()
  })
  useEffect(() => {
    if (wait === undefined) return undefined
    const timer = setTimeout(goToNext, wait)
    return () => clearTimeout(timer)
  }, [wait, position])
  // Removes the wait for one render between two waits, so that the animation of the progress restarts.
  useEffect(() => {
    if (!turned || turned.isPainted) return undefined
    const timer = setTimeout(() => setTurned({ ...turned, isPainted: true }))
    return () => clearTimeout(timer)
  }, [turned])
  useWakeLock(state.isAuto && isVisible)
  return wait
}
