import { useEffect, useRef, useSyncExternalStore } from 'react'
import { raiseRefusal } from '../../../errors/raiseRefusal.ts'

function subscribe(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

/**
 * Whether the document is in full screen; undefined if the browser does not support it. The whole document enters full
 * screen, because dialogs are rendered beside the player.
 */
const read = () => (document.fullscreenEnabled ? document.fullscreenElement !== null : undefined)

/** The state of full screen, and how to change it. `isFullScreen` is undefined if the browser does not support it. */
export interface FullScreen {
  isFullScreen: boolean | undefined
  toggle: () => void
}

/** Full screen of the document, and a function that toggles it. Ends when the component that entered it unmounts. */
export function useFullScreen(): FullScreen {
  // Turns off the React Compiler's memoization: the value changes at most twice per reading.
  'use no memo'
  const isFullScreen = useSyncExternalStore(subscribe, read, () => false)
  const isOurs = useRef(false)
  const toggle = () => {
    // Checks `fullscreenEnabled`, which exists in every browser, before calling `requestFullscreen`, which does not.
    if (!document.fullscreenEnabled) return
    isOurs.current = !document.fullscreenElement
    const changed = isOurs.current ? document.documentElement.requestFullscreen() : document.exitFullscreen()
    changed.catch(raiseRefusal)
  }
  useEffect(
    () => () => {
      if (isOurs.current && document.fullscreenElement) document.exitFullscreen().catch(() => {})
    },
    [],
  )
  return { isFullScreen, toggle }
}
