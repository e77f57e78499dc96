import { useEffect, useRef, useSyncExternalStore } from 'react'
import { raiseRefusal } from '../../../errors/raiseRefusal.ts'

function subscribe(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

/** Undefined where the browser cannot. The whole document goes: dialogs lie beside the player in it. */
const read = () => (document.fullscreenEnabled ? document.fullscreenElement !== null : undefined)

export interface FullScreen {
  isFullScreen: boolean | undefined
  toggle: () => void
}

/** It ends with whoever entered it: no other page is read so. */
export function useFullScreen(): FullScreen {
  // It changes twice at most while one reads.
  'use no memo'
  const isFullScreen = useSyncExternalStore(subscribe, read)
  const isOurs = useRef(false)
  const toggle = () => {
    // The key is there in every browser, the method is not.
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
