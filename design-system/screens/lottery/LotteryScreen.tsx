import type { ReactNode } from 'react'
import { Section } from '../../components/Section.tsx'
import type { Loadable } from '../../loadable.ts'
import { CampaignFooter } from '../parts/CampaignFooter.tsx'
import { PosterHeroSkeleton } from '../parts/PosterHero.tsx'
import type { CampaignChannel, FoundCampaign } from '../campaign.types.ts'
import type { Lottery, LotteryHrefs, LotteryPageData } from './lottery.types.ts'
import { LotteryFrame } from './parts/LotteryFrame.tsx'
import { LotteryHero } from './parts/LotteryHero.tsx'
import { OwnEntries } from './parts/OwnEntries.tsx'
import { PrizeTicket } from './parts/PrizeTicket.tsx'
import type { Viewer } from '../programme.types.ts'

export interface LotteryScreenProps {
  /** Server time, ISO 8601. */
  now: string
  viewer: Viewer
  channel: CampaignChannel
  lottery: Loadable<FoundCampaign<LotteryPageData>>
  /** Renders the button that puts the deadline and the result into the user's calendar. */
  calendar?: ((lottery: Lottery) => ReactNode) | undefined
  hrefs: LotteryHrefs
}

/**
 * A lottery (W111, R079): its period, prizes with numbers of winners, its steps, and the button to enter. Open to
 * guests.
 */
export function LotteryScreen({ now, viewer, channel, lottery, calendar, hrefs }: LotteryScreenProps) {
  return (
    <LotteryFrame
      now={now}
      channel={channel}
      lottery={lottery}
      hrefs={hrefs}
      skeleton={<PosterHeroSkeleton size="low" />}
    >
      {(shown) => (
        <>
          <LotteryHero lottery={shown.lottery} channel={channel} now={now}>
            <OwnEntries shown={shown} viewer={viewer} hrefs={hrefs} />
            {calendar && shown.lottery.phase !== 'announced' && (
              <div className="mt-4 min-h-11">{calendar(shown.lottery)}</div>
            )}
          </LotteryHero>
          <div className="page">
            <Section title="賞品" lead="当選は、賞品ごとの人数です。">
              <ul className="grid gap-5">
                {shown.lottery.prizes.map((prize) => (
                  <PrizeTicket key={prize.id} prize={prize} />
                ))}
              </ul>
              {shown.lottery.prizes.length === 0 && <p className="text-reading">賞品は、まだ発表されていません。</p>}
            </Section>
            <CampaignFooter cautions={shown.lottery.cautions} channel={channel} />
          </div>
        </>
      )}
    </LotteryFrame>
  )
}
