import { Artwork } from '../../../components/Artwork.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Section } from '../../../components/Section.tsx'
import type { HomeBackground, HomePhoto } from '../home.types.ts'

export interface PhotosProps {
  photos: readonly HomePhoto[]
  background?: HomeBackground
  collectionHref: string
}

/** The photos a member put up at home, in their positions, on the background of their choice. */
export function Photos({ photos, background, collectionHref }: PhotosProps) {
  const hasPhotos = photos.length > 0
  return (
    <Section title="飾っている写真" action={{ label: 'コレクションを見る', href: collectionHref }}>
      {background ? (
        <figure>
          <div className={`relative isolate p-4 desk:p-8 ${hasPhotos ? '' : 'aspect-16/9'}`}>
            <Artwork
              id={background.id}
              src={background.image}
              seed={background.seed}
              alt=""
              ratio="fill"
              className="-z-10"
            />
            <PhotoGrid photos={photos} />
          </div>
          <figcaption className="mt-2 text-14 text-quiet">背景　{background.name}</figcaption>
        </figure>
      ) : (
        <PhotoGrid photos={photos} />
      )}
      {!hasPhotos && (
        <div className={background && 'mt-6'}>
          <EmptyState title="飾っている写真はまだありません" description="ガチャで手に入れた写真が、ここに並びます。" />
        </div>
      )}
    </Section>
  )
}

function PhotoGrid({ photos }: Pick<PhotosProps, 'photos'>) {
  if (photos.length === 0) return null
  const inPlace = photos.toSorted((one, other) => one.position - other.position)
  return (
    <ul className="grid grid-cols-3 gap-3 desk:grid-cols-5 desk:gap-4">
      {inPlace.map(({ id, image, position }) => (
        <li key={position}>
          <Artwork src={image} alt={`${position}番めに飾っている写真`} ratio="3:4" id={id} />
        </li>
      ))}
    </ul>
  )
}
