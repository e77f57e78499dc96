import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useStateField } from '../../router/locationState.ts'
import { useCloseUrlDialog } from '../../router/useCloseUrlDialog.ts'

/**
 * Whether the dialogs for buying the page's video are open, and functions to open and close them. Stored in the URL
 * (`?by=coins`, Q192): after a reload, a login or a visit to the coin shop the same dialog opens again, and Back closes
 * it.
 */
export function useBuyingInUrl() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const isBuying = search.get('by') === 'coins'
  // The other parameters, such as the moment of a shared link or of watching together, remain.
  const others = [...search].filter(([name]) => name !== 'by')
  const hrefWith = (...parameters: [string, string][]) =>
    parameters.length > 0 ? `${pathname}?${new URLSearchParams(parameters)}` : pathname
  const open = () => void navigate(hrefWith(...others, ['by', 'coins']), { state: { isOpened: true } })
  // Closes the dialog by going back if it was opened on this page, otherwise by replacing the URL.
  const close = useCloseUrlDialog(useStateField('isOpened') === true, hrefWith(...others))
  return { isBuying, open, close }
}
