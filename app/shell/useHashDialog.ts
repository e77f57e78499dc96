import { useLocation } from 'react-router-dom'
import { useCloseStep } from '../router/useCloseStep.ts'

/**
 * Returns a function that closes the dialog of a hash (R086, R087): Back if a link opened it, otherwise the URL without
 * the hash.
 */
export function useHashDialog(): () => void {
  const { key, pathname, search } = useLocation()
  return useCloseStep(key !== 'default', pathname + search)
}
