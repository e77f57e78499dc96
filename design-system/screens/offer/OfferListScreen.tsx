import { ChannelTheme } from '../../components/ChannelTheme.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Section, SectionSkeleton } from '../../components/Section.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import type { Paged } from '../../paged.ts'
import { PagedList } from '../parts/PagedList.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { RowsSkeleton } from '../parts/RowsSkeleton.tsx'
import type { FavoriteRefusal, OfferRoom } from './offer.types.ts'
import { FavoriteChoices } from './parts/FavoriteChoices.tsx'
import { OfferRows } from './parts/OfferRows.tsx'
import { VotingEnd } from './parts/VotingEnd.tsx'

export interface OfferListScreenProps {
  rooms: Paged<OfferRoom>
  now: string
  onFavor: (itemId: string) => void
  refusal?: FavoriteRefusal | undefined
  hrefs: { channels: string }
}

/**
 * All open questions of channels to their fans, each with its possible answers. Each answer links to its own page
 * (C116).
 */
export function OfferListScreen({ rooms, now, onFavor, refusal, hrefs }: OfferListScreenProps) {
  return (
    <div className="pb-24">
      <PageHead title="リクエスト" lead="チャンネルからの問いかけに、お気に入りで答えます。" />
      <div className="page">
        <PagedList
          paged={rooms}
          label="リクエストを読みこみ中"
          skeleton={<RoomsSkeleton />}
          empty={
            <EmptyState
              className="mt-10 border-t border-ink pt-6"
              title="受付中のリクエストはありません"
              description="チャンネルから問いかけがあると、ここに並びます。"
              action={{ label: 'チャンネルをさがす', href: hrefs.channels }}
            />
          }
        >
          {(list) =>
            list.map((room) => <Room key={room.id} room={room} now={now} onFavor={onFavor} refusal={refusal} />)
          }
        </PagedList>
      </div>
    </div>
  )
}

function Room({ room, now, onFavor, refusal }: { room: OfferRoom } & Omit<OfferListScreenProps, 'rooms' | 'hrefs'>) {
  const { name, description, channel, end, items } = room
  return (
    <ChannelTheme id={channel.id} seed={channel.seed}>
      <Section
        title={name}
        action={{ label: channel.name, href: channel.href }}
        lead={<VotingEnd end={end} now={now} />}
      >
        <div className="mb-8 grid gap-3">
          {description && <p className="max-w-180 text-reading">{description}</p>}
          <FavoriteChoices room={room} />
        </div>
        <OfferRows items={items} onFavor={onFavor} refusal={refusal} />
      </Section>
    </ChannelTheme>
  )
}

function RoomsSkeleton() {
  return (
    <SectionSkeleton>
      <RowsSkeleton row="flex items-center gap-8 border-b border-hair py-5">
        <Skeleton shape="block" className="w-32 shrink-0" />
        <div className="grid flex-1 gap-2">
          <Skeleton shape="line" className="h-5 w-2/5" />
          <Skeleton shape="line" className="h-3.5 w-3/5" />
        </div>
      </RowsSkeleton>
    </SectionSkeleton>
  )
}
