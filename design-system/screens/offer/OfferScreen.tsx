import { ChannelTheme } from '../../components/ChannelTheme.tsx'
import { Section } from '../../components/Section.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import type { Loadable } from '../../loadable.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { NotFoundScreen } from '../system/NotFoundScreen.tsx'
import type { FavoriteRefusal, OfferItem, OfferRoom } from './offer.types.ts'
import { FavoriteChoices } from './parts/FavoriteChoices.tsx'
import { OfferHero } from './parts/OfferHero.tsx'
import { OfferRows } from './parts/OfferRows.tsx'
import { VotingEnd } from './parts/VotingEnd.tsx'

export interface OfferScreenProps {
  /** The offer and its question. The loaded value is undefined when the offer does not exist. */
  offer: Loadable<{ item: OfferItem; room: OfferRoom } | undefined>
  now: string
  /**
   * Called when a favourite button is pressed. The caller applies the change optimistically and rolls it back on
   * failure.
   */
  onFavor: (itemId: string) => void
  refusal?: FavoriteRefusal | undefined
  hrefs: { list: string; top: string }
}

/** One answer to a channel's question, with its number of favourites, and the other answers (W104). */
export function OfferScreen({ offer, now, onFavor, refusal, hrefs }: OfferScreenProps) {
  return (
    <Loaded value={offer} isFullBleed holdsHeading label="リクエストを読みこみ中" skeleton={<OfferSkeleton />}>
      {(found) => {
        if (!found) return <NotFoundScreen topHref={hrefs.top} />
        const { item, room } = found
        const others = room.items.filter(({ id }) => id !== item.id)
        return (
          <ChannelTheme id={room.channel.id} seed={room.channel.seed} className="pb-24">
            <OfferHero
              item={item}
              room={room}
              onFavor={onFavor}
              refusal={refusal?.itemId === item.id ? refusal.reason : undefined}
            />
            <div className="page">
              <Section title={room.name} action={{ label: room.channel.name, href: room.channel.href }}>
                {room.description && <p className="max-w-180 text-reading">{room.description}</p>}
                <div className="mt-4 grid gap-3">
                  <FavoriteChoices room={room} />
                  <VotingEnd end={room.end} now={now} />
                </div>
              </Section>
              {others.length > 0 && (
                <Section title="ほかの候補">
                  <OfferRows items={others} onFavor={onFavor} refusal={refusal} />
                </Section>
              )}
              <p className="mt-14 desk:pl-66">
                <TextLink href={hrefs.list}>リクエスト一覧へ</TextLink>
              </p>
            </div>
          </ChannelTheme>
        )
      }}
    </Loaded>
  )
}

function OfferSkeleton() {
  return (
    <div className="hero desk:grid desk:h-140 desk:grid-cols-[27rem_minmax(0,1fr)]">
      <Skeleton shape="block" className="aspect-auto h-107 desk:order-last desk:h-full" />
      <div className="grid content-end gap-5 px-4 py-8 desk:px-8">
        <Skeleton shape="figure" className="h-18 w-48 desk:h-30" />
        <Skeleton shape="line" className="w-3/4" />
        <Skeleton shape="line" className="h-13" />
      </div>
    </div>
  )
}
