import type { AppLinkProps } from '@tsudoi/design-system/components/AppLink'
import { useContext, type MouseEvent } from 'react'
import { preloadPage } from './preloadPage.ts'
import { NavigateContext } from './stableNavigate.ts'

/** Whether a click opens the link in this tab. The browser handles all other clicks. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/**
 * A link inside the app, provided to the design system. The app's URLs are absolute, so unlike the router's own link it
 * does not depend on the current page and does not re-render when the page changes. Hovering or focusing it preloads
 * the target page. The browser itself opens a path without a page, such as the payment page of a server behind this
 * origin.
 */
export function RouterLink({ href, target, onClick, children, ...anchor }: AppLinkProps) {
  const navigate = useContext(NavigateContext)
  const preload = () => preloadPage(href)
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event) || (target && target !== '_self') || !preload()) return
    event.preventDefault()
    const { pathname, search, hash, href: whole } = event.currentTarget
    // Replaces the history entry if the link leads to the current URL, so that no entry is added.
    navigate(pathname + search + hash, { replace: whole === location.href })
  }
  return (
    <a onPointerEnter={preload} onFocus={preload} {...anchor} href={href} target={target} onClick={click}>
      {children}
    </a>
  )
}
