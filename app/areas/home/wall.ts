import type { homePhoto } from '@tsudoi/contracts/home/home.endpoints'
import type * as z from 'zod/mini'

/** A photo at a position of the wall, in the format of the server. */
export type WallPhoto = z.infer<typeof homePhoto>
/** The photos on the wall: each photo at most once, and at most one photo at each position. */
export type WallPhotos = readonly WallPhoto[]

const photoAt = (hung: WallPhotos, position: number) => hung.find((photo) => photo.positionNumber === position)

/**
 * Puts a photo at a position. If another photo is there, it moves to the former position of the new one; without a
 * former position it is removed.
 */
export function placePhoto(
  hung: WallPhotos,
  photo: Pick<WallPhoto, 'photoId' | 'image'>,
  position: number,
): WallPhotos {
  const from = hung.find(({ photoId }) => photoId === photo.photoId)?.positionNumber
  const other = photoAt(hung, position)
  const rest = hung.filter(({ photoId }) => photoId !== photo.photoId && photoId !== other?.photoId)
  const swapped =
    from !== undefined && other && other.photoId !== photo.photoId ? [{ ...other, positionNumber: from }] : []
  return [...rest, ...swapped, { photoId: photo.photoId, image: photo.image, positionNumber: position }]
}

/** Swaps the photos of two positions. Changes nothing if there is no photo at `from`. */
export function swapPositions(hung: WallPhotos, from: number, to: number): WallPhotos {
  const photo = photoAt(hung, from)
  return photo ? placePhoto(hung, photo, to) : hung
}

/** Removes the photo at a position. */
export const removePhoto = (hung: WallPhotos, position: number): WallPhotos =>
  hung.filter(({ positionNumber }) => positionNumber !== position)

/** A call to the server that changes the wall: C055 (`select`), C054 (`unselect`) or C053 (`reset`). */
export type HomeWallCall =
  | { call: 'select'; position: number; photoId: string }
  | { call: 'unselect'; position: number }
  | { call: 'reset'; photoId: string }

/**
 * The wall after a `select` call: the photo has left its former position and has replaced the photo at the new one
 * (C055).
 */
const afterSelect = (hung: WallPhotos, photo: WallPhoto): WallPhotos => [
  ...hung.filter(({ photoId, positionNumber }) => photoId !== photo.photoId && positionNumber !== photo.positionNumber),
  photo,
]

/**
 * Returns the calls that change the wall from `before` to `after`. Removing all photos uses `reset` with their ids;
 * other changes use positions.
 */
export function wallCallsBetween(before: WallPhotos, after: WallPhotos): HomeWallCall[] {
  if (after.length === 0) return before.map(({ photoId }) => ({ call: 'reset', photoId }))
  const steps: HomeWallCall[] = []
  let hung = before
  for (const photo of after) {
    if (photoAt(hung, photo.positionNumber)?.photoId === photo.photoId) continue
    steps.push({ call: 'select', position: photo.positionNumber, photoId: photo.photoId })
    hung = afterSelect(hung, photo)
  }
  const extra = hung.filter(({ positionNumber }) => !photoAt(after, positionNumber))
  return [...steps, ...extra.map(({ positionNumber }) => ({ call: 'unselect' as const, position: positionNumber }))]
}
