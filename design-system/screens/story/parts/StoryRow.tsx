import { AppLink } from '../../../components/AppLink.tsx'
import { stretchedLinkClasses } from '../../../components/classes.ts'
import { Badge } from '../../../components/Badge.tsx'
import { Figure } from '../../../components/Figure.tsx'
import { Jacket } from '../../../components/Jacket.tsx'
import { TitleText } from '../../../components/TitleText.tsx'
import { countParts } from '../../../text/countText.ts'
import { dateTimeText } from '../../../text/dateTimeText.ts'
import type { StorySummary } from '../../programme.types.ts'
import { storyGenreText } from '../../storyGenre.rules.ts'
import { isNewStory, storyProgressOf } from '../story.rules.ts'
import { EpisodePenlights } from './EpisodePenlights.tsx'

export interface StoryRowProps {
  story: StorySummary
  /** The channel's colour (推し色). */
  seed?: string | undefined
  now: string
  /** Whether the picture is loaded eagerly: for rows visible at first. */
  isPriority?: boolean | undefined
}

/**
 * A row of a list of stories: jacket, what is left as a figure, reading progress and last position; the whole row is
 * one link.
 */
export function StoryRow({ story, seed, now, isPriority }: StoryRowProps) {
  const { id, name, genre, description, image, href, episodes, read, stopped, end } = story
  return (
    <li className="group relative grid grid-cols-[min(8.5rem,38%)_minmax(0,1fr)] gap-x-5 border-b border-hair py-6 desk:grid-cols-[15rem_minmax(0,1fr)_auto] desk:gap-x-10 desk:py-8">
      <div aria-hidden="true">
        <Jacket
          id={id}
          seed={seed}
          title={name}
          top={storyGenreText[genre]}
          image={image}
          alt=""
          ratio="3:4"
          isPriority={isPriority}
        />
      </div>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 text-14 text-quiet">
          {storyGenreText[genre]}
          {isNewStory(story, now) && <Badge kind="新着" className="text-ink" />}
        </p>
        <h2 className="heading mt-0.5 text-24">
          <AppLink href={href} className={stretchedLinkClasses}>
            <TitleText>{name}</TitleText>
          </AppLink>
        </h2>
        {description && <p className="mt-2 line-clamp-4 max-w-150 text-reading max-desk:text-16">{description}</p>}
        <div className="mt-4 grid gap-1.5">
          {read !== undefined && <EpisodePenlights episodes={episodes} read={read} />}
          {stopped && (
            <p className="text-14 font-bold tabular-nums">
              {stopped.label} 読みかけ {stopped.line}/{stopped.of}
            </p>
          )}
          <p className="text-14 text-quiet tabular-nums">{dateTimeText(end)}まで</p>
        </div>
      </div>
      <div className="col-span-2 mt-4 desk:col-span-1 desk:mt-0 desk:min-w-40 desk:self-end desk:text-right">
        <LeftToRead story={story} />
      </div>
    </li>
  )
}

/** The number of episodes left to read, as the row's figure; renders nothing for a finished story. */
function LeftToRead({ story }: { story: StorySummary }) {
  const { episodes, read = 0 } = story
  const progress = storyProgressOf(story)
  if (progress === 'finished') return <p className="heading text-24">読了</p>
  const { figure, unit } = countParts(progress === 'reading' ? episodes - read : episodes)
  const about = { unknown: '全', unread: '未読', reading: 'あと' }[progress]
  return (
    <p className="inline-flex items-baseline-last gap-2 font-bold">
      <span aria-hidden="true" className="text-14">
        {about}
      </span>
      <Figure value={figure} unit={`${unit}話`} size={72} deskSize={120} label={`${about}${figure}${unit}話`} />
    </p>
  )
}
