import { UnfitMedia } from '../unfitMedia.ts'
import { boxesIn, boxIn, contentOf, requireBox, type Box } from './boxes.ts'
import type { Track } from './tracks.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** The byte range of a sample (a picture, or some milliseconds of sound) in the file. */
export type Sample = readonly [from: number, to: number]

/** The samples of a track, according to the tables in the file. */
export function* tableSamples(bytes: Bytes, { table }: Track): Generator<Sample> {
  const chunks = chunksOf(bytes, table)
  const sizes = sizesOf(bytes, table)
  let sample = 0
  for (const { at, samples } of perChunk(bytes, table, chunks)) {
    // The number of the chunk's last sample. A chunk adds no samples if the tables are empty, as in a fragmented film,
    // or if all samples in the table are empty.
    const last = sizes.isEmpty ? sample : Math.min(sample + samples, sizes.count)
    for (let from = at; sample < last; sample += 1) {
      const to = from + sizes.at(sample)
      yield [from, to]
      from = to
    }
  }
}

function chunksOf(bytes: Bytes, table: Box) {
  const short = boxIn(bytes, table, 'stco')
  const content = contentOf(bytes, short ?? requireBox(bytes, table, 'co64'))
  const at = short
    ? (index: number) => content.getUint32(8 + 4 * index)
    : (index: number) => Number(content.getBigUint64(8 + 8 * index))
  return { count: content.getUint32(4), at }
}

/**
 * Yields each chunk with its number of samples. The table has an entry only for chunks whose number differs from the
 * previous chunk's.
 */
function* perChunk(bytes: Bytes, table: Box, chunks: ReturnType<typeof chunksOf>) {
  const content = contentOf(bytes, requireBox(bytes, table, 'stsc'))
  const entries = content.getUint32(4)
  for (let chunk = 0, entry = 0; chunk < chunks.count && entries > 0; chunk += 1) {
    while (entry + 1 < entries && content.getUint32(8 + 12 * (entry + 1)) <= chunk + 1) entry += 1
    yield { at: chunks.at(chunk), samples: content.getUint32(12 + 12 * entry) }
  }
}

function sizesOf(bytes: Bytes, table: Box) {
  const box = boxIn(bytes, table, 'stsz')
  if (!box) return compactSizesOf(contentOf(bytes, requireBox(bytes, table, 'stz2')))
  const content = contentOf(bytes, box)
  const same = content.getUint32(4)
  const count = content.getUint32(8)
  if (same > 0) return { count, isEmpty: false, at: () => same }
  return { count, isEmpty: count === 0, at: (index: number) => content.getUint32(12 + 4 * index) }
}

function compactSizesOf(content: DataView) {
  const bits = content.getUint8(7)
  const count = content.getUint32(8)
  const at = (index: number) => {
    if (bits === 16) return content.getUint16(12 + 2 * index)
    if (bits === 8) return content.getUint8(12 + index)
    const pair = content.getUint8(12 + (index >> 1))
    return index % 2 === 0 ? pair >> 4 : pair & 15
  }
  return { count, isEmpty: count === 0, at }
}

/** The default sample sizes for fragments, by track id. */
export function defaultSizesOf(bytes: Bytes, movie: Box): Map<number, number> {
  const extension = boxIn(bytes, movie, 'mvex')
  const boxes = extension ? [...boxesIn(bytes, extension)].filter(({ name }) => name === 'trex') : []
  return new Map(
    boxes.map((box) => {
      const content = contentOf(bytes, box)
      return [content.getUint32(4), content.getUint32(16)]
    }),
  )
}

/** The id of the track to which a fragment (`traf`) belongs. */
export const fragmentTrackId = (bytes: Bytes, traf: Box) =>
  contentOf(bytes, requireBox(bytes, traf, 'tfhd')).getUint32(4)

interface Fragments {
  tracks: ReadonlyMap<number, Track>
  defaultSizes: ReadonlyMap<number, number>
}

/** The samples of a fragment (`moof`), each with its track. */
export function* readFragmentSamples(
  bytes: Bytes,
  moof: Box,
  { tracks, defaultSizes }: Fragments,
): Generator<readonly [Track, Sample]> {
  let hasLeftOut = false
  let end = moof.at
  for (const traf of boxesIn(bytes, moof)) {
    if (traf.name !== 'traf') continue
    const header = readHeader(contentOf(bytes, requireBox(bytes, traf, 'tfhd')))
    const track = tracks.get(header.id)
    if (!track) {
      hasLeftOut = true
      continue
    }
    // A fragment without an offset of its own starts where the samples of the previous track end. That track was
    // removed, so the start is unknown.
    if (hasLeftOut && header.base === undefined && !header.isFromFragment)
      throw new UnfitMedia('A fragment depends on a track that goes')
    const size = header.size ?? defaultSizes.get(header.id) ?? 0
    const base = header.base ?? (header.isFromFragment ? moof.at : end)
    end = base
    for (const run of boxesIn(bytes, traf)) {
      if (run.name !== 'trun') continue
      for (const sample of runSamples(contentOf(bytes, run), { base, from: end, size })) {
        yield [track, sample]
        end = sample[1]
      }
    }
  }
}

/** Reads the fields of a `tfhd` box that locate samples; its flags say which fields are present. */
function readHeader(content: DataView) {
  const flags = content.getUint32(0)
  let at = 8
  const next = (flag: number, bytes: 4 | 8) => {
    if (!(flags & flag)) return undefined
    at += bytes
    return bytes === 8 ? Number(content.getBigUint64(at - 8)) : content.getUint32(at - 4)
  }
  const base = next(0x1, 8)
  next(0x2, 4)
  next(0x8, 4)
  return { id: content.getUint32(4), base, size: next(0x10, 4), isFromFragment: Boolean(flags & 0x2_0000) }
}

function* runSamples(content: DataView, place: { base: number; from: number; size: number }): Generator<Sample> {
  const flags = content.getUint32(0)
  const hasSizes = Boolean(flags & 0x200)
  const entry = [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length * 4
  const count = hasSizes || place.size > 0 ? content.getUint32(4) : 0
  let at = 8 + (flags & 0x1 ? 4 : 0) + (flags & 0x4 ? 4 : 0) + (flags & 0x100 ? 4 : 0)
  let from = flags & 0x1 ? place.base + content.getInt32(8) : place.from
  for (let index = 0; index < count; index += 1) {
    const to = from + (hasSizes ? content.getUint32(at) : place.size)
    yield [from, to]
    from = to
    at += entry
  }
}
