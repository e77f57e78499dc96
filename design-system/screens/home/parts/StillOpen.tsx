import { Section } from '../../../components/Section.tsx'
import type { CampaignSummary } from '../../campaign.types.ts'
import { openCampaigns } from '../../campaign.rules.ts'
import { CampaignRows } from '../../parts/CampaignRows.tsx'

export interface StillOpenProps {
  campaigns: readonly CampaignSummary[]
  now: string
  /** All campaigns. */
  href: string
}

/** How many are shown before the link to all of them. */
const shownCampaigns = 5

/** What the member can take part in now, the one that ends first in front. */
export function StillOpen({ campaigns, now, href }: StillOpenProps) {
  const open = openCampaigns(campaigns, now)
  if (open.length === 0) return null
  return (
    <Section title="いま参加できます" action={{ label: 'すべてのキャンペーンを見る', href }}>
      <CampaignRows campaigns={open.slice(0, shownCampaigns)} now={now} />
    </Section>
  )
}
