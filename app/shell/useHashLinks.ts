import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { dialogHashes } from './dialogHashes.ts'

/**
 * Opens links to a dialog's hash through the router, so that the page keeps its scroll position (S117, R086, R087,
 * Q130).
 */
export function useHashLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const hash = link?.getAttribute('href') ?? ''
      if (!dialogHashes.has(hash) || event.defaultPrevented || event.metaKey || event.ctrlKey) return
      event.preventDefault()
      void navigate({ pathname: location.pathname, search: location.search, hash })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}
