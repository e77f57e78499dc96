import { ProgrammeList } from '../../components/ProgrammeList.tsx'
import { ProgrammeRow } from '../../components/ProgrammeRow.tsx'
import type { CampaignSummary } from '../campaign.types.ts'
import { upcomingStart } from '../upcomingStart.ts'
import { campaignKindLine, campaignRowState, campaignTimeText } from '../campaign.rules.ts'

export interface CampaignRowsProps {
  campaigns: readonly CampaignSummary[]
  now: string
}

/** A list of campaigns, each with its kind, its next moment, and its state for the member. */
export function CampaignRows({ campaigns, now }: CampaignRowsProps) {
  return (
    <ProgrammeList>
      {campaigns.map((campaign) => (
        <ProgrammeRow
          key={campaign.id}
          time={campaignTimeText(campaign, now)}
          image={campaign.image}
          seed={campaign.channel.seed}
          channelId={campaign.channel.id}
          channel={campaign.channel.name}
          kind={campaignKindLine(campaign, now)}
          title={campaign.name}
          state={campaignRowState(campaign, now)}
          href={campaign.href}
          begins={upcomingStart(campaign.start, now)}
        />
      ))}
    </ProgrammeList>
  )
}
