import type { ReactNode } from 'react'
import { ChannelTheme } from '../../components/ChannelTheme.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { lazyComponent } from '../../lazy.tsx'
import type { Loadable } from '../../loadable.ts'
import type { CampaignChannel, FoundCampaign } from '../campaign.types.ts'
import { Loaded } from './Loaded.tsx'

/** Hardly anybody comes to a campaign that is not there: what is said then comes when it is needed. */
const NotFoundScreen = lazyComponent(() => import('../system/NotFoundScreen.tsx').then((file) => file.NotFoundScreen))
const HiddenCampaign = lazyComponent(() => import('./HiddenCampaign.tsx').then((file) => file.HiddenCampaign))

export interface CampaignFrameProps<Shown> {
  channel: CampaignChannel
  of: Loadable<FoundCampaign<Shown>>
  topHref: string
  /** 抽選を読みこみ中. */
  label: string
  /** What is said of one that is not public. */
  hidden: { what: string; afterwards: string }
  /** Default: lines of text. */
  skeleton?: ReactNode
  children: (shown: Shown) => ReactNode
}

/** What the pages of a campaign share: the channel's light, and the campaign that is not there. */
export function CampaignFrame<Shown extends object>(props: CampaignFrameProps<Shown>) {
  const { channel, of, topHref, label, hidden, skeleton = <LinesSkeleton />, children } = props
  return (
    <ChannelTheme id={channel.id} seed={channel.seed}>
      <Loaded of={of} bleeds holdsHeading label={label} skeleton={skeleton}>
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
      <Skeleton shape="figure" className="h-10! w-2/3!" />
      <Skeleton shape="line" className="mt-6 h-5! w-full!" />
      <Skeleton shape="line" className="h-5! w-11/12!" />
      <Skeleton shape="line" className="h-5! w-3/4!" />
    </div>
  )
}
