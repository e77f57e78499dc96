import { Bell } from 'lucide-react'
import { AppLink } from './AppLink.tsx'
import { Penlight } from './Penlight.tsx'

export interface HeaderNoticesProps {
  /** Number of unread notices; 0 shows no mark, more than 99 show 99+. */
  unread: number
  href: string
}

/** The bell icon with the number of unread notices beside a penlight. */
export function HeaderNotices({ unread, href }: HeaderNoticesProps) {
  const figure = unread > 99 ? '99+' : String(unread)
  return (
    <AppLink
      href={href}
      aria-label={unread > 0 ? `お知らせ、未読${figure}件` : 'お知らせ'}
      className="inline-flex h-11 min-w-11 shrink-0 items-center justify-center rounded-control hover:bg-sunk"
    >
      <Bell size={22} strokeWidth={1.75} aria-hidden="true" />
      {unread > 0 && (
        <span
          aria-hidden="true"
          translate="no"
          className="-ml-1.5 flex items-start self-start pt-0.5 text-12 whitespace-nowrap leading-none font-bold tabular-nums"
        >
          <Penlight />
          {figure}
        </span>
      )}
    </AppLink>
  )
}
