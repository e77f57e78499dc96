import { useLocation } from 'react-router-dom'
import { useCloseUrlDialog } from '../router/useCloseUrlDialog.ts'

/**
 * Returns a function that closes the dialog of a hash (R086, R087): Back if a link opened it, otherwise the URL without
 * the hash.
 */
export function useCloseHashDialog(): () => void {
  const { key, pathname, search } = useLocation()
  return useCloseUrlDialog(key !== 'default', pathname + search)
}
