import { AppLink } from '../../../components/AppLink.tsx'
import { Section } from '../../../components/Section.tsx'
import type { HomeWall } from '../home.types.ts'
import { WallPositionContent, PhotoWall } from './PhotoWall.tsx'
import { isolated } from '../../../text/isolated.ts'

export interface HomePhotosProps {
  wall: HomeWall
  /** The URL of the page where the member edits the wall; a position is added as `?position=`. */
  editHref: string
}

/** The member's photo wall on the chosen background. Empty positions invite the member to add a photo. */
export function HomePhotos({ wall: { places, background }, editHref }: HomePhotosProps) {
  return (
    <Section title="飾っている写真" action={{ label: 'ホームを飾る', href: editHref }}>
      <figure>
        <PhotoWall background={background}>
          {places.map((place) => (
            <li key={place.position}>
              <AppLink href={`${editHref}?position=${place.position}`} className="block">
                <WallPositionContent {...place} invitation={`${place.position}番めに飾る`} />
                {place.photo && <span className="sr-only">を替える</span>}
              </AppLink>
            </li>
          ))}
        </PhotoWall>
        {background && <figcaption className="mt-2 text-14 text-quiet">背景　{isolated(background.name)}</figcaption>}
      </figure>
    </Section>
  )
}
