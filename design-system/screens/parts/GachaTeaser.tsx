import { AppLink } from '../../components/AppLink.tsx'
import { stretchedLinkClasses } from '../../components/classes.ts'
import { Artwork } from '../../components/Artwork.tsx'
import { Figure } from '../../components/Figure.tsx'
import { TitleText } from '../../components/TitleText.tsx'
import { remainingText } from '../../text/remainingText.ts'

export interface GachaTeaserProps {
  id: string
  name: string
  /** The line above the name: 全18種. */
  over: string
  image?: string | undefined
  /** The end of the gacha, ISO 8601. */
  end: string
  now: string
  /**
   * The start of the gacha, ISO 8601. Set only before the start, so that the headline is the time until the gacha
   * starts.
   */
  opens?: string | undefined
  /** Why the gacha cannot be drawn, shown instead of the time left. */
  closed?: string | undefined
  href: string
  /** Heading level of the name. Default 3. */
  level?: 2 | 3 | undefined
}

/**
 * A teaser of a gacha with the time left as its headline. The whole teaser is one link; its parent must be a
 * positioned list item.
 */
export function GachaTeaser({ id, name, over, image, end, now, opens, closed, href, level = 3 }: GachaTeaserProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className="group relative grid gap-x-8 gap-y-4 desk:grid-cols-[minmax(0,35rem)_minmax(16rem,1fr)]">
      <Artwork src={image} alt="" ratio="16:9" id={id} />
      <div className="flex min-w-0 flex-col justify-between gap-y-6">
        <div>
          <p className="text-14 text-quiet">{over}</p>
          <Heading className="heading text-24">
            <AppLink href={href} className={stretchedLinkClasses}>
              <TitleText>{name}</TitleText>
            </AppLink>
          </Heading>
        </div>
        {closed && !opens ? (
          <p className="heading text-24">{closed}</p>
        ) : (
          <TimeLeft end={opens ?? end} now={now} isToCome={opens !== undefined} />
        )}
      </div>
    </div>
  )
}

function TimeLeft({ end, now, isToCome }: { end: string; now: string; isToCome: boolean }) {
  const { figure, unit, isUrgent: isNear, text } = remainingText(end, now)
  const urgent = isNear && !isToCome
  return (
    <p className={`flex items-baseline-last gap-2 font-bold ${urgent ? 'text-danger' : ''}`}>
      <span aria-hidden="true" className="text-14">
        {isToCome ? '開始まで' : '残り'}
      </span>
      <Figure
        value={figure}
        unit={unit}
        size={120}
        deskSize={172}
        tone={urgent ? 'danger' : 'ink'}
        label={isToCome ? `開始まで${text}` : text}
      />
    </p>
  )
}
