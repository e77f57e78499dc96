import { ChevronLeft } from 'lucide-react'
import type { Loadable } from '../loadable.ts'
import { AppLink } from './AppLink.tsx'
import { Button } from './Button.tsx'
import type { Balance } from './CoinBalance.tsx'
import { HeaderCoins } from './HeaderCoins.tsx'
import { HeaderIcon } from './parts/HeaderIcon.tsx'
import { HeaderMenu, type LazySideMenu } from './HeaderMenu.tsx'
import { HeaderNotices } from './HeaderNotices.tsx'
import { Logo } from './Logo.tsx'
import { mainSectionIcons } from './mainSectionIcons.ts'
import type { MainSection, MainSectionItem } from './TabBar.tsx'
import { CurrentTabPenlight } from './TabNav.tsx'
import { TextLink } from './TextLink.tsx'

/** The current user: a guest, or a member with unread notices and a balance. */
export type HeaderViewer = 'guest' | { unread: number; balance: Loadable<Balance> }

export interface HeaderProps {
  /** The content of the header: `full`, or `simple` with only the logo and the back link (Q29). */
  kind: 'full' | 'simple'
  viewer: HeaderViewer
  /** The main section that the current page belongs to. */
  current?: MainSection | undefined
  /**
   * Links to home, channels, collection and profile, shown to members from 1024 px up. Below that, the TabBar shows
   * them. A guest's header needs none.
   */
  items?: MainSectionItem[] | undefined
  /** Addresses of the header's own links. `logo` is the start page of this user; without `search` it has no search. */
  hrefs: { logo: string; notices: string; login: string; signUp: string; search?: string | undefined }
  /** The side menu with its links; the simple header has none (A§2). */
  menu?: LazySideMenu | undefined
  /** Back link, shown instead of the logo on phones. */
  back?: { label: string; href: string } | undefined
  /** Address of the current page: the menu closes when it changes. */
  page?: string | undefined
  /** Called when a member presses the coin balance; the caller opens the shop (W001). A guest's header needs none. */
  onOpenShop?: (() => void) | undefined
}

/**
 * The header of every page: 56 px tall on phones, 72 px from 1024 px up. It has no background, so that the decorative
 * light of the page shows through.
 */
export function Header({ kind, viewer, current, items = [], hrefs, menu, back, page, onOpenShop }: HeaderProps) {
  return (
    <header className="relative z-10 flex min-h-14 flex-col border-b border-ink desk:min-h-18">
      <div className="page flex flex-1 flex-wrap items-stretch gap-x-2">
        {back && <BackLink back={back} isAlways={kind === 'simple'} />}
        <Logo
          href={hrefs.logo}
          className={`grow basis-7 self-center desk:grow-0 desk:basis-auto ${back && kind === 'full' ? 'max-desk:hidden' : ''}`}
        />
        {kind === 'full' && viewer !== 'guest' && <Places items={items} current={current} />}
        {kind === 'full' && (
          <div className="ml-auto flex max-w-full flex-wrap items-center justify-end gap-x-1 self-center desk:gap-x-3">
            {hrefs.search && <SearchLink href={hrefs.search} isForDesk={viewer === 'guest'} />}
            {viewer === 'guest' ? (
              <GuestLinks hrefs={hrefs} />
            ) : (
              <>
                <HeaderCoins balance={viewer.balance} onOpenShop={onOpenShop} />
                <HeaderNotices unread={viewer.unread} href={hrefs.notices} />
              </>
            )}
            {menu && <HeaderMenu menu={menu} page={page} />}
          </div>
        )}
      </div>
    </header>
  )
}

function BackLink({ back, isAlways }: { back: { label: string; href: string }; isAlways: boolean }) {
  return (
    <AppLink
      href={back.href}
      className={`-ml-2 flex min-w-0 items-center gap-2 self-center py-2.5 pr-2 text-14 font-bold ${isAlways ? '' : 'grow basis-11 desk:hidden'}`}
    >
      <ChevronLeft size={24} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
      <span className="line-clamp-1">{back.label}</span>
    </AppLink>
  )
}

/** Links to the main sections; a penlight on the header's bottom line marks the current one. */
function Places({ items, current }: { items: MainSectionItem[]; current?: MainSection | undefined }) {
  return (
    <nav aria-label="メイン" className="flex max-desk:hidden desk:ml-6">
      <ul className="flex gap-x-6">
        {items.map((item) => (
          <PlaceLink key={item.place} item={item} isCurrent={item.place === current} />
        ))}
      </ul>
    </nav>
  )
}

function PlaceLink({ item: { place, label, href }, isCurrent }: { item: MainSectionItem; isCurrent: boolean }) {
  const Icon = mainSectionIcons[place]
  return (
    <li className="flex">
      <AppLink
        href={href}
        aria-current={isCurrent ? 'page' : undefined}
        className="relative flex items-center gap-2 text-14 text-quiet hover:text-ink aria-[current]:font-bold aria-[current]:text-ink"
      >
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
        {label}
        {isCurrent && <CurrentTabPenlight />}
      </AppLink>
    </li>
  )
}

/** The link to the search. A guest finds it in the menu on a phone, where the log-in needs the space. */
function SearchLink({ href, isForDesk }: { href: string; isForDesk: boolean }) {
  return (
    <AppLink
      href={href}
      aria-label="さがす"
      className={`inline-flex h-11 min-w-11 shrink-0 items-center justify-center rounded-control hover:bg-sunk ${isForDesk ? 'max-desk:hidden' : ''}`}
    >
      <HeaderIcon path="M2 8a6 6 0 1 0 12 0a6 6 0 1 0-12 0M12 12l7 7" />
    </AppLink>
  )
}

function GuestLinks({ hrefs }: Pick<HeaderProps, 'hrefs'>) {
  return (
    <>
      <TextLink href={hrefs.login} className="inline-flex min-h-11 items-center px-2 text-14">
        ログイン
      </TextLink>
      <Button href={hrefs.signUp} size="small">
        会員登録
      </Button>
    </>
  )
}
