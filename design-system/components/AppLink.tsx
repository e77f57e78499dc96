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
  /** A path of ours (`/channel/1`), or an outside address, which opens without telling where it came from. */
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
  /** The router's link. Without one, links are plain `<a>`. */
  component: ComponentType<AppLinkProps>
  /** Origin of the app, such as `https://tsudoi.example`: whole addresses of it open by the router's link, too. */
  ownOrigin?: string
  children: ReactNode
}

/** The app injects its router's link here, so that no screen knows a router. */
export function LinkProvider({ component, ownOrigin, children }: LinkProviderProps) {
  return <LinkContext value={{ component, ownOrigin }}>{children}</LinkContext>
}

/**
 * The only link of screens and components. An address that must not be followed leaves its text as it is, without a
 * link.
 */
export function AppLink({ href, children, ...anchor }: AppLinkProps) {
  const { component, ownOrigin } = useContext(LinkContext)
  const safe = safeHref(href, ownOrigin)
  if (!safe) return <a {...anchor}>{children}</a>
  return createElement(safe.isOurs ? component : PlainLink, { ...anchor, href: safe.href }, children)
}
