import { Section } from '../../../components/Section.tsx'
import type { CampaignSummary } from '../../campaign.types.ts'
import { CampaignRows } from '../../parts/CampaignRows.tsx'

export interface ChannelCampaignsProps {
  /** Undefined where the host does not list campaigns: the channel then has no such section. */
  campaigns?: readonly CampaignSummary[]
  now: string
  /** All campaigns of the channel, past ones too. */
  href: string
}

/** How many are shown before the link to all of them. */
const shownCampaigns = 6

/** What fans can take part in: votes, lotteries, preorders, draws, live talks and events. */
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
