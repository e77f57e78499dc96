import {
  homePhotoPositions,
  type background as wireBackground,
  type getHome,
} from '@tsudoi/contracts/home/home.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { HomeBackground, HomeWall } from '@tsudoi/design-system/screens/home/home.types'
import { titleOf } from '@tsudoi/design-system/text/nameOr'
import type * as z from 'zod/mini'
import { pictureOf } from '../../mappers/pictureOf.ts'

type WireHome = ResponseOf<typeof getHome>

/** Converts the photo wall with all its positions, including empty ones, and the chosen background. */
export function homeWallView({ photoList, background }: Pick<WireHome, 'photoList' | 'background'>): HomeWall {
  const places = Array.from({ length: homePhotoPositions }, (_, at) => {
    const hung = photoList.find(({ positionNumber }) => positionNumber === at + 1)
    return { position: at + 1, ...(hung && { photo: { id: hung.photoId, image: pictureOf(hung.image) } }) }
  })
  return { places, background: background && backgroundView(background) }
}

/** Converts a background of the home page. */
export const backgroundView = (background: z.infer<typeof wireBackground>): HomeBackground => ({
  id: background.backgroundId,
  name: titleOf(background.name),
  image: pictureOf(background.image),
  seed: background.oshiColor,
})
