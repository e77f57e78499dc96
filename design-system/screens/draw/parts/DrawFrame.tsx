import type { ReactNode } from 'react'
import { Section } from '../../../components/Section.tsx'
import type { Loadable } from '../../../loadable.ts'
import type { CampaignChannel, FoundCampaign } from '../../campaign.types.ts'
import { CampaignFrame } from '../../parts/CampaignFrame.tsx'
import { DrawFacts } from '../../parts/DrawFacts.tsx'
import type { DrawHrefs, DrawPageData } from '../draw.types.ts'

export interface DrawFrameProps {
  channel: CampaignChannel
  draw: Loadable<FoundCampaign<DrawPageData>>
  hrefs: DrawHrefs
  /** What is shown while the page is loading. Default: skeleton lines of text. */
  skeleton?: ReactNode | undefined
  children: (shown: DrawPageData) => ReactNode
}

const hidden = { what: 'この抽選', afterwards: '終わった抽選で当たった賞品は、お渡し済みです。' }

/**
 * The layout shared by the three pages of a prize draw: the decorative light in the channel's colour, the page for a
 * draw that does not exist, and the twelve facts that the law requires (`DrawFacts`).
 */
export function DrawFrame({ channel, draw, hrefs, skeleton, children }: DrawFrameProps) {
  return (
    <CampaignFrame
      channel={channel}
      campaign={draw}
      topHref={hrefs.top}
      label="抽選を読みこみ中"
      hidden={hidden}
      skeleton={skeleton}
    >
      {(shown) => (
        <div className="pb-24">
          {children(shown)}
          <div className="page">
            <Section
              title="この抽選について"
              lead={shown.entry.state === 'entered' ? undefined : '参加する前に、お読みください。'}
            >
              <DrawFacts facts={shown.facts} />
            </Section>
          </div>
        </div>
      )}
    </CampaignFrame>
  )
}
