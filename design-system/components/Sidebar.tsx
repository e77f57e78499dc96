import type { ReactNode } from 'react'
import { AppLink } from './AppLink.tsx'
import { Penlight } from './Penlight.tsx'
import { classes } from './classes.ts'

/** How the navigation is laid out. The default is `responsive` (S025). */
export type SidebarState =
  /** A column beside the page from 1024 px up, a row above the page below that. */
  | 'responsive'
  /** Always a row above the page. */
  | 'row'
  /** The navigation is not rendered, only the page. */
  | 'hidden'

export interface SidebarProps {
  /** Accessible name of the navigation: あなたのページ. */
  label: string
  /** Value of the current page's item; undefined if no item is the current page. */
  value?: string | undefined
  items: readonly { value: string; label: string; href: string }[]
  /** How the navigation is laid out. Default `responsive` (S025). */
  state?: SidebarState | undefined
  children: ReactNode
}

const frame = 'desk:grid desk:grid-cols-[14.5rem_minmax(0,1fr)] desk:gap-x-8'

/**
 * Navigation between related pages, beside the current one (W010). On a desktop it is a list in the left column with a
 * penlight at the current page; on a phone, a horizontally scrolling row of tabs above the page.
 */
export function Sidebar({ label, value, items, state = 'responsive', children }: SidebarProps) {
  if (state === 'hidden') return <div className="page">{children}</div>
  const isColumn = state === 'responsive'
  return (
    <div className={classes('page', isColumn && frame)}>
      <nav aria-label={label} className={classes('pt-2', isColumn && 'desk:pt-16')}>
        <ul
          className={classes(
            'flex gap-1 overflow-x-auto border-b border-ink',
            isColumn && 'desk:sticky desk:top-8 desk:block desk:overflow-visible desk:border-t desk:border-b-0',
          )}
        >
          {items.map((item) => (
            <Item key={item.value} {...item} isCurrent={item.value === value} isColumn={isColumn} />
          ))}
        </ul>
      </nav>
      <div className="min-w-0">{children}</div>
    </div>
  )
}

function Item(item: { label: string; href: string; isCurrent: boolean; isColumn: boolean }) {
  const { label, href, isCurrent, isColumn } = item
  return (
    <li className={classes('shrink-0', isColumn && 'desk:border-b desk:border-hair')}>
      <AppLink
        href={href}
        aria-current={isCurrent ? 'page' : undefined}
        className={classes(
          'relative block px-2.5 pt-2 pb-6 text-14 text-quiet -outline-offset-2 hover:text-ink aria-[current]:font-bold aria-[current]:text-ink',
          isColumn && 'desk:flex desk:min-h-13 desk:items-center desk:py-2 desk:pr-2 desk:pl-8 desk:text-16',
        )}
      >
        {label}
        {isCurrent && (
          <span
            aria-hidden="true"
            className={classes(
              'absolute bottom-0 left-1/2 -translate-x-1/2',
              isColumn && 'desk:left-1.5 desk:translate-x-0',
            )}
          >
            <Penlight
              className={classes('block h-5 origin-bottom motion-safe:animate-stand', isColumn && 'desk:h-8')}
            />
          </span>
        )}
      </AppLink>
    </li>
  )
}
