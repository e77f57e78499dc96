import { useLocation } from 'react-router-dom'

/**
 * Returns a function that tells whether the browser's URL is still this page's. While the next page's file loads, the
 * browser already has the next URL and this page is still visible: an answer that arrives then must not navigate.
 */
export function useIsCurrentUrl(): () => boolean {
  const { pathname, search } = useLocation()
  return () => location.pathname === pathname && location.search === search
}
