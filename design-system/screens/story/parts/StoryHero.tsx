import type { ReactNode } from 'react'
import { Badge } from '../../../components/Badge.tsx'
import { Button } from '../../../components/Button.tsx'
import { CoinButton } from '../../../components/CoinButton.tsx'
import { Figure } from '../../../components/Figure.tsx'
import { DeviceTime } from '../../../components/DeviceTime.tsx'
import { Obi } from '../../../components/Obi.tsx'
import { TextLink } from '../../../components/TextLink.tsx'
import { countParts, countText } from '../../../text/countText.ts'
import { dateRangeText } from '../../../text/dateRangeText.ts'
import { HeroDescription } from '../../parts/HeroDescription.tsx'
import { PosterHero } from '../../parts/PosterHero.tsx'
import { ShareLink } from '../../parts/ShareLink.tsx'
import { storyGenreText } from '../../storyGenre.rules.ts'
import {
  episodeAccessOf,
  chargeStateOf,
  episodeName,
  isNewStory,
  isStoryOver,
  nextReading,
  storyProgressOf,
} from '../story.rules.ts'
import type { Story, StoryChannel, StoryEpisode } from '../story.types.ts'
import { EpisodePenlights } from './EpisodePenlights.tsx'
import { upcomingStart } from '../../upcomingStart.ts'
import { isolated } from '../../../text/isolated.ts'

export interface StoryHeroProps {
  story: Story
  channel: StoryChannel
  now: string
  onBuy: (episode: StoryEpisode) => void
  onCharge: (episode: StoryEpisode) => void
  /** The button that keeps the story for later. */
  later?: ReactNode | undefined
}

/** The hero of a story: what is left to read, and the one button to continue. */
export function StoryHero(props: StoryHeroProps) {
  const { story, channel, now, later } = props
  const { id, name, genre, description, image, episodes, read, start, end } = story
  return (
    <PosterHero
      size="low"
      picture={{ src: image, id }}
      obi={
        <Obi as="h1" size="large" title={name} top={storyGenreText[genre]} foot={['全', `${countText(episodes)}話`]} />
      }
      figure={<LeftToRead story={story} />}
    >
      <p className="flex flex-wrap items-center gap-x-3 text-14 text-quiet">
        <TextLink href={channel.storiesHref}>{isolated(channel.name || 'チャンネル')}のストーリー</TextLink>
        {isNewStory(story, now) && <Badge kind="新着" className="text-ink" />}
        <ShareLink />
      </p>
      <HeroDescription text={description} lines={6} className="mt-2" />
      <p className="mt-3 text-14 text-quiet tabular-nums">
        {isStoryOver(story, now) ? '公開は終わりました。開いた話は、これからも読めます。' : dateRangeText(start, end)}
      </p>
      <DeviceTime at={upcomingStart(start, now)} />
      {read !== undefined && (
        <p className="mt-4">
          <EpisodePenlights episodes={episodes} read={read} />
        </p>
      )}
      <ContinueButton {...props} />
      {later && <div className="mt-3 min-h-11">{later}</div>}
    </PosterHero>
  )
}

function LeftToRead({ story }: { story: Story }) {
  const { episodes, read = 0 } = story
  const progress = storyProgressOf(story)
  const { figure: value, unit } = countParts(progress === 'reading' ? episodes - read : episodes)
  const buttonTexts = {
    unknown: ['話の', '物語'],
    unread: ['話の', '物語'],
    reading: ['話', 'のこり'],
    finished: ['話を', '読了'],
  }
  const [first, second] = buttonTexts[progress] as [string, string]
  const about = progress === 'reading' ? `あと${value}${unit}話` : `${value}${unit}${first}${second}`
  return <Figure value={value} unit={[`${unit}${first}`, second]} size={72} deskSize={144} label={about} />
}

const says = {
  continue: (name: string) => `${isolated(name)}の続きから読む`,
  start: () => 'はじめから読む',
  next: (name: string) => `${isolated(name)}を読む`,
  again: () => 'もう一度はじめから読む',
} as const

/**
 * The button to continue at the last position or the first unread episode. For a locked one it says how it is
 * unlocked.
 */
function ContinueButton({ story, now, onBuy, onCharge }: StoryHeroProps) {
  const next = nextReading(story)
  if (!next) return null
  const { kind, episode } = next
  const name = episodeName(episode)
  if (episodeAccessOf(episode) !== 'locked') {
    return (
      <div className="mt-5">
        <Button variant="solid" isFullWidth href={episode.href}>
          <span className="line-clamp-2">{says[kind](name)}</span>
        </Button>
      </div>
    )
  }
  if (isStoryOver(story, now)) return null
  return (
    <div className="mt-5 grid gap-3">
      <CoinButton
        label={`${isolated(name)}を購入して読む`}
        coins={episode.coins}
        variant="solid"
        onClick={() => onBuy(episode)}
      />
      {chargeStateOf(story.charge, now) === 'ready' && (
        <Button variant="outline" isFullWidth onClick={() => onCharge(episode)}>
          {isolated(name)}をチャージで読む（0コイン）
        </Button>
      )}
    </div>
  )
}
