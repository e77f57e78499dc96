import { ChannelTheme } from '../../components/ChannelTheme.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import type { Loadable } from '../../loadable.ts'
import { GachaTeaser } from '../parts/GachaTeaser.tsx'
import { PagedList } from '../parts/PagedList.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { RowsSkeleton } from '../parts/RowsSkeleton.tsx'
import { whyClosed } from '../whyClosed.ts'
import type { GachaSummary } from '../programme.types.ts'
import { gachaKindText } from './gacha.rules.ts'
import type { GachaChannel } from './gacha.types.ts'

export interface GachaListScreenProps {
  now: string
  channel: GachaChannel
  gacha: Loadable<GachaSummary[]>
}

/** A channel with several gacha, or with none (W089, W149): the one to open is chosen here. */
export function GachaListScreen({ now, channel, gacha }: GachaListScreenProps) {
  return (
    <ChannelTheme id={channel.id} seed={channel.seed} className="pb-24">
      <PageHead title={`${channel.name}のガチャ`} lead={<TextLink href={channel.href}>チャンネルへもどる</TextLink>} />
      <div className="page mt-8 desk:mt-12">
        <PagedList
          of={{ items: gacha }}
          label="ガチャを読みこみ中"
          skeleton={<ListSkeleton />}
          empty={
            <EmptyState
              title="いま引けるガチャはありません"
              description="始まると、ホームとお知らせでお伝えします。"
              action={{ label: 'チャンネルへもどる', href: channel.href }}
            />
          }
        >
          {(list) => (
            <ul className="border-t border-ink">
              {list.map((each) => (
                <GachaRow key={each.id} gacha={each} now={now} />
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </ChannelTheme>
  )
}

function GachaRow({ gacha, now }: { gacha: GachaSummary; now: string }) {
  const { stock: _stock, start: _start, itemCount: _itemCount, type: _type, ...shown } = gacha
  return (
    <li className="border-b border-hair py-6 last:border-b-0">
      <GachaTeaser {...shown} level={2} over={gachaKindText(gacha)} now={now} closed={whyClosed(gacha, now)?.title} />
    </li>
  )
}

function ListSkeleton() {
  return (
    <RowsSkeleton
      rows={2}
      className="border-t border-ink"
      row="grid gap-x-8 gap-y-4 border-b border-hair py-6 desk:grid-cols-[minmax(0,35rem)_minmax(16rem,1fr)]"
    >
      <Skeleton shape="block" />
      <div>
        <Skeleton shape="line" className="w-20!" />
        <Skeleton shape="figure" className="mt-3 w-60!" />
      </div>
    </RowsSkeleton>
  )
}
