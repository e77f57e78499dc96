import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useCloseStep } from '../../router/useCloseStep.ts'

/** What was asked for on this page is one step back. */
interface Opened {
  isOpened?: boolean
}

/**
 * Whether somebody wants to buy the video of this page (`?by=coins`, Q192). It stands in the address: a reload, a
 * log-in and the coin shop come back to the same question, and Back closes it.
 */
export function useBuying() {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const isBuying = useSearchParams()[0].get('by') === 'coins'
  const open = () => void navigate(`${pathname}?by=coins`, { state: { isOpened: true } satisfies Opened })
  const close = useCloseStep((state as Opened | null)?.isOpened === true, pathname)
  return { isBuying, open, close }
}
