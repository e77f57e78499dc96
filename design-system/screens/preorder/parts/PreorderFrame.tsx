import type { ReactNode } from 'react'
import { ChannelTheme } from '../../../components/ChannelTheme.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { lazyComponent } from '../../../lazy.tsx'
import type { Loadable } from '../../../loadable.ts'
import { Loaded } from '../../parts/Loaded.tsx'
import { PageHead } from '../../parts/PageHead.tsx'
import { RowsSkeleton } from '../../parts/RowsSkeleton.tsx'
import type { FoundPreorder, PreorderChannel, PreorderHrefs, ShownPreorder } from '../preorder.types.ts'

/** Hardly anybody comes to a preorder that is not there: what is said then comes when it is needed. */
const NotFoundScreen = lazyComponent(() =>
  import('../../system/NotFoundScreen.tsx').then((file) => file.NotFoundScreen),
)

export interface PreorderFrameProps {
  channel: PreorderChannel
  of: Loadable<FoundPreorder>
  hrefs: Pick<PreorderHrefs, 'top'>
  /** Default: rows. */
  skeleton?: ReactNode
  children: (shown: ShownPreorder) => ReactNode
}

/** What the three pages of a preorder share: the channel's light, and its absence. */
export function PreorderFrame({ channel, of, hrefs, skeleton = <RowsOnTheirWay />, children }: PreorderFrameProps) {
  return (
    <ChannelTheme id={channel.id} seed={channel.seed}>
      <Loaded of={of} bleeds label="予約の品を読みこみ中" skeleton={skeleton}>
        {(found) => {
          if (found === 'missing') return <NotFoundScreen topHref={hrefs.top} />
          if (found === 'hidden') return <Hidden channel={channel} top={hrefs.top} />
          return children(found)
        }}
      </Loaded>
    </ChannelTheme>
  )
}

function Hidden({ channel, top }: { channel: PreorderChannel; top: string }) {
  return (
    <div className="pb-24">
      <PageHead title="この予約は、公開されていません" />
      <div className="page mt-10">
        <EmptyState
          title="公開の期間外です"
          description="公開が始まっていないか、終わりました。ご予約の品は、順にお届けします。"
          action={channel.id ? { label: 'チャンネルへもどる', href: channel.href } : { label: 'TOPへ', href: top }}
        />
      </div>
    </div>
  )
}

const RowsOnTheirWay = () => (
  <div className="page pt-10 pb-24 desk:pt-14">
    <Skeleton shape="figure" className="h-10! w-2/3!" />
    <RowsSkeleton rows={3} className="mt-8" row="flex items-center gap-5 border-b border-hair py-5">
      <Skeleton shape="figure" className="h-8! w-16!" />
      <Skeleton shape="line" className="flex-1" />
      <Skeleton shape="line" className="h-11! w-32!" />
    </RowsSkeleton>
  </div>
)
