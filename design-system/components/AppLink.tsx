import {
  createContext,
  createElement,
  useContext,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react'
import { safeHref } from './safeHref.ts'

export type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path inside the app (`/channel/1`), or an external URL, which opens with `noopener noreferrer`. */
  href: string
}

function PlainLink({ href, children, ...anchor }: AppLinkProps) {
  const isOutside = /^https?:/i.test(href)
  return (
    <a href={href} {...(isOutside && { rel: 'noopener noreferrer' })} {...anchor}>
      {children}
    </a>
  )
}

const LinkContext = createContext<Omit<LinkProviderProps, 'children'>>({ component: PlainLink })

export interface LinkProviderProps {
  /** The router's link component. Without a `LinkProvider`, links are plain `<a>` elements. */
  component: ComponentType<AppLinkProps>
  /**
   * The app's own origin, such as `https://tsudoi.example`. Absolute URLs of this origin also use the router's link.
   */
  ownOrigin?: string | undefined
  children: ReactNode
}

/** Gives screens and components the router's link component, so that they do not depend on a router. */
export function LinkProvider({ component, ownOrigin, children }: LinkProviderProps) {
  return <LinkContext value={{ component, ownOrigin }}>{children}</LinkContext>
}

/**
 * The only link that screens and components use. If `safeHref` refuses the address, the text is rendered as an `<a>`
 * without `href`.
 */
export function AppLink({ href, children, ...anchor }: AppLinkProps) {
  const { component, ownOrigin } = useContext(LinkContext)
  const safe = safeHref(href, ownOrigin)
  if (!safe) return <a {...anchor}>{children}</a>
  return createElement(safe.isInApp ? component : PlainLink, { ...anchor, href: safe.href }, children)
}
