import type { ReactNode } from 'react'
import { ChannelTheme } from '../../components/ChannelTheme.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { lazyComponent } from '../../lazy.tsx'
import type { Loadable } from '../../loadable.ts'
import type { CampaignChannel, FoundCampaign } from '../campaign.types.ts'
import { Loaded } from './Loaded.tsx'

/**
 * The pages for a campaign that does not exist or is not public. They are loaded on demand, because users rarely visit
 * them.
 */
const NotFoundScreen = lazyComponent(() => import('../system/NotFoundScreen.tsx').then((file) => file.NotFoundScreen))
const HiddenCampaign = lazyComponent(() => import('./HiddenCampaign.tsx').then((file) => file.HiddenCampaign))

export interface CampaignFrameProps<Shown> {
  channel: CampaignChannel
  campaign: Loadable<FoundCampaign<Shown>>
  topHref: string
  /** The loading text: 抽選を読みこみ中. */
  label: string
  /** The texts shown when the campaign is not public. */
  hidden: { what: string; afterwards: string }
  /** What is shown while the page is loading. Default: skeleton lines of text. */
  skeleton?: ReactNode | undefined
  children: (shown: Shown) => ReactNode
}

/**
 * The layout shared by the pages of a campaign: the decorative light in the channel's colour, and the pages for a
 * campaign that does not exist or is not public.
 */
export function CampaignFrame<Shown extends object>(props: CampaignFrameProps<Shown>) {
  const { channel, campaign, topHref, label, hidden, skeleton = <LinesSkeleton />, children } = props
  return (
    <ChannelTheme id={channel.id} seed={channel.seed}>
      <Loaded value={campaign} isFullBleed holdsHeading label={label} skeleton={skeleton}>
        {(found) => {
          if (found === 'missing') return <NotFoundScreen topHref={topHref} />
          if (found === 'hidden') return <HiddenCampaign channel={channel} topHref={topHref} {...hidden} />
          return children(found)
        }}
      </Loaded>
    </ChannelTheme>
  )
}

function LinesSkeleton() {
  return (
    <div className="page grid gap-4 pt-10 desk:pt-14">
      <Skeleton shape="figure" className="h-10 w-2/3" />
      <Skeleton shape="line" className="mt-6 h-5 w-full" />
      <Skeleton shape="line" className="h-5 w-11/12" />
      <Skeleton shape="line" className="h-5 w-3/4" />
    </div>
  )
}
