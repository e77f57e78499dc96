import { AppLink } from '../../components/AppLink.tsx'
import { Penlight } from '../../components/Penlight.tsx'

/** A row that leads to another page. */
export interface LinkRow {
  label: string
  href: string
  /** What one finds there, where the label does not say it. */
  note?: string
  /** Something waits there: 未読3件. It carries a penlight. */
  news?: string
}

/** Ways to other pages as rows between hairlines, each one link. */
export function LinkRows({ links }: { links: readonly LinkRow[] }) {
  return (
    <ul className="-mt-4 max-w-180">
      {links.map(({ label, href, note, news }) => (
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
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
