import { AppLink } from '../../../components/AppLink.tsx'
import type { LookbackLink } from '../lookback.types.ts'

/** Links to other years. Renders nothing if there are no other years. */
export function LookbackLinks({ label, links }: { label: string; links: readonly LookbackLink[] }) {
  if (links.every(({ isCurrent }) => isCurrent)) return null
  return (
    <nav aria-label={label} className="flex flex-wrap gap-x-6 border-b border-hair py-2 text-14">
      {links.map(({ label: name, href, isCurrent }) => (
        <AppLink
          key={href}
          href={href}
          aria-current={isCurrent ? 'true' : undefined}
          className="inline-flex min-h-11 min-w-11 items-center rounded-control text-quiet underline decoration-1 underline-offset-4 hover:text-ink aria-[current=true]:font-bold aria-[current=true]:text-ink aria-[current=true]:no-underline"
        >
          {name}
        </AppLink>
      ))}
    </nav>
  )
}
