import { useEffect, useRef, useSyncExternalStore } from 'react'
import { raiseRefusal } from '../../../errors/raiseRefusal.ts'

function subscribe(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

/**
 * Undefined if the browser does not support it. The whole document enters full screen, because dialogs are rendered
 * beside the player.
 */
const read = () => (document.fullscreenEnabled ? document.fullscreenElement !== null : undefined)

export interface FullScreen {
  isFullScreen: boolean | undefined
  toggle: () => void
}

/** Full screen of the document. Ends when the component that entered it unmounts. */
export function useFullScreen(): FullScreen {
  // Changes at most twice per reading.
  'use no memo'
  const isFullScreen = useSyncExternalStore(subscribe, read)
  const isOurs = useRef(false)
  const toggle = () => {
    // `fullscreenEnabled` exists in every browser, the method does not.
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
