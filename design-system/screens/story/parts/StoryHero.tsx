import { Artwork } from '../../../components/Artwork.tsx'
import { Badge } from '../../../components/Badge.tsx'
import { Button } from '../../../components/Button.tsx'
import { CoinButton } from '../../../components/CoinButton.tsx'
import { Figure } from '../../../components/Figure.tsx'
import { Light } from '../../../components/Light.tsx'
import { Obi } from '../../../components/Obi.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { TextLink } from '../../../components/TextLink.tsx'
import { countParts, countText } from '../../../text/countText.ts'
import { dateRangeText } from '../../../text/dateRangeText.ts'
import { heroEdge } from '../../parts/heroEdge.ts'
import { storyGenreText } from '../../programme.types.ts'
import { accessOf, chargeOf, episodeName, isNewStory, isStoryOver, nextReading, progressOf } from '../story.rules.ts'
import type { Story, StoryChannel, StoryEpisode } from '../story.types.ts'
import { StickRow } from './StickRow.tsx'

export interface StoryHeroProps {
  story: Story
  channel: StoryChannel
  now: string
  onBuy: (episode: StoryEpisode) => void
  onCharge: (episode: StoryEpisode) => void
}

/** Phone: picture with the obi hanging at its left. Desktop: info, obi, picture to the edge. */
const frame =
  `${heroEdge} relative isolate grid grid-cols-[84px_minmax(0,1fr)] gap-x-5 px-4 pb-6 ` +
  'desk:h-150 desk:grid-cols-[calc(25rem+var(--hero-edge))_8.5rem_minmax(0,1fr)] desk:gap-x-0 desk:px-0 desk:pb-0'
const picture =
  'relative col-span-2 col-start-1 row-start-1 -mx-4 h-90 overflow-hidden desk:col-span-1 desk:col-start-3 desk:mx-0 desk:h-140'
const strip = 'relative col-start-1 row-start-1 -mb-12 h-102 desk:col-start-2 desk:mb-0 desk:h-full'
const figure = 'col-start-2 row-start-2 flex min-h-16 items-end pt-6 desk:hidden'
const info =
  'col-span-2 row-start-3 pt-5 desk:col-span-1 desk:col-start-1 desk:row-start-1 desk:self-end desk:pt-0 desk:pr-7 desk:pl-[var(--hero-edge)]'

/** The head of a story: how much is left, and the one button that goes on reading. */
export function StoryHero(props: StoryHeroProps) {
  const { story, channel, now } = props
  const { id, name, genre, description, image, episodes, read, start, end } = story
  return (
    <div className="@container">
      <div className={frame}>
        <Light place="hero" />
        <div className={picture}>
          <Artwork src={image} alt="" ratio="fill" id={id} priority />
          <Light
            place="picture"
            className="[--light-below:12rem] desk:[--light-below:2.5rem] desk:[--light-left:calc(33.5rem+var(--hero-edge))]"
          />
        </div>
        <div className={strip}>
          <Obi as="h1" size="hero" title={name} top={storyGenreText[genre]} foot={['全', `${countText(episodes)}話`]} />
        </div>
        <div className={figure}>
          <LeftToRead story={story} />
        </div>
        <div className={info}>
          <div className="mb-8 max-desk:hidden">
            <LeftToRead story={story} />
          </div>
          <p className="flex flex-wrap items-center gap-x-3 text-14 text-quiet">
            <TextLink href={channel.storiesHref}>{channel.name || 'チャンネル'}のストーリー</TextLink>
            {isNewStory(story, now) && <Badge kind="新着" className="text-ink" />}
          </p>
          {description && <p className="mt-2 line-clamp-6 text-reading">{description}</p>}
          <p className="mt-3 text-14 text-quiet tabular-nums">
            {isStoryOver(story, now)
              ? '公開は終わりました。開いた話は、これからも読めます。'
              : dateRangeText(start, end)}
          </p>
          {read !== undefined && (
            <p className="mt-4">
              <StickRow of={episodes} read={read} />
            </p>
          )}
          <GoOn {...props} />
        </div>
      </div>
    </div>
  )
}

function LeftToRead({ story }: { story: Story }) {
  const { episodes, read = 0 } = story
  const progress = progressOf(story)
  const { figure: value, unit } = countParts(progress === 'reading' ? episodes - read : episodes)
  const says = {
    unknown: ['話の', '物語'],
    unread: ['話の', '物語'],
    reading: ['話', 'のこり'],
    finished: ['話を', '読了'],
  }
  const [first, second] = says[progress] as [string, string]
  const about = progress === 'reading' ? `あと${value}${unit}話` : `${value}${unit}${first}${second}`
  return <Figure value={value} unit={[`${unit}${first}`, second]} size={72} deskSize={144} label={about} />
}

const says = {
  continue: (name: string) => `${name}の続きから読む`,
  start: () => 'はじめから読む',
  next: (name: string) => `${name}を読む`,
  again: () => 'もう一度はじめから読む',
} as const

/** Where one stopped, or the first that is unread; what is locked says at once by which way it opens. */
function GoOn({ story, now, onBuy, onCharge }: StoryHeroProps) {
  const next = nextReading(story)
  if (!next) return null
  const { kind, episode } = next
  const name = episodeName(episode)
  if (accessOf(episode) !== 'locked') {
    return (
      <div className="mt-5">
        <Button variant="solid" block href={episode.href}>
          <span className="line-clamp-2">{says[kind](name)}</span>
        </Button>
      </div>
    )
  }
  if (isStoryOver(story, now)) return null
  return (
    <div className="mt-5 grid gap-3">
      <CoinButton
        label={`${name}を購入して読む`}
        coins={episode.coins}
        variant="solid"
        onClick={() => onBuy(episode)}
      />
      {chargeOf(story.charge, now) === 'ready' && (
        <Button variant="outline" block onClick={() => onCharge(episode)}>
          {name}をチャージで読む（0コイン）
        </Button>
      )}
    </div>
  )
}

export function StoryHeroSkeleton() {
  return (
    <div className="@container">
      <div className={frame}>
        <div className={picture}>
          <Skeleton shape="block" className="aspect-auto! h-full" />
        </div>
        <div className={strip}>
          <Skeleton shape="block" className="aspect-auto! h-full border border-hair" />
        </div>
        <div className={figure}>
          <Skeleton shape="figure" className="h-14! w-36!" />
        </div>
        <div className={info}>
          <Skeleton shape="figure" className="mb-8 h-28! w-48! max-desk:hidden" />
          <Skeleton shape="line" />
          <Skeleton shape="line" className="mt-3 w-2/3!" />
          <Skeleton shape="line" className="mt-5 h-13!" />
        </div>
      </div>
    </div>
  )
}
