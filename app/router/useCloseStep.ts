import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** What the router keeps with a step of the browser's history; nothing elsewhere, as in a test's memory. */
interface KeptStep {
  idx?: number
  key?: string
}

/** Whether the browser is still on the step of this key: what is rendered can be a moment behind. */
function isStill(key: string): boolean {
  const { idx, key: kept = 'default' } = (history.state ?? {}) as KeptStep
  return idx === undefined || kept === key
}

/**
 * Closes what stands in the address. Opened by a link of ours (`isOwnStep`) it is one step back, otherwise `without` is
 * the address that takes its place. Asked again before the page has changed, it does nothing: a second step back would
 * leave the page, and from the first page of a visit the site.
 */
export function useCloseStep(isOwnStep: boolean, without: string): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  const isClosed = useRef(false)
  useLayoutEffect(() => {
    isClosed.current = false
  }, [key])
  return () => {
    if (isClosed.current || !isStill(key)) return
    isClosed.current = true
    void (isOwnStep ? navigate(-1) : navigate(without, { replace: true }))
  }
}
