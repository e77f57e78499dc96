import { useSyncExternalStore } from 'react'

const query = '(min-width: 1024px)'

function listen(tell: () => void): () => void {
  const list = matchMedia(query)
  list.addEventListener('change', tell)
  return () => list.removeEventListener('change', tell)
}

/** Whether the window has desktop width (at least 1024 px). */
export const useIsDesk = () => useSyncExternalStore(listen, () => matchMedia(query).matches)
