import { useLocation } from 'react-router-dom'
import { useStateField } from '../../router/locationState.ts'
import { useCloseUrlDialog } from '../../router/useCloseUrlDialog.ts'

/**
 * Returns a function that closes the dialog of an intent: goes back, or removes the intent from the URL if the user
 * came by this URL.
 */
export function useCloseIntent(): () => void {
  return useCloseUrlDialog(useStateField('isOpened') === true, useLocation().pathname)
}
