import { UnfitMedia } from '../unfitMedia.ts'
import type { Box } from './boxes.ts'
import { defaultSizesOf, readFragmentSamples, tableSamples, type Sample } from './samples.ts'
import type { Track } from './tracks.ts'
import { overwriteUserData, nalPackingOf } from './userData.ts'

type Bytes = Uint8Array<ArrayBuffer>

interface Copy {
  bytes: Bytes
  /** The bytes of the output, which has the same length as the input. */
  content: Bytes
  /** The top-level boxes of the input file. */
  file: readonly Box[]
  movie: Box
  tracks: readonly Track[]
}

/**
 * Copies the samples (pictures and pieces of sound) of the kept tracks. Bytes between them, and samples of other
 * tracks, stay zero.
 */
export function copySamples({ bytes, content, file, movie, tracks }: Copy): void {
  const data = file.filter(({ name }) => name === 'mdat')
  const packings = new Map(tracks.map((track) => [track, nalPackingOf(bytes, track)]))
  let copied = 0
  const copy = (track: Track, [from, to]: Sample) => {
    copied += to - from
    // Refuses overlapping samples, which could be copied without end.
    if (copied > bytes.length || !isWithin(data, from, to)) throw new UnfitMedia('A sample is where none can be')
    content.set(bytes.subarray(from, to), from)
    const packing = packings.get(track)
    if (packing) overwriteUserData(content.subarray(from, to), packing)
  }
  for (const track of tracks) for (const sample of tableSamples(bytes, track)) copy(track, sample)
  const byId = new Map(tracks.map((track) => [track.id, track]))
  const fragments = { tracks: byId, defaultSizes: defaultSizesOf(bytes, movie) }
  for (const moof of file) {
    if (moof.name !== 'moof') continue
    for (const [track, sample] of readFragmentSamples(bytes, moof, fragments)) copy(track, sample)
  }
}

/**
 * Whether a range is within a data box. Uses binary search, because a file may have very many data boxes and samples.
 */
function isWithin(data: readonly Box[], from: number, to: number): boolean {
  let low = 0
  let high = data.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((data[middle]?.start ?? 0) <= from) low = middle + 1
    else high = middle
  }
  const box = data[low - 1]
  return box !== undefined && from <= to && to <= box.end
}
