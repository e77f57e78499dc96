import type { ReactNode } from 'react'
import type { Loadable } from '../../../loadable.ts'
import type { CampaignSummary } from '../../campaign.types.ts'
import type { GachaSummary, SpecialSummary, StorySummary, VideoSummary } from '../../programme.types.ts'
import type { ChannelMember } from '../channel.types.ts'
import { ChannelCampaigns } from './ChannelCampaigns.tsx'
import { ChannelGacha } from './ChannelGacha.tsx'
import { ChannelStories } from './ChannelStories.tsx'
import { ChannelSpecials } from './ChannelSpecials.tsx'
import { ChannelVideos } from './ChannelVideos.tsx'
import { MembersSection } from './MembersSection.tsx'

export interface ChannelBelowFoldProps {
  now: string
  campaigns?: readonly CampaignSummary[] | undefined
  stories: Loadable<StorySummary[]>
  videos: Loadable<VideoSummary[]>
  specials: Loadable<SpecialSummary[]>
  gacha: Loadable<GachaSummary[]>
  members: readonly ChannelMember[]
  /** The section カレンダー, which loads after the others. */
  calendar?: ReactNode | undefined
  /** The URLs of the complete lists. */
  hrefs: { stories: string; videos: string; specials: string; campaigns: string }
}

/** The sections of a channel below its current programme: stories, videos, gacha, special pages, members. */
export const ChannelBelowFold = ({
  now,
  campaigns,
  stories,
  videos,
  specials,
  gacha,
  members,
  calendar,
  hrefs,
}: ChannelBelowFoldProps) => (
  <div className="page">
    <ChannelCampaigns campaigns={campaigns} now={now} href={hrefs.campaigns} />
    <ChannelStories stories={stories} now={now} href={hrefs.stories} />
    <ChannelVideos videos={videos} now={now} href={hrefs.videos} />
    <ChannelGacha gacha={gacha} now={now} />
    <ChannelSpecials specials={specials} href={hrefs.specials} />
    <MembersSection members={members} />
    {calendar}
  </div>
)
