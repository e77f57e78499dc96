import { AppLink } from './AppLink.tsx'
import { Sheet } from './Sheet.tsx'

/** A link of the side menu: a page, an app store, or logout. */
export interface MenuLink {
  label: string
  href: string
}

/**
 * The links of the side menu for the current user: a member's main pages, notices and policies, and logout (A§2, W008,
 * W009).
 */
export interface MenuGroup {
  /** The user's main pages, above all other links. */
  mainLinks?: MenuLink[] | undefined
  links: MenuLink[]
  /** Links to the app stores. */
  storeLinks?: MenuLink[] | undefined
  /** The link ログアウト, for members only (Q30). */
  logout?: MenuLink | undefined
}

export interface SideMenuProps extends MenuGroup {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The menu at the right edge: a list of links. Pressing a link closes it. */
export function SideMenu({ open, onOpenChange, mainLinks = [], links, storeLinks = [], logout }: SideMenuProps) {
  const close = () => onOpenChange(false)
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="メニュー" side="right">
      <nav aria-label="メニュー">
        {mainLinks.length > 0 && <MenuList links={mainLinks} onFollow={close} />}
        <div className={mainLinks.length > 0 ? 'mt-8' : ''}>
          <MenuList links={links} onFollow={close} />
        </div>
        {storeLinks.length > 0 && (
          <>
            <p className="mt-8 text-12 text-quiet">アプリ</p>
            <MenuList links={storeLinks} onFollow={close} />
          </>
        )}
        {logout && (
          <div className="mt-8">
            <MenuList links={[logout]} onFollow={close} />
          </div>
        )}
      </nav>
    </Sheet>
  )
}

function MenuList({ links, onFollow }: { links: MenuLink[]; onFollow: () => void }) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={label} className="border-b border-hair">
          <AppLink
            href={href}
            onClick={onFollow}
            className="flex min-h-13 items-center py-2 text-16 font-bold hover:underline"
          >
            {label}
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
