import { AppLink } from './AppLink.tsx'
import { Penlight } from './Penlight.tsx'

export interface TabNavProps {
  /** Accessible name of the navigation: 灯台放送局のページ. */
  label: string
  /** Value of the current item. */
  value: string
  items: readonly { value: string; label: string; href: string }[]
  className?: string | undefined
}

/** Classes of a row of tabs above a hairline; scrolls horizontally on a phone. */
export const tabRowClasses = 'flex gap-1 overflow-x-auto border-b border-ink desk:gap-4'
/** Classes of one tab: a link (`aria-current`) or a button (`aria-selected`). */
export const tabClasses =
  'relative shrink-0 px-2.5 pt-2 pb-6 text-quiet first:-ml-2.5 hover:text-ink -outline-offset-2 ' +
  'aria-selected:font-bold aria-selected:text-ink aria-[current=page]:font-bold aria-[current=page]:text-ink'

/** Scrolls the row of tabs so that the current one is in its middle, as far as the row can scroll. */
function scrollTabIntoView(mark: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const tab = mark?.parentElement
    const row = tab?.parentElement
    if (row) row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
  })
}

/** The penlight on the hairline below the current tab. A tab that becomes the current one is scrolled into view. */
export function CurrentTabPenlight() {
  return (
    <span ref={scrollTabIntoView} aria-hidden="true" className="absolute bottom-0 left-1/2 -translate-x-1/2">
      <Penlight className="block h-5 origin-bottom motion-safe:animate-stand" />
    </span>
  )
}

/** Tabs that are links to pages. The current page is marked. */
export function TabNav({ label, value, items, className = '' }: TabNavProps) {
  return (
    <nav aria-label={label} className={`${tabRowClasses} ${className}`}>
      {items.map((item) => {
        const isCurrent = item.value === value
        return (
          <AppLink
            key={item.value}
            href={item.href}
            aria-current={isCurrent ? 'page' : undefined}
            className={tabClasses}
          >
            {item.label}
            {isCurrent && <CurrentTabPenlight />}
          </AppLink>
        )
      })}
    </nav>
  )
}
