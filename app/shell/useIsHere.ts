import { useLocation } from 'react-router-dom'

/**
 * Whether the address is still this page's. While the next page's file loads, its address stands there already and this
 * page is still on the screen: what is answered now leads nobody back.
 */
export function useIsHere(): () => boolean {
  const { pathname, search } = useLocation()
  return () => location.pathname === pathname && location.search === search
}
