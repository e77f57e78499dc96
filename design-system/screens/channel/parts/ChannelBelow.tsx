import type { Loadable } from '../../../loadable.ts'
import type { GachaSummary, StorySummary } from '../../programme.types.ts'
import type { ChannelMember } from '../channel.types.ts'
import { ChannelGacha } from './ChannelGacha.tsx'
import { ChannelStories } from './ChannelStories.tsx'
import { Members } from './Members.tsx'

export interface ChannelBelowProps {
  now: string
  stories: Loadable<StorySummary[]>
  /** All of them. */
  storiesHref: string
  gacha: Loadable<GachaSummary[]>
  members: readonly ChannelMember[]
}

/** What stands below what is on in a channel: its stories, its gacha, its people. */
export const ChannelBelow = ({ now, stories, storiesHref, gacha, members }: ChannelBelowProps) => (
  <div className="page">
    <ChannelStories stories={stories} now={now} href={storiesHref} />
    <ChannelGacha gacha={gacha} now={now} />
    <Members members={members} />
  </div>
)
