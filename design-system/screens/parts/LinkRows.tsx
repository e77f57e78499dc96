import { AppLink } from '../../components/AppLink.tsx'
import { DeviceTime } from '../../components/DeviceTime.tsx'
import { Penlight } from '../../components/Penlight.tsx'

/** A row that links to another page. */
export interface LinkRow {
  label: string
  href: string
  /** A short description of the page, if its label does not explain it. */
  note?: string | undefined
  /** New content on the page: 未読3件. Shown with a penlight. */
  news?: string | undefined
  /** When the linked item begins, ISO 8601. */
  begins?: string | undefined
}

/** Links to other pages as rows between hairlines. */
export function LinkRows({ links }: { links: readonly LinkRow[] }) {
  return (
    <ul className="-mt-4 max-w-180">
      {links.map(({ label, href, note, news, begins }) => (
        <li key={href} className="border-b border-hair">
          <AppLink
            href={href}
            className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 py-2 font-bold underline-offset-4 hover:underline"
          >
            {label}
            {note && <span className="text-14 font-normal text-quiet">{note}</span>}
            {news && (
              <span className="inline-flex items-center gap-1.5 text-14 tabular-nums">
                <Penlight />
                {news}
              </span>
            )}
            <DeviceTime at={begins} />
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
