import { useLocation, useNavigate } from 'react-router-dom'
import { wishHref, wishOf, type OpenedWish, type Wish } from './wish.ts'

/**
 * The wish in the address: opened as a step of the history, so that Back closes it (`useCloseWish`). `drop` takes one
 * out of the address whose questions cannot come.
 */
export function useWish() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const wish = wishOf(new URLSearchParams(search))
  const open = (next: Wish) =>
    void navigate(wishHref(pathname, next), { state: { isOpened: true } satisfies OpenedWish })
  const drop = () => void navigate(pathname, { replace: true })
  return { wish, open, drop }
}
