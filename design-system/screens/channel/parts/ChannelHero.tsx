import { Share } from 'lucide-react'
import { Artwork } from '../../../components/Artwork.tsx'
import { Figure } from '../../../components/Figure.tsx'
import { IconButton } from '../../../components/IconButton.tsx'
import { Light } from '../../../components/Light.tsx'
import { Obi } from '../../../components/Obi.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { countParts, countText } from '../../../text/countText.ts'
import { heroEdge } from '../../parts/heroEdge.ts'
import { FollowButton } from '../../parts/FollowButton.tsx'
import type { Channel } from '../../programme.types.ts'

export interface ChannelHeroProps {
  channel: Channel
  onFollow: (followed: boolean) => void
  onShare?: () => void
}

/**
 * Phone: picture 430 high, the obi hanging 48 below it at its left. Desktop: 680 high, info at the bottom left, obi
 * 136, picture to the edge.
 */
const frame =
  `${heroEdge} relative isolate grid grid-cols-[84px_minmax(0,1fr)] gap-x-5 px-4 pb-6 ` +
  'desk:h-170 desk:grid-cols-[calc(25rem+var(--hero-edge))_8.5rem_minmax(0,1fr)] desk:gap-x-0 desk:px-0 desk:pb-0'
const picture =
  'relative col-span-2 col-start-1 row-start-1 -mx-4 h-108 overflow-hidden desk:col-span-1 desk:col-start-3 desk:mx-0 desk:h-160'
const strip = 'relative col-start-1 row-start-1 -mb-12 h-120 desk:col-start-2 desk:mb-0 desk:h-full'
const figure = 'col-start-2 row-start-2 flex min-h-16 items-end pt-6 desk:hidden'
const info =
  'col-span-2 row-start-3 pt-5 desk:col-span-1 desk:col-start-1 desk:row-start-1 desk:self-end desk:pt-0 desk:pr-5 desk:pl-[var(--hero-edge)]'

/** The head of a channel: how many follow, what it is, and the way to join them. */
export function ChannelHero({ channel, onFollow, onShare }: ChannelHeroProps) {
  const { id, name, category, schedule, description, heroImage, image, followed = false } = channel
  return (
    <div className="hero @container">
      <div className={frame}>
        <Light place="hero" />
        <div className={picture}>
          <Artwork src={heroImage ?? image} alt="" ratio="fill" id={id} priority />
          <Light
            place="picture"
            className="[--light-below:16rem] desk:[--light-below:2.5rem] desk:[--light-left:calc(33.5rem+var(--hero-edge))]"
          />
        </div>
        <div className={strip}>
          <Obi as="h1" size="hero" title={name} top={category} foot={scheduleFoot(schedule)} />
        </div>
        <div className={figure}>
          <Followers channel={channel} />
        </div>
        <div className={info}>
          <div className="mb-8 max-desk:hidden">
            <Followers channel={channel} />
          </div>
          {description && <p className="line-clamp-6 text-reading desk:pr-4">{description}</p>}
          <div className="mt-4 flex gap-3 desk:pr-7">
            <div className="flex-1">
              <FollowButton name={name} followed={followed} onFollow={onFollow} block />
            </div>
            {onShare && (
              <IconButton
                label={`${name}をシェアする`}
                size="large"
                variant="outline"
                icon={<Share size={20} strokeWidth={1.75} aria-hidden="true" />}
                onClick={onShare}
              />
            )}
          </div>
        </div>
      </div>
    </div>
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
      label={`${countText(followers)}人がフォロー中`}
    />
  )
}

/** 毎週土曜 19:00 in two short lines. */
function scheduleFoot(schedule: string | undefined): readonly [string, string?] | undefined {
  if (!schedule) return undefined
  const [day = '', ...time] = schedule.split(' ')
  return time.length > 0 ? [day, time.join(' ')] : [day]
}

export function ChannelHeroSkeleton() {
  return (
    <div className="hero @container">
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
          <Skeleton shape="figure" className="mb-8 h-28! w-64! max-desk:hidden" />
          <Skeleton shape="line" />
          <Skeleton shape="line" className="mt-3 w-2/3!" />
          <Skeleton shape="line" className="mt-5 h-13!" />
        </div>
      </div>
    </div>
  )
}
