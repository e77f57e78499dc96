import { AppLink } from '../../../components/AppLink.tsx'
import { stretchedLinkClasses } from '../../../components/classes.ts'
import { Artwork } from '../../../components/Artwork.tsx'
import { Badge } from '../../../components/Badge.tsx'
import { Figure } from '../../../components/Figure.tsx'
import { Section } from '../../../components/Section.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import type { Loadable } from '../../../loadable.ts'
import { countParts } from '../../../text/countText.ts'
import { Loaded } from '../../parts/Loaded.tsx'
import { RowsSkeleton } from '../../parts/RowsSkeleton.tsx'
import type { StorySummary } from '../../programme.types.ts'
import { storyGenreText } from '../../storyGenre.rules.ts'
import { isNewStory, storyProgressOf } from '../../story/story.rules.ts'

export interface ChannelStoriesProps {
  stories: Loadable<StorySummary[]>
  now: string
  /** The URL of the list of all stories. */
  href: string
}

/** The number of stories shown above the link to the complete list. */
const maxStories = 3
const frame = 'grid grid-cols-[min(7rem,31%)_minmax(0,1fr)] gap-x-4 desk:grid-cols-[14.5rem_minmax(0,1fr)] desk:gap-x-8'

/** The channel's stories. Renders nothing for a channel without any. */
export function ChannelStories({ stories, now, href }: ChannelStoriesProps) {
  if (stories.state === 'ready' && stories.data.length === 0) return null
  return (
    <Section title="ストーリー" action={{ label: 'すべてのストーリーを見る', href }}>
      <Loaded value={stories} label="ストーリーを読みこみ中" skeleton={<StoriesSkeleton />}>
        {(list) => (
          <div className={frame}>
            <Artwork src={list[0]?.image} alt="" ratio="3:4" id={list[0]?.id ?? ''} />
            <ul className="border-t border-hair">
              {list.slice(0, maxStories).map((story) => (
                <StoryLine key={story.id} story={story} now={now} />
              ))}
            </ul>
          </div>
        )}
      </Loaded>
    </Section>
  )
}

const progressText = { unknown: '', unread: '未読', reading: '読みかけ', finished: '読了' } as const

/** A row with the number of episodes, the title, and the member's reading progress. */
function StoryLine({ story, now }: { story: StorySummary; now: string }) {
  const { name, genre, href, episodes, read = 0 } = story
  const progress = storyProgressOf(story)
  const { figure, unit } = countParts(episodes)
  return (
    <li className="group relative flex flex-wrap gap-x-4 gap-y-1 border-b border-hair py-3 desk:grid desk:grid-cols-[6.5rem_minmax(0,1fr)_auto] desk:items-center desk:gap-x-6 desk:py-5">
      <Figure value={figure} unit={`${unit}話`} size={40} deskSize={72} label={`全${figure}${unit}話`} />
      <div className="min-w-0 flex-[1_1_8rem]">
        <p className="text-14 text-quiet">{storyGenreText[genre]}</p>
        <h3 className="heading mt-0.5 text-20">
          <AppLink href={href} className={stretchedLinkClasses}>
            {name}
          </AppLink>
        </h3>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 text-14 font-bold tabular-nums max-desk:basis-full">
        {isNewStory(story, now) && <Badge kind="新着" className="text-14" />}
        {progress === 'reading' ? `あと${episodes - read}話` : progressText[progress]}
      </p>
    </li>
  )
}

function StoriesSkeleton() {
  return (
    <div className={frame}>
      <Skeleton shape="jacket" className="aspect-3/4" />
      <RowsSkeleton rows={2} row="border-b border-hair py-5">
        <Skeleton shape="line" className="w-20" />
        <Skeleton shape="line" className="mt-3" />
      </RowsSkeleton>
    </div>
  )
}
