import { useLocation } from 'react-router-dom'
import { useCloseStep } from '../../router/useCloseStep.ts'
import type { OpenedIntent } from './intent.ts'

/** Closes the intent: a step back, or out of the address where somebody came in by it. */
export function useCloseIntent(): () => void {
  const { pathname, state } = useLocation()
  return useCloseStep((state as OpenedIntent | null)?.isOpened === true, pathname)
}
