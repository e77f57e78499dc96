import type { ReactNode } from 'react'
import type { Loadable } from '../../loadable.ts'
import type { CampaignChannel, FoundCampaign } from '../campaign.types.ts'
import { CampaignFrame } from '../parts/CampaignFrame.tsx'

export interface LivetalkFrameProps<Shown> {
  channel: CampaignChannel
  livetalk: Loadable<FoundCampaign<Shown>>
  topHref: string
  /** What is shown while the page is loading. Default: skeleton lines of text. */
  skeleton?: ReactNode | undefined
  children: (shown: Shown) => ReactNode
}

const hidden = { what: 'このライブトーク', afterwards: 'ご予約のあるトークは、チケットから入れます。' }

/**
 * The layout shared by the pages of a live talk: the decorative light in the channel's colour, and the page for a live
 * talk that does not exist.
 */
export function LivetalkFrame<Shown extends object>(props: LivetalkFrameProps<Shown>) {
  const { children, livetalk, ...frame } = props
  return (
    <CampaignFrame {...frame} campaign={livetalk} label="ライブトークを読みこみ中" hidden={hidden}>
      {(shown) => <div className="pb-24">{children(shown)}</div>}
    </CampaignFrame>
  )
}
