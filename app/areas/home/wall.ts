import type { homePhoto } from '@tsudoi/contracts/home/home.endpoints'
import type * as z from 'zod/mini'

/** A photo in its place at home, as the host says it. */
export type HungPhoto = z.infer<typeof homePhoto>
/** What hangs at home. A photo hangs once, and a place holds one photo. */
export type Hung = readonly HungPhoto[]

const at = (hung: Hung, position: number) => hung.find((photo) => photo.positionNumber === position)

/** Hangs a photo: what was in its new place takes the one it came from, or goes. */
export function place(hung: Hung, photo: Pick<HungPhoto, 'photoId' | 'image'>, position: number): Hung {
  const from = hung.find(({ photoId }) => photoId === photo.photoId)?.positionNumber
  const other = at(hung, position)
  const rest = hung.filter(({ photoId }) => photoId !== photo.photoId && photoId !== other?.photoId)
  const swapped =
    from !== undefined && other && other.photoId !== photo.photoId ? [{ ...other, positionNumber: from }] : []
  return [...rest, ...swapped, { photoId: photo.photoId, image: photo.image, positionNumber: position }]
}

/** Changes two places with each other; from an empty one nothing moves. */
export function move(hung: Hung, from: number, to: number): Hung {
  const photo = at(hung, from)
  return photo ? place(hung, photo, to) : hung
}

/** Empties a place. */
export const takeDown = (hung: Hung, position: number): Hung =>
  hung.filter(({ positionNumber }) => positionNumber !== position)

/** A call that changes the wall: C055, C054, C053. */
export type WallStep =
  | { call: 'select'; position: number; photoId: string }
  | { call: 'unselect'; position: number }
  | { call: 'reset'; photoId: string }

/** A photo that is hung anew leaves its former place, and what was in the new one goes (C055). */
const select = (hung: Hung, photo: HungPhoto): Hung => [
  ...hung.filter(({ photoId, positionNumber }) => photoId !== photo.photoId && positionNumber !== photo.positionNumber),
  photo,
]

/** The calls that lead from one wall to another. Emptying all of it names photos, otherwise places are named. */
export function stepsBetween(before: Hung, after: Hung): WallStep[] {
  if (after.length === 0) return before.map(({ photoId }) => ({ call: 'reset', photoId }))
  const steps: WallStep[] = []
  let hung = before
  for (const photo of after) {
    if (at(hung, photo.positionNumber)?.photoId === photo.photoId) continue
    steps.push({ call: 'select', position: photo.positionNumber, photoId: photo.photoId })
    hung = select(hung, photo)
  }
  const extra = hung.filter(({ positionNumber }) => !at(after, positionNumber))
  return [...steps, ...extra.map(({ positionNumber }) => ({ call: 'unselect' as const, position: positionNumber }))]
}
