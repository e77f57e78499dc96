import { useLocation } from 'react-router-dom'
import { useCloseUrlDialog } from '../../router/useCloseUrlDialog.ts'
import type { OpenedIntent } from './intent.ts'

/** Returns a function that closes the intent: goes back, or removes it from the URL if the user came by this URL. */
export function useCloseIntent(): () => void {
  const { pathname, state } = useLocation()
  return useCloseUrlDialog((state as OpenedIntent | null)?.isOpened === true, pathname)
}
