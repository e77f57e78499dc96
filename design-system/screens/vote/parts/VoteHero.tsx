import type { ReactNode } from 'react'
import { Figure } from '../../../components/Figure.tsx'
import { Obi } from '../../../components/Obi.tsx'
import { dateRangeText } from '../../../text/dateRangeText.ts'
import { groupedDigits } from '../../../text/groupedDigits.ts'
import { remainingText } from '../../../text/remainingText.ts'
import { PosterHero } from '../../parts/PosterHero.tsx'
import { votingState } from '../vote.rules.ts'
import type { VoteCampaign } from '../vote.types.ts'

export interface VoteHeroProps {
  campaign: VoteCampaign
  now: string
  /** What kind of vote it is, at the head of the obi. */
  kind: string
  /** The largest figure; default: the time that is left. */
  figure?: ReactNode
  /** What one can do. */
  children: ReactNode
}

/** The poster of a vote (W105, W109): its name on the obi, the time that is left, its period, and what one can do. */
export function VoteHero({ campaign, now, kind, figure, children }: VoteHeroProps) {
  const { id, name, image, description, start, end, daily } = campaign
  const foot = ['毎日', `${groupedDigits(daily)}ポイント`] as const
  return (
    <PosterHero
      size="low"
      picture={{ src: image, id }}
      obi={<Obi as="h1" size="hero" title={name} top={kind} foot={daily > 0 ? foot : undefined} />}
      figure={figure ?? <TimeLeft campaign={campaign} now={now} />}
    >
      <p className="text-14 text-quiet tabular-nums">{dateRangeText(start, end)}</p>
      {description && <p className="mt-3 line-clamp-8 text-reading whitespace-pre-line">{description}</p>}
      <div className="mt-5">{children}</div>
    </PosterHero>
  )
}

export function TimeLeft({ campaign, now }: Pick<VoteHeroProps, 'campaign' | 'now'>) {
  const state = votingState(campaign, now)
  if (state === 'over') return <p className="heading text-32 desk:text-44">投票は終了しました</p>
  const left = remainingText(state === 'coming' ? campaign.start : campaign.end, now)
  return (
    <div>
      <p className="mb-5 text-14 font-bold desk:mb-8">
        {state === 'coming' ? '投票の開始まで残り' : '投票の終了まで残り'}
      </p>
      <Figure
        value={left.figure}
        unit={left.unit}
        size={72}
        deskSize={172}
        tone={left.urgent && state === 'open' ? 'danger' : 'ink'}
        label={left.text}
      />
    </div>
  )
}
