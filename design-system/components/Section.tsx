import { useId, type ReactNode } from 'react'
import { AppLink } from './AppLink.tsx'

export interface SectionProps {
  title: string
  /** One link that belongs to the heading: below it on a desktop, at the right on a phone. */
  action?: { label: string; href: string } | undefined
  /** Heading level. Default 2. */
  level?: 2 | 3 | undefined
  /** Id of the section, as a link target. */
  id?: string | undefined
  /** A sentence under the heading. */
  lead?: ReactNode | undefined
  /** Whether the heading is above the content on a desktop too, for pages whose left column has a sidebar. */
  isStacked?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/** The heading column is limited to 22.7vw, so that large text leaves enough width for the content. */
const inMargin = 'desk:grid desk:grid-cols-[min(14.5rem,22.7vw)_minmax(0,1fr)] desk:gap-x-8'

/** A section of a page: an ink hairline, the heading in the left column (232 px, from 1024 px up), then the content. */
export function Section(props: SectionProps) {
  const { title, action, level = 2, id, lead, isStacked = false, className = '', children } = props
  const own = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section
      id={id}
      aria-labelledby={own}
      className={`mt-14 border-t border-ink pt-5 desk:pt-6 ${isStacked ? 'desk:mt-18' : `desk:mt-22 ${inMargin}`} ${className}`}
    >
      <div className={`mb-5 ${isStacked ? '' : 'desk:mb-0'}`}>
        <div className={`flex flex-wrap items-baseline justify-between gap-x-4 ${isStacked ? '' : 'desk:block'}`}>
          <Heading id={own} className="heading text-24">
            {title}
          </Heading>
          {action && (
            <AppLink
              href={action.href}
              className="inline-flex min-h-11 items-center text-14 font-bold underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {action.label}
            </AppLink>
          )}
        </div>
        {lead && <div className="mt-1 text-14 text-quiet">{lead}</div>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}

/** The frame of a section whose heading is still loading. */
export function SectionSkeleton({ className = '', children }: Pick<SectionProps, 'className' | 'children'>) {
  return <div className={`mt-14 border-t border-ink pt-6 desk:mt-22 desk:pl-66 ${className}`}>{children}</div>
}
