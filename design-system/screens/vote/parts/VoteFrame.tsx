import type { ReactNode } from 'react'
import type { Loadable } from '../../../loadable.ts'
import type { CampaignChannel, FoundCampaign } from '../../campaign.types.ts'
import { CampaignFrame } from '../../parts/CampaignFrame.tsx'

export interface VoteFrameProps<T> {
  channel: CampaignChannel
  vote: Loadable<FoundCampaign<T>>
  hrefs: { top: string }
  /** What is shown while the page is loading. Default: skeleton lines of text. */
  skeleton?: ReactNode | undefined
  children: (shown: T) => ReactNode
}

const hidden = { what: 'この投票', afterwards: '受け取った特典は、コレクションにあります。' }

/**
 * The layout shared by the pages of a vote: the decorative light in the channel's colour, and the page for a vote that
 * does not exist.
 */
export function VoteFrame<T extends object>({ channel, vote, hrefs, skeleton, children }: VoteFrameProps<T>) {
  return (
    <CampaignFrame
      channel={channel}
      campaign={vote}
      topHref={hrefs.top}
      label="投票を読みこみ中"
      hidden={hidden}
      skeleton={skeleton}
    >
      {(shown) => <div className="pb-24">{children(shown)}</div>}
    </CampaignFrame>
  )
}
