import { Artwork } from '../../../components/Artwork.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Section } from '../../../components/Section.tsx'
import type { HomePhoto } from '../home.types.ts'

/** The photos a member put up at home, in their positions. */
export function Photos({ photos, collectionHref }: { photos: readonly HomePhoto[]; collectionHref: string }) {
  const inPlace = photos.toSorted((one, other) => one.position - other.position)
  return (
    <Section title="飾っている写真" action={{ label: 'コレクションを見る', href: collectionHref }}>
      {inPlace.length > 0 ? (
        <ul className="grid grid-cols-3 gap-3 desk:grid-cols-5 desk:gap-4">
          {inPlace.map(({ id, image, position }) => (
            <li key={position}>
              <Artwork src={image} alt={`${position}番めに飾っている写真`} ratio="3:4" id={id} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title="飾っている写真はまだありません" description="ガチャで手に入れた写真が、ここに並びます。" />
      )}
    </Section>
  )
}
