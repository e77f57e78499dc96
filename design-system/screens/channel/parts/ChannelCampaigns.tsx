import { Section } from '../../../components/Section.tsx'
import type { CampaignSummary } from '../../campaign.types.ts'
import { CampaignRows } from '../../parts/CampaignRows.tsx'

export interface ChannelCampaignsProps {
  /** The channel's campaigns. Undefined where the server does not list them: the section is then not rendered. */
  campaigns?: readonly CampaignSummary[] | undefined
  now: string
  /** The URL of the list of all campaigns of the channel, including past ones. */
  href: string
}

/** The number of campaigns shown above the link to the complete list. */
const shownCampaigns = 6

/** The campaigns of a channel: votes, lotteries, preorders, prize draws, live talks and events. */
export function ChannelCampaigns({ campaigns, now, href }: ChannelCampaignsProps) {
  if (!campaigns) return null
  return (
    <Section title="キャンペーン" action={{ label: 'すべてのキャンペーンを見る', href }}>
      {campaigns.length === 0 ? (
        <p className="text-quiet">いま開催中のものはありません。</p>
      ) : (
        <CampaignRows campaigns={campaigns.slice(0, shownCampaigns)} now={now} />
      )}
    </Section>
  )
}
