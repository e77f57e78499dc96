import { Artwork } from '../../components/Artwork.tsx'
import { ChannelTheme } from '../../components/ChannelTheme.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Rarity } from '../../components/Rarity.tsx'
import { Section, SectionSkeleton } from '../../components/Section.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import type { Paged } from '../../paged.ts'
import { countText } from '../../text/countText.ts'
import { PagedList } from '../parts/PagedList.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { RowsSkeleton } from '../parts/RowsSkeleton.tsx'
import { Total } from '../parts/Total.tsx'
import type { CollectedPhoto } from './collection.types.ts'
import { byChannel } from './collection.rules.ts'

export interface CollectionScreenProps {
  /** The latest first. */
  photos: Paged<CollectedPhoto>
  hrefs: { channels: string }
}

const grid = 'grid grid-cols-3 gap-x-3 gap-y-6 desk:grid-cols-5 desk:gap-x-4 desk:gap-y-8'

/** What a member has gathered: photos, by channel (W096, W139). */
export function CollectionScreen({ photos, hrefs }: CollectionScreenProps) {
  return (
    <div className="pb-24">
      <PageHead title="コレクション" lead="手に入れた写真は、ずっとここに残ります。">
        <Total of={photos} unit="種の写真" />
      </PageHead>
      <div className="page">
        <PagedList
          of={photos}
          label="コレクションを読みこみ中"
          skeleton={<PhotosSkeleton />}
          empty={
            <EmptyState
              className="mt-10 border-t border-ink pt-6"
              title="写真はまだありません"
              description="ガチャで手に入れた写真が、チャンネルごとに並びます。"
              action={{ label: 'チャンネルをさがす', href: hrefs.channels }}
            />
          }
        >
          {(list) => byChannel(list).map((each) => <OfChannel key={each.channel.id} {...each} />)}
        </PagedList>
      </div>
    </div>
  )
}

function OfChannel({ channel, photos }: ReturnType<typeof byChannel>[number]) {
  return (
    <ChannelTheme id={channel.id} seed={channel.seed}>
      <Section title={channel.name} action={{ label: 'チャンネルを見る', href: channel.href }}>
        <ul className={grid}>
          {photos.map((photo) => (
            <Photo key={photo.id} photo={photo} />
          ))}
        </ul>
      </Section>
    </ChannelTheme>
  )
}

function Photo({ photo: { id, name, image, rarity, owned } }: { photo: CollectedPhoto }) {
  return (
    <li className="min-w-0">
      <Artwork src={image} alt="" ratio="3:4" id={id} />
      <p className="mt-2 flex items-center justify-between gap-2 text-12">
        {rarity ? <Rarity rarity={rarity} /> : <span />}
        {owned > 1 && <span className="tabular-nums text-quiet">{countText(owned)}枚</span>}
      </p>
      <p className="line-clamp-2 text-14 font-bold">{name}</p>
    </li>
  )
}

function PhotosSkeleton() {
  return (
    <SectionSkeleton>
      <RowsSkeleton rows={10} className={grid}>
        <Skeleton shape="block" className="aspect-3/4!" />
      </RowsSkeleton>
    </SectionSkeleton>
  )
}
