import { ChannelTheme } from '../../components/ChannelTheme.tsx'
import { DeviceTime } from '../../components/DeviceTime.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Section } from '../../components/Section.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import type { Loadable } from '../../loadable.ts'
import { dateTimeText } from '../../text/dateTimeText.ts'
import { GachaTeaser } from '../parts/GachaTeaser.tsx'
import { PagedList } from '../parts/PagedList.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { RowsSkeleton } from '../parts/RowsSkeleton.tsx'
import { upcomingStart } from '../upcomingStart.ts'
import { whyGachaClosed } from '../whyGachaClosed.ts'
import type { GachaSummary } from '../programme.types.ts'
import { gachaGroups, gachaKindText } from './gachaList.rules.ts'
import type { GachaChannel } from './gacha.types.ts'
import { isolated } from '../../text/isolated.ts'

export interface GachaListScreenProps {
  now: string
  channel: GachaChannel
  gacha: Loadable<GachaSummary[]>
}

/**
 * The list of a channel's gacha, including upcoming ones, from which the user chooses one. For channels that have
 * several gacha, or none (W089, W149).
 */
export function GachaListScreen({ now, channel, gacha }: GachaListScreenProps) {
  return (
    <ChannelTheme id={channel.id} seed={channel.seed} className="pb-24">
      <PageHead
        title={channel.name ? `${isolated(channel.name)}のガチャ` : 'ガチャ'}
        lead={<TextLink href={channel.href}>チャンネルへもどる</TextLink>}
      />
      <div className="page mt-8 desk:mt-12">
        <PagedList
          paged={{ items: gacha }}
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
          {(list) => <GachaGroups list={list} now={now} />}
        </PagedList>
      </div>
    </ChannelTheme>
  )
}

/**
 * The groups of the list: the gacha that can be drawn, then upcoming ones, then ended ones. A single group has no
 * heading.
 */
function GachaGroups({ list, now }: { list: GachaSummary[]; now: string }) {
  const groups = gachaGroups(list, now)
  const [first] = groups
  if (first && groups.length === 1)
    return <Rows gacha={first.gacha} now={now} level={2} className="border-t border-ink" />
  return groups.map(({ title, gacha }) => (
    <Section key={title} title={title}>
      <Rows gacha={gacha} now={now} level={3} className="-mt-6" />
    </Section>
  ))
}

interface RowsProps {
  gacha: GachaSummary[]
  now: string
  level: 2 | 3
  className: string
}

function Rows({ gacha, now, level, className }: RowsProps) {
  return (
    <ul className={className}>
      {gacha.map((each) => (
        <GachaRow key={each.id} gacha={each} now={now} level={level} />
      ))}
    </ul>
  )
}

function GachaRow({ gacha, now, level }: { gacha: GachaSummary; now: string; level: 2 | 3 }) {
  const { stock: _stock, start, itemCount: _itemCount, type: _type, ...shown } = gacha
  return (
    <li className="border-b border-hair py-6 last:border-b-0">
      <GachaTeaser
        {...shown}
        level={level}
        over={gachaKindText(gacha)}
        now={now}
        opens={upcomingStart(start, now)}
        closed={whyGachaClosed(gacha, now)?.title}
      />
      {upcomingStart(start, now) && <p className="mt-3 text-14 text-quiet">{dateTimeText(start)} から引けます。</p>}
      <DeviceTime at={upcomingStart(start, now)} />
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
        <Skeleton shape="line" className="w-20" />
        <Skeleton shape="figure" className="mt-3 w-60" />
      </div>
    </RowsSkeleton>
  )
}
