import { AppLink } from '../../components/AppLink.tsx'
import { Artwork } from '../../components/Artwork.tsx'
import { ChannelTheme } from '../../components/ChannelTheme.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Figure } from '../../components/Figure.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import type { Loadable } from '../../loadable.ts'
import { dateRangeText } from '../../text/dateRangeText.ts'
import { remainingText } from '../../text/remainingText.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { whyClosed } from './gacha.rules.ts'
import type { GachaChannel, GachaSummary } from './gacha.views.ts'

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
        <Loaded of={gacha} label="ガチャを読みこみ中" skeleton={<ListSkeleton />}>
          {(list) =>
            list.length > 0 ? (
              <ul className="border-t border-ink">
                {list.map((each) => (
                  <GachaRow key={each.id} gacha={each} now={now} />
                ))}
              </ul>
            ) : (
              <EmptyState
                title="いま引けるガチャはありません"
                description="始まると、ホームとお知らせでお伝えします。"
                action={{ label: 'チャンネルへもどる', href: channel.href }}
              />
            )
          }
        </Loaded>
      </div>
    </ChannelTheme>
  )
}

function GachaRow({ gacha, now }: { gacha: GachaSummary; now: string }) {
  const closed = whyClosed(gacha, now)
  const left = remainingText(gacha.end, now)
  return (
    <li className="group relative grid gap-x-8 gap-y-4 border-b border-hair py-6 desk:grid-cols-[22rem_minmax(0,1fr)_auto] desk:items-end">
      <div className="overflow-hidden">
        <Artwork src={gacha.image} alt="" ratio="16:9" id={gacha.id} />
      </div>
      <div className="min-w-0 desk:self-start">
        {gacha.itemCount !== undefined && <p className="text-14 text-quiet">全{gacha.itemCount}種</p>}
        <h2 className="heading text-24">
          <AppLink href={gacha.href} className="underline-offset-4 group-hover:underline after:absolute after:inset-0">
            {gacha.name}
          </AppLink>
        </h2>
        <p className="mt-1 text-14 text-quiet tabular-nums">{dateRangeText(gacha.start, gacha.end)}</p>
      </div>
      {closed ? (
        <p className="font-bold">{closed.title}</p>
      ) : (
        <p className="flex items-baseline gap-2">
          <span aria-hidden="true" className="text-14">
            残り
          </span>
          <Figure value={left.figure} unit={left.unit} size={72} tone={left.urgent ? 'danger' : 'ink'} label={left.text} />
        </p>
      )}
    </li>
  )
}

function ListSkeleton() {
  return (
    <div className="border-t border-ink">
      {[1, 2].map((at) => (
        <div key={at} className="grid gap-x-8 gap-y-4 border-b border-hair py-6 desk:grid-cols-[22rem_minmax(0,1fr)]">
          <Skeleton shape="block" />
          <div>
            <Skeleton shape="line" className="w-20!" />
            <Skeleton shape="figure" className="mt-3 w-60!" />
          </div>
        </div>
      ))}
    </div>
  )
}
