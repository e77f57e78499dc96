import type { AppLinkProps } from '@tsudoi/design-system/components/AppLink'
import { Link } from 'react-router-dom'
import { preloadPage } from './preloadPage.ts'

/** The router's link, injected into the design system. A link that is about to be followed fetches its page's file. */
export function RouterLink({ href, ...anchor }: AppLinkProps) {
  const preload = () => preloadPage(href)
  return <Link to={href} onPointerEnter={preload} onFocus={preload} {...anchor} />
}
