import { Artwork } from '../../components/Artwork.tsx'
import { ChannelTheme } from '../../components/ChannelTheme.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Figure } from '../../components/Figure.tsx'
import { Rarity } from '../../components/Rarity.tsx'
import { Section } from '../../components/Section.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import type { Loadable } from '../../loadable.ts'
import { countText } from '../../text/countText.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { MoreButton } from '../parts/MoreButton.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import type { More } from '../programme.types.ts'
import type { CollectedPhoto } from './collection.types.ts'
import { byChannel } from './collection.rules.ts'

export interface CollectionScreenProps {
  /** The latest first. */
  photos: Loadable<CollectedPhoto[]>
  /** Different photos in all; absent while unknown. */
  total?: number
  more?: More
  onMore?: () => void
  hrefs: { channels: string }
}

const grid = 'grid grid-cols-3 gap-x-3 gap-y-6 desk:grid-cols-5 desk:gap-x-4 desk:gap-y-8'

/** What a member has gathered: photos, by channel (W096, W139). */
export function CollectionScreen({ photos, total, more = 'none', onMore, hrefs }: CollectionScreenProps) {
  return (
    <div className="pb-24">
      <PageHead title="コレクション" lead="手に入れた写真は、ずっとここに残ります。">
        <Total total={total} loading={photos.state === 'loading'} />
      </PageHead>
      <div className="page">
        <Loaded of={photos} label="コレクションを読みこみ中" skeleton={<PhotosSkeleton />}>
          {(list) =>
            list.length > 0 ? (
              byChannel(list).map(({ channel, photos: own }) => (
                <ChannelTheme key={channel.id} id={channel.id} seed={channel.seed}>
                  <Section title={channel.name} action={{ label: 'チャンネルを見る', href: channel.href }}>
                    <ul className={grid}>
                      {own.map((photo) => (
                        <Photo key={photo.id} photo={photo} />
                      ))}
                    </ul>
                  </Section>
                </ChannelTheme>
              ))
            ) : (
              <div className="mt-10 border-t border-ink pt-6">
                <EmptyState
                  title="写真はまだありません"
                  description="ガチャで手に入れた写真が、チャンネルごとに並びます。"
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

function Total({ total, loading }: { total: number | undefined; loading: boolean }) {
  if (total) return <Figure value={countText(total)} unit="種の写真" size={72} deskSize={96} />
  return loading && <Skeleton shape="figure" className="h-14!" />
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
    <div className="mt-14 border-t border-ink pt-6 desk:mt-22 desk:pl-66">
      <div className={grid}>
        {Array.from({ length: 10 }, (_, at) => (
          <Skeleton key={at} shape="block" className="aspect-3/4!" />
        ))}
      </div>
    </div>
  )
}
