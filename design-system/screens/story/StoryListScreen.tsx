import { ChannelTheme } from '../../components/ChannelTheme.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Light } from '../../components/Light.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import type { Loadable } from '../../loadable.ts'
import { PagedList } from '../parts/PagedList.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { RowsSkeleton } from '../parts/RowsSkeleton.tsx'
import { LazyGoneState } from './parts/LazyGoneState.tsx'
import { StoryRow } from './parts/StoryRow.tsx'
import type { StoryChannel, StoryGone, StorySummary } from './story.types.ts'
import { isolated } from '../../text/isolated.ts'

export interface StoryListScreenProps {
  now: string
  channel: StoryChannel
  /** The stories in the operator's order (C102). */
  stories: Loadable<StorySummary[]>
  /** Why the stories are unavailable; absent otherwise. */
  gone?: StoryGone | undefined
  hrefs: { channels: string }
}

/** The stories of a channel (W083): new ones, reading progress, and what is left to read. */
export function StoryListScreen({ now, channel, stories, gone, hrefs }: StoryListScreenProps) {
  return (
    <ChannelTheme id={channel.id} seed={channel.seed} className="relative isolate pb-24">
      <Light />
      <PageHead
        title={channel.name ? `${isolated(channel.name)}のストーリー` : 'ストーリー'}
        lead={<TextLink href={channel.href}>チャンネルへもどる</TextLink>}
      />
      <div className="page mt-8 desk:mt-12">
        {gone ? (
          <LazyGoneState why={gone} channel={channel} channelsHref={hrefs.channels} />
        ) : (
          <PagedList
            paged={{ items: stories }}
            label="ストーリーを読みこみ中"
            skeleton={<ListSkeleton />}
            empty={
              <EmptyState
                title="いま読めるストーリーはありません"
                description="フォローしておくと、始まったときにホームに並びます。"
                action={{ label: 'チャンネルへもどる', href: channel.href }}
              />
            }
          >
            {(list) => (
              <ul className="border-t border-ink">
                {list.map((story, at) => (
                  <StoryRow key={story.id} story={story} seed={channel.seed} now={now} isPriority={at === 0} />
                ))}
              </ul>
            )}
          </PagedList>
        )}
      </div>
    </ChannelTheme>
  )
}

function ListSkeleton() {
  return (
    <RowsSkeleton
      rows={3}
      className="border-t border-ink"
      row="grid grid-cols-[min(8.5rem,38%)_minmax(0,1fr)] gap-x-5 border-b border-hair py-6 desk:grid-cols-[15rem_minmax(0,1fr)] desk:gap-x-10 desk:py-8"
    >
      <Skeleton shape="jacket" className="aspect-3/4" />
      <div>
        <Skeleton shape="line" className="w-16" />
        <Skeleton shape="line" className="mt-3 w-2/3" />
        <Skeleton shape="figure" className="mt-8 w-28" />
      </div>
    </RowsSkeleton>
  )
}
