import { useLocation } from 'react-router-dom'
import { useCloseUrlDialog } from '../router/useCloseUrlDialog.ts'

/**
 * Returns a function that closes the dialog of a hash. It goes back if a link opened the dialog, and otherwise removes
 * the hash from the URL (R086, R087).
 */
export function useCloseHashDialog(): () => void {
  const { key, pathname, search } = useLocation()
  return useCloseUrlDialog(key !== 'default', pathname + search)
}
