import { AppLink } from './AppLink.tsx'
import { Penlight } from './Penlight.tsx'
import { mainSectionIcons } from './mainSectionIcons.ts'

/** The four main sections of the app for members. */
export type MainSection = 'home' | 'channel' | 'collection' | 'profile'

/** The link to one of the main sections. */
export interface MainSectionItem {
  place: MainSection
  /** The text of the link: ホーム, チャンネル, コレクション or プロフィール. */
  label: string
  href: string
}

export interface TabBarProps {
  current?: MainSection | undefined
  items: MainSectionItem[]
}

/**
 * The bottom navigation on phones, 64 px tall, with four sections. A penlight on its top line marks the current one.
 */
export function TabBar({ current, items }: TabBarProps) {
  return (
    <nav
      aria-label="メイン"
      data-bar="page"
      data-tabs=""
      className="fixed inset-x-0 bottom-0 z-10 border-t border-ink bg-paper pr-(--safe-right) pb-(--safe-bottom) pl-(--safe-left) desk:hidden"
    >
      <ul className="flex min-h-16">
        {items.map((item) => (
          <Tab key={item.place} item={item} isCurrent={item.place === current} />
        ))}
      </ul>
    </nav>
  )
}

function Tab({ item, isCurrent }: { item: MainSectionItem; isCurrent: boolean }) {
  const Icon = mainSectionIcons[item.place]
  return (
    <li className="flex min-w-0 flex-1">
      <AppLink
        href={item.href}
        aria-current={isCurrent ? 'page' : undefined}
        className="relative flex w-full flex-col items-center justify-center gap-0.5 text-center text-12 text-quiet aria-[current]:font-bold aria-[current]:text-ink"
      >
        {isCurrent && <Penlight className="absolute bottom-full h-5 origin-bottom motion-safe:animate-stand" />}
        <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
        {item.label}
      </AppLink>
    </li>
  )
}
