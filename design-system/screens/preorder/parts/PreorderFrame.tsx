import type { ReactNode } from 'react'
import { Skeleton } from '../../../components/Skeleton.tsx'
import type { Loadable } from '../../../loadable.ts'
import type { CampaignChannel, FoundCampaign } from '../../campaign.types.ts'
import { CampaignFrame } from '../../parts/CampaignFrame.tsx'
import { RowsSkeleton } from '../../parts/RowsSkeleton.tsx'
import type { PreorderHrefs, PreorderPageData } from '../preorder.types.ts'

export interface PreorderFrameProps {
  channel: CampaignChannel
  preorder: Loadable<FoundCampaign<PreorderPageData>>
  hrefs: Pick<PreorderHrefs, 'top'>
  /** What is shown while the page is loading. Default: skeleton rows. */
  skeleton?: ReactNode | undefined
  children: (shown: PreorderPageData) => ReactNode
}

const hidden = { what: 'この予約', afterwards: 'ご予約の品は、順にお届けします。' }

/**
 * The layout shared by the three pages of a preorder: the decorative light in the channel's colour, and the page for a
 * preorder that does not exist.
 */
export function PreorderFrame({
  channel,
  preorder,
  hrefs,
  skeleton = <RowsOnTheirWay />,
  children,
}: PreorderFrameProps) {
  return (
    <CampaignFrame
      channel={channel}
      campaign={preorder}
      topHref={hrefs.top}
      label="予約の品を読みこみ中"
      hidden={hidden}
      skeleton={skeleton}
    >
      {children}
    </CampaignFrame>
  )
}

const RowsOnTheirWay = () => (
  <div className="page pt-10 desk:pt-14">
    <Skeleton shape="figure" className="h-10 w-2/3" />
    <RowsSkeleton rows={3} className="mt-8" row="flex items-center gap-5 border-b border-hair py-5">
      <Skeleton shape="figure" className="h-8 w-16" />
      <Skeleton shape="line" className="flex-1" />
      <Skeleton shape="line" className="h-11 w-32" />
    </RowsSkeleton>
  </div>
)
