import { useLocation } from 'react-router-dom'

/**
 * Returns a function that says whether the browser's URL still belongs to this page. While the file of the next page
 * loads, the browser already has the next URL and this page is still visible. An answer that arrives then must not
 * navigate.
 */
export function useIsCurrentUrl(): () => boolean {
  const { pathname, search } = useLocation()
  return () => location.pathname === pathname && location.search === search
}
