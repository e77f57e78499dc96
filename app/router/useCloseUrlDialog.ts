import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { historyEntryState } from './goBack.ts'

/** Whether the browser is still at the history entry with this key. The rendered page may lag behind the browser. */
function isStill(key: string): boolean {
  const { idx, key: kept = 'default' } = historyEntryState()
  return idx === undefined || kept === key
}

/**
 * Returns a function that closes a dialog whose state is in the URL. If a link of the app opened the dialog
 * (`isOwnStep`), it goes one step back. Otherwise, and on the first entry of the app's history, it replaces the URL by
 * `without`. A second call before the page has changed does nothing, because another step back would leave the page.
 */
export function useCloseUrlDialog(isOwnStep: boolean, without: string): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  const isClosed = useRef(false)
  useLayoutEffect(() => {
    isClosed.current = false
  }, [key])
  return () => {
    if (isClosed.current || !isStill(key)) return
    isClosed.current = true
    void (isOwnStep && historyEntryState().idx !== 0 ? navigate(-1) : navigate(without, { replace: true }))
  }
}
