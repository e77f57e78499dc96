import { useLocation } from 'react-router-dom'
import { useStateField } from '../../router/locationState.ts'
import { useCloseUrlDialog } from '../../router/useCloseUrlDialog.ts'

/**
 * Returns a function that closes the dialog that the URL opens on a story's page. It goes back; if the user came by
 * this URL, it removes the parameters of the dialog from the URL instead.
 */
export function useCloseStoryDialog(): () => void {
  return useCloseUrlDialog(useStateField('isOpened') === true, useLocation().pathname)
}
