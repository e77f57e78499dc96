import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useStateField } from '../../router/locationState.ts'
import { useCloseStep } from '../../router/useCloseStep.ts'

/**
 * Whether the user is buying the video of this page (`?by=coins`, Q192). Stored in the URL: a reload, a login and the
 * coin shop return to the same dialog, and Back closes it.
 */
export function useBuying() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const isBuying = useSearchParams()[0].get('by') === 'coins'
  const open = () => void navigate(`${pathname}?by=coins`, { state: { isOpened: true } })
  // Only a dialog that was opened on this page can be closed by going back.
  const close = useCloseStep(useStateField('isOpened') === true, pathname)
  return { isBuying, open, close }
}
