import { Share } from 'lucide-react'
import { AppLink } from '../../../components/AppLink.tsx'
import { Figure } from '../../../components/Figure.tsx'
import { Obi } from '../../../components/Obi.tsx'
import { countParts, countText } from '../../../text/countText.ts'
import { FollowButton } from '../../parts/FollowButton.tsx'
import { HeroDescription } from '../../parts/HeroDescription.tsx'
import { figureRoomBesideObi, PosterHero } from '../../parts/PosterHero.tsx'
import type { Channel } from '../../programme.types.ts'
import { isolated } from '../../../text/isolated.ts'

export interface ChannelHeroProps {
  channel: Channel
  onFollow: (followed: boolean) => void
}

/** The hero of a channel's page: followers, category, the follow button, and the link to share the page. */
export function ChannelHero({ channel, onFollow }: ChannelHeroProps) {
  const { id, name, category, schedule, description, heroImage, image, isFollowed = false } = channel
  return (
    <PosterHero
      size="tall"
      picture={{ src: heroImage ?? image, id }}
      obi={<Obi as="h1" size="large" title={name} isName top={category} foot={scheduleFoot(schedule)} />}
      figure={<Followers channel={channel} />}
    >
      <HeroDescription text={description} lines={6} className="desk:pr-4" />
      <div className="mt-4 flex gap-3 desk:pr-7">
        <div className="flex-1">
          <FollowButton name={name} isFollowed={isFollowed} onFollow={onFollow} isFullWidth />
        </div>
        <AppLink
          href="#share"
          aria-label={`${isolated(name)}をシェアする`}
          className="inline-grid size-13 shrink-0 place-items-center rounded-control border border-ink bg-raised text-ink hover:bg-sunk"
        >
          <Share size={20} strokeWidth={1.75} aria-hidden="true" />
        </AppLink>
      </div>
    </PosterHero>
  )
}

function Followers({ channel: { followers } }: { channel: Channel }) {
  if (followers === undefined) return null
  const { figure: value, unit } = countParts(followers)
  return (
    <Figure
      value={value}
      unit={[`${unit}人が`, 'フォロー中']}
      size={72}
      deskSize={144}
      room={figureRoomBesideObi}
      label={`${countText(followers)}人がフォロー中`}
    />
  )
}

/** Splits a channel's schedule, such as 毎週土曜 19:00, into two short lines for the obi (vertical title band). */
function scheduleFoot(schedule: string | undefined): readonly [string, string?] | undefined {
  if (!schedule) return undefined
  const [day = '', ...time] = schedule.split(' ')
  return time.length > 0 ? [day, time.join(' ')] : [day]
}
