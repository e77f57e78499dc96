import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { keptEntry } from './goBack.ts'

/** Whether the browser is still on the step of this key: what is rendered can be a moment behind. */
function isStill(key: string): boolean {
  const { idx, key: kept = 'default' } = keptEntry()
  return idx === undefined || kept === key
}

/**
 * Closes a dialog that is in the address. Where a link of ours opened it (`isOwnStep`) that is one step back.
 * Otherwise, and on the first entry of the app's history, `without` replaces the address. Called again before the page
 * has changed it does nothing: a second step back would leave the page.
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
    void (isOwnStep && keptEntry().idx !== 0 ? navigate(-1) : navigate(without, { replace: true }))
  }
}
