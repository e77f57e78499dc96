import { EmptyState } from '../../components/EmptyState.tsx'
import type { CampaignChannel } from '../campaign.types.ts'
import { PageHead } from './PageHead.tsx'

export interface HiddenCampaignProps {
  channel: CampaignChannel
  /** The link of a campaign without a channel: the start page. */
  topHref: string
  /** The campaign as a noun: この抽選. */
  what: string
  /** A sentence that says where to find what the member won or bought. */
  afterwards: string
}

/** The page of a campaign that is not public yet, or no longer (E053). */
export function HiddenCampaign({ channel, topHref, what, afterwards }: HiddenCampaignProps) {
  return (
    <div className="pb-24">
      <PageHead title={`${what}は、公開されていません`} />
      <div className="page mt-10">
        <EmptyState
          reason="closed"
          title="公開の期間外です"
          description={`公開が始まっていないか、終わりました。${afterwards}`}
          action={channel.id ? { label: 'チャンネルへもどる', href: channel.href } : { label: 'TOPへ', href: topHref }}
        />
      </div>
    </div>
  )
}
