import { AppLink } from '../../../components/AppLink.tsx'
import { Section } from '../../../components/Section.tsx'
import type { HomeWall } from '../home.types.ts'
import { PlaceFace, Wall } from './Wall.tsx'

export interface PhotosProps {
  wall: HomeWall
  /** The page where the member edits the wall; a position is added as `?position=`. */
  editHref: string
}

/** The member's photo wall on the chosen background. Empty positions invite the member to add a photo. */
export function Photos({ wall: { places, background }, editHref }: PhotosProps) {
  return (
    <Section title="飾っている写真" action={{ label: 'ホームを飾る', href: editHref }}>
      <figure>
        <Wall background={background}>
          {places.map((place) => (
            <li key={place.position}>
              <AppLink href={`${editHref}?position=${place.position}`} className="block">
                <PlaceFace {...place} invitation={`${place.position}番めに飾る`} />
                {place.photo && <span className="sr-only">を替える</span>}
              </AppLink>
            </li>
          ))}
        </Wall>
        {background && <figcaption className="mt-2 text-14 text-quiet">背景　{background.name}</figcaption>}
      </figure>
    </Section>
  )
}
