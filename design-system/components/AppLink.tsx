import {
  createContext,
  createElement,
  useContext,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react'

export type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of ours (`/channel/1`), or an outside address, which opens without telling where it came from. */
  href: string
}

const isPathOfOurs = (href: string) => href.startsWith('/') && !href.startsWith('//')

function PlainLink({ href, children, ...anchor }: AppLinkProps) {
  const isOutside = /^https?:|^\/\//.test(href)
  return (
    <a href={href} {...(isOutside && { rel: 'noopener noreferrer' })} {...anchor}>
      {children}
    </a>
  )
}

const LinkContext = createContext<ComponentType<AppLinkProps>>(PlainLink)

export interface LinkProviderProps {
  /** The router's link. Without one, links are plain `<a>`. */
  component: ComponentType<AppLinkProps>
  children: ReactNode
}

/** The app injects its router's link here, so that no screen knows a router. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** The only link of screens and components. */
export function AppLink(link: AppLinkProps) {
  const routerLink = useContext(LinkContext)
  return createElement(isPathOfOurs(link.href) ? routerLink : PlainLink, link)
}
