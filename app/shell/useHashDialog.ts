import { useLocation } from 'react-router-dom'
import { useCloseStep } from '../router/useCloseStep.ts'

/** Closes the dialog of a hash (R086, R087): Back where the hash came by a link, otherwise the address without it. */
export function useHashDialog(): () => void {
  const { key, pathname, search } = useLocation()
  return useCloseStep(key !== 'default', pathname + search)
}
