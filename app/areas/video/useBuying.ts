import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useCloseUrlDialog } from '../../router/useCloseUrlDialog.ts'

/** History state of a purchase that was opened on its page, and therefore can be closed by going back. */
interface Opened {
  isOpened?: boolean
}

/**
 * Whether the user is buying the video of this page (`?by=coins`, Q192). Stored in the URL: a reload, a login and the
 * coin shop return to the same dialog, and Back closes it.
 */
export function useBuying() {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const isBuying = useSearchParams()[0].get('by') === 'coins'
  const open = () => void navigate(`${pathname}?by=coins`, { state: { isOpened: true } satisfies Opened })
  const close = useCloseUrlDialog((state as Opened | null)?.isOpened === true, pathname)
  return { isBuying, open, close }
}
