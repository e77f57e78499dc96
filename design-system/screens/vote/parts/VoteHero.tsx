import type { ReactNode } from 'react'
import { Artwork } from '../../../components/Artwork.tsx'
import { Figure } from '../../../components/Figure.tsx'
import { Light } from '../../../components/Light.tsx'
import { Obi } from '../../../components/Obi.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { dateRangeText } from '../../../text/dateRangeText.ts'
import { groupedDigits } from '../../../text/groupedDigits.ts'
import { remainingText } from '../../../text/remainingText.ts'
import { votingState } from '../vote.rules.ts'
import type { VoteCampaign } from '../vote.types.ts'

export interface VoteHeroProps {
  campaign: VoteCampaign
  now: string
  /** What kind of vote it is, at the head of the obi. */
  kind: string
  /** The largest figure. */
  figure: ReactNode
  /** What one can do. */
  children: ReactNode
}

const frame = 'hero desk:grid desk:grid-cols-[27rem_minmax(0,1fr)]'
const poster = 'flex h-100 desk:order-last desk:h-150'

/** The poster of a vote (W105, W109): its name on the obi, the largest figure, its period, and what one can do. */
export function VoteHero({ campaign, kind, figure, children }: VoteHeroProps) {
  const { id, name, image, description, start, end, daily } = campaign
  const foot = ['毎日', `${groupedDigits(daily)}ポイント`] as const
  return (
    <div className="relative isolate">
      <Light place="hero" />
      <div className={frame}>
        <div className={poster}>
          <Obi
            as="h1"
            size="hero"
            side="right"
            title={name}
            top={kind}
            foot={daily > 0 ? foot : undefined}
            className="mr-4 desk:mr-8"
          />
          <div className="relative min-w-0 flex-1 overflow-hidden">
            <Artwork src={image} alt="" ratio="fill" id={id} priority />
          </div>
        </div>
        <div className="flex min-w-0 flex-col justify-end px-4 pt-8 desk:px-8 desk:pb-8">
          {figure}
          <p className="mt-5 text-14 text-quiet tabular-nums">{dateRangeText(start, end)}</p>
          {description && <p className="mt-4 line-clamp-8 text-reading whitespace-pre-line">{description}</p>}
          <div className="mt-6">{children}</div>
        </div>
      </div>
    </div>
  )
}

/** How long one can vote, or until one can. */
export function TimeLeft({ campaign, now }: Pick<VoteHeroProps, 'campaign' | 'now'>) {
  const state = votingState(campaign, now)
  if (state === 'over') return <p className="heading text-32 desk:text-44">投票は終了しました</p>
  const left = remainingText(state === 'coming' ? campaign.start : campaign.end, now)
  return (
    <>
      <p className="text-14 font-bold">{state === 'coming' ? '投票の開始まで残り' : '投票の終了まで残り'}</p>
      <div className="mt-6 desk:mt-8">
        <Figure
          value={left.figure}
          unit={left.unit}
          size={120}
          deskSize={172}
          tone={left.urgent && state === 'open' ? 'danger' : 'ink'}
          label={left.text}
        />
      </div>
    </>
  )
}

export function VoteHeroSkeleton() {
  return (
    <div className={frame}>
      <Skeleton shape="block" className={`aspect-auto! ${poster}`} />
      <div className="grid content-end gap-5 px-4 pt-8 desk:px-8 desk:pb-8">
        <Skeleton shape="line" className="w-24!" />
        <Skeleton shape="figure" className="h-24! w-28! desk:h-36!" />
        <Skeleton shape="line" className="w-60!" />
        <Skeleton shape="line" className="h-13!" />
      </div>
    </div>
  )
}
