import type { AppLinkProps } from '@tsudoi/design-system/components/AppLink'
import { useContext, type MouseEvent } from 'react'
import { preloadPage } from './preloadPage.ts'
import { NavigateContext } from './stableNavigate.ts'

/** A press that means this tab: every other one is the browser's. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/**
 * A link inside the app, injected into the design system. Addresses of ours are absolute, so it needs nothing of the
 * page it stands on and is not rendered again when that changes, as the router's own is. A link that is about to be
 * followed fetches its page's file.
 */
export function RouterLink({ href, target, onClick, children, ...anchor }: AppLinkProps) {
  const navigate = useContext(NavigateContext)
  const preload = () => preloadPage(href)
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event) || (target && target !== '_self')) return
    event.preventDefault()
    const { pathname, search, hash, href: whole } = event.currentTarget
    // The address one is at is no further step back.
    navigate(pathname + search + hash, { replace: whole === location.href })
  }
  return (
    <a onPointerEnter={preload} onFocus={preload} {...anchor} href={href} target={target} onClick={click}>
      {children}
    </a>
  )
}
