import type { ReactNode } from 'react'
import type { Loadable } from '../../../loadable.ts'
import type { CampaignChannel, FoundCampaign } from '../../campaign.types.ts'
import { CampaignFrame } from '../../parts/CampaignFrame.tsx'

export interface LivetalkFrameProps<Shown> {
  channel: CampaignChannel
  of: Loadable<FoundCampaign<Shown>>
  topHref: string
  /** Default: lines of text. */
  skeleton?: ReactNode
  children: (shown: Shown) => ReactNode
}

const hidden = { what: 'このライブトーク', afterwards: 'ご予約のあるトークは、チケットから入れます。' }

/** What the pages of live talks share: the channel's light, and the live talk that is not there. */
export function LivetalkFrame<Shown extends object>(props: LivetalkFrameProps<Shown>) {
  const { children, ...frame } = props
  return (
    <CampaignFrame {...frame} label="ライブトークを読みこみ中" hidden={hidden}>
      {(shown) => <div className="pb-24">{children(shown)}</div>}
    </CampaignFrame>
  )
}
