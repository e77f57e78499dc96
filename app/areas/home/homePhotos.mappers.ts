import type { listHomePhotoCandidates } from '@tsudoi/contracts/home/home.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { BackgroundChoice, PhotoCandidate } from '@tsudoi/design-system/screens/home/home.types'
import { pictureOf } from '../../mappers/pictureOf.ts'
import type { ListedBackground } from './background.mutations.ts'
import { backgroundView } from './wall.mappers.ts'
import type { WallPhotos } from './wall.ts'
import { channelNameOf, titleOf } from '@tsudoi/design-system/text/nameOr'

type Candidate = ResponseOf<typeof listHomePhotoCandidates>['photoList'][number]

/**
 * Converts a photo that can be put on the wall. `hung` are the photos on the wall now; the list of candidates may be
 * older.
 */
export function photoCandidateView(photo: Candidate, hung: WallPhotos): PhotoCandidate {
  return {
    id: photo.photoId,
    name: titleOf(photo.name),
    image: pictureOf(photo.image),
    rarity: photo.rarity,
    channel: { id: photo.ipId, name: channelNameOf(photo.ipName), seed: photo.oshiColor },
    position: hung.find(({ photoId }) => photoId === photo.photoId)?.positionNumber,
  }
}

const statuses = { LOCKED: 'locked', OWNED: 'owned', SELECTED: 'chosen', UNKNOWN: 'unknown' } as const

/** Converts a background for the list from which the member chooses. */
export function backgroundChoiceView(background: ListedBackground): BackgroundChoice {
  const { requiredPhotoCount = 0, ownedPhotoCount = 0 } = background
  return {
    ...backgroundView(background),
    channelName: background.ipName && channelNameOf(background.ipName),
    status: statuses[background.status],
    missing: Math.max(0, requiredPhotoCount - ownedPhotoCount) || undefined,
  }
}
