import { useSyncExternalStore } from 'react'

function subscribe(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

/** Undefined where the browser cannot. The whole document goes: dialogs lie beside the player in it. */
const read = () => (document.fullscreenEnabled ? document.fullscreenElement !== null : undefined)

export function useFullScreen(): { isFullScreen: boolean | undefined; toggle: () => void } {
  const isFullScreen = useSyncExternalStore(subscribe, read)
  const toggle = () => {
    const changed = document.fullscreenElement
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen()
    // A browser may refuse: then it stays as it is.
    changed.catch(() => {})
  }
  return { isFullScreen, toggle }
}
