import { Section } from '../../../components/Section.tsx'
import type { CampaignSummary } from '../../campaign.types.ts'
import { openCampaigns } from '../../campaign.rules.ts'
import { CampaignRows } from '../../parts/CampaignRows.tsx'

export interface OpenCampaignsProps {
  campaigns: readonly CampaignSummary[]
  now: string
  /** The URL of the list of all campaigns. */
  href: string
}

/** The number of campaigns shown above the link to the complete list. */
const shownCampaigns = 5

/** The campaigns in which the member can take part now, sorted by the nearest end. */
export function OpenCampaigns({ campaigns, now, href }: OpenCampaignsProps) {
  const open = openCampaigns(campaigns, now)
  if (open.length === 0) return null
  return (
    <Section title="いま参加できます" action={{ label: 'すべてのキャンペーンを見る', href }}>
      <CampaignRows campaigns={open.slice(0, shownCampaigns)} now={now} />
    </Section>
  )
}
