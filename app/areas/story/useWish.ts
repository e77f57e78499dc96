import { useLocation, useNavigate } from 'react-router-dom'
import { wishHref, wishOf, type Wish } from './wish.ts'

/** What was asked for on this page is one step back. */
interface Opened {
  isOpened?: boolean
}

/**
 * The wish in the address: opened as a step of the history, so that Back closes it. One that somebody came in by is
 * taken out of the address instead.
 */
export function useWish() {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const wish = wishOf(new URLSearchParams(search))
  const open = (next: Wish) => void navigate(wishHref(pathname, next), { state: { isOpened: true } satisfies Opened })
  const close = () => {
    if ((state as Opened | null)?.isOpened) void navigate(-1)
    else void navigate(pathname, { replace: true })
  }
  return { wish, open, close }
}
