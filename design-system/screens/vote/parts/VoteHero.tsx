import type { ReactNode } from 'react'
import { DeviceTime } from '../../../components/DeviceTime.tsx'
import { Obi } from '../../../components/Obi.tsx'
import { dateRangeText } from '../../../text/dateRangeText.ts'
import { groupedDigits } from '../../../text/groupedDigits.ts'
import { CampaignHero, CampaignTimeLeft } from '../../parts/CampaignHero.tsx'
import { ShareLink } from '../../parts/ShareLink.tsx'
import { votingState } from '../voting.rules.ts'
import type { VoteCampaign } from '../vote.types.ts'
import { HeroDescription } from '../../parts/HeroDescription.tsx'

export interface VoteHeroProps {
  campaign: VoteCampaign
  /** The kind of vote, at the top of the obi (vertical title band). */
  kind: string
  /** The hero's largest figure. */
  figure: ReactNode
  /** The buttons of the hero. */
  children: ReactNode
}

/**
 * The hero of a vote: its name on the obi (vertical title band), the largest figure, the period, and the buttons (W105,
 * W109).
 */
export function VoteHero({ campaign, kind, figure, children }: VoteHeroProps) {
  const { id, name, image, description, start, end, daily } = campaign
  const foot = ['毎日', `${groupedDigits(daily)}ポイント`] as const
  return (
    <CampaignHero
      picture={{ src: image, id }}
      obi={
        <Obi
          as="h1"
          size="large"
          side="right"
          title={name}
          top={kind}
          foot={daily > 0 ? foot : undefined}
          className="mr-4 desk:mr-8"
        />
      }
    >
      {figure}
      <p className="mt-5 text-14 text-quiet tabular-nums">{dateRangeText(start, end)}</p>
      <HeroDescription text={description} />
      <div className="mt-6">{children}</div>
      <p className="mt-2">
        <ShareLink />
      </p>
    </CampaignHero>
  )
}

/** The time left to vote, or until voting opens. */
export function VoteTimeLeft({ campaign, now }: { campaign: VoteCampaign; now: string }) {
  const state = votingState(campaign, now)
  if (state === 'over') return <p className="heading text-32 desk:text-44">投票は終了しました</p>
  return state === 'coming' ? (
    <>
      <CampaignTimeLeft label="投票の開始まで残り" until={campaign.start} now={now} isEnd={false} />
      <DeviceTime at={campaign.start} />
    </>
  ) : (
    <CampaignTimeLeft label="投票の終了まで残り" until={campaign.end} now={now} isEnd />
  )
}
