import type { homePhoto } from '@tsudoi/contracts/home/home.endpoints'
import type * as z from 'zod/mini'

/** A photo at a position of the wall, as in the server's answer. */
export type HungPhoto = z.infer<typeof homePhoto>
/** The photos on the wall. Each photo appears once, and each position holds one photo. */
export type HungPhotos = readonly HungPhoto[]

const photoAt = (hung: HungPhotos, position: number) => hung.find((photo) => photo.positionNumber === position)

/** Puts a photo at a position. A photo that was there moves to the former position of the new one, or is removed. */
export function placePhoto(
  hung: HungPhotos,
  photo: Pick<HungPhoto, 'photoId' | 'image'>,
  position: number,
): HungPhotos {
  const from = hung.find(({ photoId }) => photoId === photo.photoId)?.positionNumber
  const other = photoAt(hung, position)
  const rest = hung.filter(({ photoId }) => photoId !== photo.photoId && photoId !== other?.photoId)
  const swapped =
    from !== undefined && other && other.photoId !== photo.photoId ? [{ ...other, positionNumber: from }] : []
  return [...rest, ...swapped, { photoId: photo.photoId, image: photo.image, positionNumber: position }]
}

/** Swaps the photos of two positions. Does nothing if `from` is empty. */
export function swapPositions(hung: HungPhotos, from: number, to: number): HungPhotos {
  const photo = photoAt(hung, from)
  return photo ? placePhoto(hung, photo, to) : hung
}

/** Removes the photo at a position. */
export const removePhoto = (hung: HungPhotos, position: number): HungPhotos =>
  hung.filter(({ positionNumber }) => positionNumber !== position)

/** A call that changes the wall: C055, C054, C053. */
export type WallCall =
  | { call: 'select'; position: number; photoId: string }
  | { call: 'unselect'; position: number }
  | { call: 'reset'; photoId: string }

/**
 * The effect of a `select` call: the photo leaves its former position and replaces the photo at its new position
 * (C055).
 */
const afterSelect = (hung: HungPhotos, photo: HungPhoto): HungPhotos => [
  ...hung.filter(({ photoId, positionNumber }) => photoId !== photo.photoId && positionNumber !== photo.positionNumber),
  photo,
]

/**
 * The calls that change one wall to another. Removing everything uses `reset` with photo ids; otherwise positions are
 * used.
 */
export function wallCallsBetween(before: HungPhotos, after: HungPhotos): WallCall[] {
  if (after.length === 0) return before.map(({ photoId }) => ({ call: 'reset', photoId }))
  const steps: WallCall[] = []
  let hung = before
  for (const photo of after) {
    if (photoAt(hung, photo.positionNumber)?.photoId === photo.photoId) continue
    steps.push({ call: 'select', position: photo.positionNumber, photoId: photo.photoId })
    hung = afterSelect(hung, photo)
  }
  const extra = hung.filter(({ positionNumber }) => !photoAt(after, positionNumber))
  return [...steps, ...extra.map(({ positionNumber }) => ({ call: 'unselect' as const, position: positionNumber }))]
}
