import { AppLink } from './AppLink.tsx'
import { Logo } from './Logo.tsx'
import type { MenuLink } from './SideMenu.tsx'

export interface FooterProps {
  /** The content of the footer: `full`, or `simple` with only the logo and the copyright line (S084). */
  kind: 'full' | 'simple'
  /** Links to the operator, notices, policies and help; for members also to the logout (W005). */
  links: MenuLink[]
  /** Links to the app stores. */
  storeLinks?: MenuLink[] | undefined
}

/** The footer of every page. The copyright line says 2024 (S089). */
export function Footer({ kind, links, storeLinks = [] }: FooterProps) {
  return (
    <footer className="border-t border-ink">
      <div className="page gap-x-12 gap-y-4 py-6 desk:flex desk:justify-between desk:py-8">
        <div className="shrink-0">
          <Logo />
          <p className="text-12 text-quiet">© 2024 tsudoi</p>
        </div>
        {kind === 'full' && (
          <nav aria-label="フッター" className="mt-2 desk:mt-0 desk:text-right">
            <FooterList links={links} />
            {storeLinks.length > 0 && <FooterList links={storeLinks} />}
          </nav>
        )}
      </div>
    </footer>
  )
}

function FooterList({ links }: { links: MenuLink[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 desk:justify-end">
      {links.map(({ label, href }) => (
        <li key={label}>
          <AppLink href={href} className="inline-flex min-h-11 items-center text-14 underline-offset-4 hover:underline">
            {label}
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
