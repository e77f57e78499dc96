import { useLocation } from 'react-router-dom'
import { useCloseStep } from '../../router/useCloseStep.ts'
import type { OpenedIntent } from './intent.ts'

/**
 * Returns a function that closes the dialog of an intent: goes back, or removes the intent from the URL if the user
 * came by this URL.
 */
export function useCloseIntent(): () => void {
  const { pathname, state } = useLocation()
  return useCloseStep((state as OpenedIntent | null)?.isOpened === true, pathname)
}
