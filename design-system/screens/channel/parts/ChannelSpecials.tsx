import { AppLink } from '../../../components/AppLink.tsx'
import { stretchedLinkClasses } from '../../../components/classes.ts'
import { Section } from '../../../components/Section.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import type { Loadable } from '../../../loadable.ts'
import { Loaded } from '../../parts/Loaded.tsx'
import type { SpecialSummary } from '../../programme.types.ts'

export interface ChannelSpecialsProps {
  specials: Loadable<SpecialSummary[]>
  /** The URL of the list of all special pages. */
  href: string
}

/** The channel's latest special pages. Renders nothing for a channel without any. */
export function ChannelSpecials({ specials, href }: ChannelSpecialsProps) {
  if (specials.state === 'ready' && specials.data.length === 0) return null
  return (
    <Section title="特集" action={{ label: '特集をすべて見る', href }}>
      <Loaded value={specials} label="特集を読みこみ中" skeleton={<Skeleton shape="row" />}>
        {(list) => (
          <ul className="-mt-4">
            {list.map((special) => (
              <SpecialRow key={special.id} special={special} />
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  )
}

function SpecialRow({ special: { title, description, href, opens } }: { special: SpecialSummary }) {
  return (
    <li className="group relative border-b border-hair py-4">
      {opens && <p className="text-14 text-quiet">{opens}</p>}
      <h3 className="heading mt-0.5 text-20">
        {href ? (
          <AppLink href={href} className={stretchedLinkClasses}>
            {title}
          </AppLink>
        ) : (
          title
        )}
      </h3>
      {description && <p className="mt-1 line-clamp-2 text-quiet">{description}</p>}
    </li>
  )
}
