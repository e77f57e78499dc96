import { useSyncExternalStore } from 'react'

const query = '(min-width: 1024px)'

function listen(onChange: () => void): () => void {
  const list = matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** Whether the window has desktop width (at least 1024 px). */
export const useIsDesktop = () =>
  useSyncExternalStore(
    listen,
    () => matchMedia(query).matches,
    () => false,
  )
