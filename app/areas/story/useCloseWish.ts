import { useLocation } from 'react-router-dom'
import { useCloseStep } from '../../router/useCloseStep.ts'
import type { OpenedWish } from './wish.ts'

/** Closes the wish: a step back, or out of the address where somebody came in by it. */
export function useCloseWish(): () => void {
  const { pathname, state } = useLocation()
  return useCloseStep((state as OpenedWish | null)?.isOpened === true, pathname)
}
