import type { ReactNode } from 'react'
import { ChannelTheme } from '../../../components/ChannelTheme.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Light } from '../../../components/Light.tsx'
import { TextLink } from '../../../components/TextLink.tsx'
import type { Paged } from '../../../paged.ts'
import { PagedList } from '../../parts/PagedList.tsx'
import { PageHead } from '../../parts/PageHead.tsx'
import type { VideoChannel, VideoGone } from '../video.types.ts'
import { LazyVideoGone } from './LazyVideoGone.tsx'
import { isolated } from '../../../text/isolated.ts'

export interface ChannelListPageProps<T> {
  /** The kind of the listed items, such as 動画. */
  what: string
  channel: VideoChannel
  paged: Paged<T>
  /** Why the list is unavailable; absent when it is available. */
  gone?: VideoGone | undefined
  /** The link to the channel's other list: videos or special pages. */
  other: { label: string; href: string }
  channelsHref: string
  skeleton: ReactNode
  /** The text of an empty list, such as いま見られる動画はありません. */
  emptyTitle: string
  children: (list: T[]) => ReactNode
}

/** A list of a channel's videos or special pages, with links to the channel and to its other list (W085, W088). */
export function ChannelListPage<T>(props: ChannelListPageProps<T>) {
  const { what, channel, paged, gone, other, channelsHref, skeleton, emptyTitle, children } = props
  return (
    <ChannelTheme id={channel.id} seed={channel.seed} className="relative isolate pb-24">
      <Light />
      <PageHead
        title={channel.name ? `${isolated(channel.name)}の${what}` : what}
        lead={
          <span className="flex flex-wrap gap-x-6">
            <TextLink href={channel.href}>チャンネルへもどる</TextLink>
            <TextLink href={other.href}>{other.label}</TextLink>
          </span>
        }
      />
      <div className="page mt-8 desk:mt-12">
        {gone ? (
          <LazyVideoGone why={gone} channel={channel} channelsHref={channelsHref} />
        ) : (
          <PagedList
            paged={paged}
            isEndless
            label={`${what}を読みこみ中`}
            skeleton={skeleton}
            empty={
              <EmptyState
                title={emptyTitle}
                description="フォローしておくと、公開されたときにホームに並びます。"
                action={{ label: 'チャンネルへもどる', href: channel.href }}
              />
            }
          >
            {children}
          </PagedList>
        )}
      </div>
    </ChannelTheme>
  )
}
