import { useEffect, useRef, useSyncExternalStore } from 'react'

function subscribe(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

/** Undefined where the browser cannot. The whole document goes: dialogs lie beside the player in it. */
const read = () => (document.fullscreenEnabled ? document.fullscreenElement !== null : undefined)

/** A browser may refuse: then it stays as it is. */
const ask = (changed: Promise<void>) => void changed.catch(() => {})

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
    ask(isOurs.current ? document.documentElement.requestFullscreen() : document.exitFullscreen())
  }
  useEffect(
    () => () => {
      if (isOurs.current && document.fullscreenElement) ask(document.exitFullscreen())
    },
    [],
  )
  return { isFullScreen, toggle }
}
