import { ChannelTheme } from '../../components/ChannelTheme.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Section } from '../../components/Section.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import type { Loadable } from '../../loadable.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { MoreButton } from '../parts/MoreButton.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import type { More } from '../programme.types.ts'
import type { FavorRefusal, OfferRoom } from './offer.types.ts'
import { Choices } from './parts/Choices.tsx'
import { OfferRows } from './parts/OfferRows.tsx'
import { UntilWhen } from './parts/UntilWhen.tsx'

export interface OfferListScreenProps {
  rooms: Loadable<OfferRoom[]>
  now: string
  onFavor: (itemId: string) => void
  refusal?: FavorRefusal
  more?: More
  onMore?: () => void
  hrefs: { channels: string }
}

/** Every question that is open, with its answers: a list of ours, so that one finds the way to an offer (C116). */
export function OfferListScreen({ rooms, now, onFavor, refusal, more = 'none', onMore, hrefs }: OfferListScreenProps) {
  return (
    <div className="pb-24">
      <PageHead title="リクエスト" lead="チャンネルからの問いかけに、お気に入りで答えます。" />
      <div className="page">
        <Loaded of={rooms} label="リクエストを読みこみ中" skeleton={<RoomsSkeleton />}>
          {(list) =>
            list.length > 0 ? (
              list.map((room) => (
                <ChannelTheme key={room.id} id={room.channel.id} seed={room.channel.seed}>
                  <Section
                    title={room.name}
                    action={{ label: room.channel.name, href: room.channel.href }}
                    lead={<UntilWhen end={room.end} now={now} />}
                  >
                    <div className="mb-8 grid gap-3">
                      {room.description && <p className="max-w-180 text-reading">{room.description}</p>}
                      <Choices room={room} />
                    </div>
                    <OfferRows items={room.items} onFavor={onFavor} refusal={refusal} />
                  </Section>
                </ChannelTheme>
              ))
            ) : (
              <div className="mt-10 border-t border-ink pt-6">
                <EmptyState
                  title="受付中のリクエストはありません"
                  description="チャンネルから問いかけがあると、ここに並びます。"
                  action={{ label: 'チャンネルをさがす', href: hrefs.channels }}
                />
              </div>
            )
          }
        </Loaded>
        <MoreButton more={more} onMore={onMore} />
      </div>
    </div>
  )
}

function RoomsSkeleton() {
  return (
    <div className="mt-14 border-t border-ink pt-6 desk:mt-22 desk:pl-66">
      {Array.from({ length: 4 }, (_, at) => (
        <div key={at} className="flex items-center gap-8 border-b border-hair py-5">
          <Skeleton shape="block" className="w-32! shrink-0" />
          <div className="grid flex-1 gap-2">
            <Skeleton shape="line" className="h-5! w-2/5!" />
            <Skeleton shape="line" className="h-3.5! w-3/5!" />
          </div>
        </div>
      ))}
    </div>
  )
}
