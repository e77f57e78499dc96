import type { ReactNode } from 'react'
import { ChannelTheme } from '../../../components/ChannelTheme.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { lazyComponent } from '../../../lazy.tsx'
import type { Loadable } from '../../../loadable.ts'
import { Loaded } from '../../parts/Loaded.tsx'
import type { Found, VoteChannel } from '../vote.types.ts'

/** Hardly anybody comes to a vote that is not there: what is said then comes when it is needed. */
const NotFoundScreen = lazyComponent(() =>
  import('../../system/NotFoundScreen.tsx').then((file) => file.NotFoundScreen),
)
const HiddenVote = lazyComponent(() => import('./HiddenVote.tsx').then((file) => file.HiddenVote))

export interface VoteFrameProps<T> {
  channel: VoteChannel
  of: Loadable<Found<T>>
  hrefs: { top: string }
  /** Default: lines of text. */
  skeleton?: ReactNode
  children: (shown: T) => ReactNode
}

/** What the pages of a vote share: the channel's light, and the vote that is not there. */
export function VoteFrame<T extends object>(props: VoteFrameProps<T>) {
  const { channel, of, hrefs, skeleton = <LinesSkeleton />, children } = props
  return (
    <ChannelTheme id={channel.id} seed={channel.seed} className="pb-24">
      <Loaded of={of} bleeds label="投票を読みこみ中" skeleton={skeleton}>
        {(found) => {
          if (found === 'missing') return <NotFoundScreen topHref={hrefs.top} />
          if (found === 'hidden') return <HiddenVote channel={channel} hrefs={hrefs} />
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
      <Skeleton shape="row" className="mt-6" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </div>
  )
}
