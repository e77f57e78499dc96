import type { AppLinkProps } from '@tsudoi/design-system/components/AppLink'
import type { MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import { preloadPage } from './preloadPage.ts'

/**
 * The router's link, injected into the design system; its own component would bring what only its framework uses. A link that is about to be followed fetches its page's file.
 */
export function RouterLink({ href, target, onClick, children, ...anchor }: AppLinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, { target })
  const preload = () => preloadPage(href)
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  return (
    <a onPointerEnter={preload} onFocus={preload} {...anchor} href={useHref(href)} target={target} onClick={click}>
      {children}
    </a>
  )
}
