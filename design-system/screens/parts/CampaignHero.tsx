import type { ReactNode } from 'react'
import { Artwork } from '../../components/Artwork.tsx'
import { Figure } from '../../components/Figure.tsx'
import { Light } from '../../components/Light.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { remainingText } from '../../text/remainingText.ts'

const frame = 'hero desk:grid desk:grid-cols-[27rem_minmax(0,1fr)]'
const poster = 'flex h-100 desk:order-last desk:h-150'

export interface CampaignHeroProps {
  /** An `Obi` (vertical title band) of size `hero` on the right side. It sets its own margin to the viewport's edge. */
  obi: ReactNode
  picture: { src?: string | undefined; id: string }
  /** The content beside the picture: the figure, the period, and the actions. */
  children: ReactNode
}

/**
 * The hero of a prize draw or a vote: the name on the obi (vertical title band) beside the picture, and the largest
 * figure.
 */
export function CampaignHero({ obi, picture, children }: CampaignHeroProps) {
  return (
    <div className="relative isolate">
      <Light place="hero" />
      <div className={frame}>
        <div className={poster}>
          {obi}
          <div className="relative min-w-0 flex-1 overflow-hidden">
            <Artwork src={picture.src} alt="" ratio="fill" id={picture.id} isPriority />
          </div>
        </div>
        <div className="flex min-w-0 flex-col justify-end px-4 pt-8 desk:px-8 desk:pb-8">{children}</div>
      </div>
    </div>
  )
}

/** The skeleton of a campaign's hero. */
export function CampaignHeroSkeleton() {
  return (
    <div className={frame}>
      <Skeleton shape="block" className={`aspect-auto ${poster}`} />
      <div className="grid content-end gap-5 px-4 pt-8 desk:px-8 desk:pb-8">
        <Skeleton shape="line" className="w-24" />
        <Skeleton shape="figure" className="h-24 w-28 desk:h-36" />
        <Skeleton shape="line" className="w-60" />
        <Skeleton shape="line" className="h-13" />
      </div>
    </div>
  )
}

export interface CampaignTimeLeftProps {
  /** The text above the figure, such as 終了まで残り. */
  label: string
  /** The end or the start of the campaign, ISO 8601. */
  until: string
  now: string
  /** Whether the last day is shown in the colour of danger: used for an end, not for a start. */
  isEnd: boolean
}

/** The days, hours or minutes until a campaign ends or begins, as the largest figure. */
export function CampaignTimeLeft({ label, until, now, isEnd }: CampaignTimeLeftProps) {
  const left = remainingText(until, now)
  return (
    <>
      <p className="text-14 font-bold">{label}</p>
      <div className="mt-6 desk:mt-8">
        <Figure
          value={left.figure}
          unit={left.unit}
          size={120}
          deskSize={172}
          tone={left.isUrgent && isEnd ? 'danger' : 'ink'}
          label={left.text}
        />
      </div>
    </>
  )
}
