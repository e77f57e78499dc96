import type { ReactNode } from 'react'
import { Section } from '../../../components/Section.tsx'
import type { Loadable } from '../../../loadable.ts'
import type { CampaignChannel, FoundCampaign } from '../../campaign.types.ts'
import { CampaignFrame } from '../../parts/CampaignFrame.tsx'
import { DrawFacts } from '../../parts/DrawFacts.tsx'
import type { LotteryHrefs, LotteryPageData } from '../lottery.types.ts'
import { LotterySteps } from './LotterySteps.tsx'

export interface LotteryFrameProps {
  now: string
  channel: CampaignChannel
  lottery: Loadable<FoundCampaign<LotteryPageData>>
  hrefs: Pick<LotteryHrefs, 'top'>
  /** What is shown while the page is loading. Default: skeleton lines of text. */
  skeleton?: ReactNode | undefined
  children: (shown: LotteryPageData) => ReactNode
}

const hidden = { what: 'この抽選', afterwards: '選んだ賞品は、お渡し済みです。' }

/**
 * The layout shared by the three pages of a lottery: the decorative light in the channel's colour, the list of steps,
 * the twelve facts that the law requires (`DrawFacts`), and the page for a lottery that does not exist.
 */
export function LotteryFrame({ now, channel, lottery, hrefs, skeleton, children }: LotteryFrameProps) {
  return (
    <CampaignFrame
      channel={channel}
      campaign={lottery}
      topHref={hrefs.top}
      label="抽選を読みこみ中"
      hidden={hidden}
      skeleton={skeleton}
    >
      {(shown) => (
        <div className="pb-24">
          {children(shown)}
          <div className="page">
            <Section title="抽選の流れ">
              <LotterySteps lottery={shown.lottery} result={shown.result} now={now} />
            </Section>
            <Section title="この抽選について" lead="申し込む前に、お読みください。">
              <DrawFacts facts={shown.facts} />
            </Section>
          </div>
        </div>
      )}
    </CampaignFrame>
  )
}
