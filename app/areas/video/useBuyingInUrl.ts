import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useCloseStep } from '../../router/useCloseStep.ts'

/** The history state of a purchase that the user opened on the video's page, so that going back closes it. */
interface Opened {
  isOpened?: boolean
}

/**
 * Whether the user is buying the video of this page, and functions to open and close that. Stored in the URL
 * (`?by=coins`, Q192): after a reload, a login or a visit to the coin shop the same dialog opens again, and Back closes
 * it.
 */
export function useBuyingInUrl() {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const isBuying = useSearchParams()[0].get('by') === 'coins'
  const open = () => void navigate(`${pathname}?by=coins`, { state: { isOpened: true } satisfies Opened })
  const close = useCloseStep((state as Opened | null)?.isOpened === true, pathname)
  return { isBuying, open, close }
}
