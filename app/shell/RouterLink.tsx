import type { AppLinkProps } from '@tsudoi/design-system/components/AppLink'
import { useContext, type MouseEvent } from 'react'
import { preloadPage } from './preloadPage.ts'
import { NavigateContext } from './stableNavigate.ts'

/** Whether a click means this tab; other clicks are left to the browser. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/**
 * A link inside the app, provided to the design system. Our URLs are absolute, so it does not depend on the current
 * page and is not re-rendered when that changes, unlike the router's own link. Hovering or focusing it preloads the
 * target page. The browser itself opens a path without a page, such as the payment page of a server behind our origin.
 */
export function RouterLink({ href, target, onClick, children, ...anchor }: AppLinkProps) {
  const navigate = useContext(NavigateContext)
  const preload = () => preloadPage(href)
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event) || (target && target !== '_self') || !preload()) return
    event.preventDefault()
    const { pathname, search, hash, href: whole } = event.currentTarget
    // Replaces the history entry for a link to the current URL, so that no entry is added.
    navigate(pathname + search + hash, { replace: whole === location.href })
  }
  return (
    <a onPointerEnter={preload} onFocus={preload} {...anchor} href={href} target={target} onClick={click}>
      {children}
    </a>
  )
}
