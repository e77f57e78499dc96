import { asciiAt } from '../bytes.ts'
import { UnfitMedia } from '../unfitMedia.ts'
import { boxesIn, boxIn, contentOf, requireBox, type Box } from './boxes.ts'
import { areKnownCodecs, sampleEntriesOf } from './sampleEntries.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** A picture or sound track with a known codec. Other tracks are removed with their samples. */
export interface Track {
  id: number
  box: Box
  handler: string
  /** The `stbl` box: where the samples are, and how they are encoded. */
  table: Box
  entries: readonly Box[]
  /** Displayed width in pixels; 0 for sound. */
  width: number
  height: number
}

/** The tracks of a film that are kept: pictures and sound. */
export function tracksOf(bytes: Bytes, movie: Box): Track[] {
  const boxes = [...boxesIn(bytes, movie)].filter(({ name }) => name === 'trak')
  const tracks = boxes.flatMap((box) => trackOf(bytes, box) ?? [])
  if (new Set(tracks.map(({ id }) => id)).size < tracks.length) throw new UnfitMedia('Two tracks have one number')
  return tracks
}

function trackOf(bytes: Bytes, box: Box): Track | undefined {
  const handlerBox = boxIn(bytes, box, 'mdia', 'hdlr')
  const handler = handlerBox ? asciiAt(bytes, handlerBox.start + 8) : ''
  const table = boxIn(bytes, box, 'mdia', 'minf', 'stbl')
  const description = table && boxIn(bytes, table, 'stsd')
  if (!table || !description) return undefined
  const entries = sampleEntriesOf(bytes, description)
  if (!areKnownCodecs(handler, entries)) return undefined
  return { box, handler, table, entries, ...headerOf(bytes, requireBox(bytes, box, 'tkhd')) }
}

/** The id of a track and its size in 65,536ths of a pixel. The matrix says whether the picture is rotated. */
function headerOf(bytes: Bytes, box: Box): Pick<Track, 'id' | 'width' | 'height'> {
  const content = contentOf(bytes, box)
  const more = content.getUint8(0) === 1 ? 12 : 0
  const id = content.getUint32(more === 0 ? 12 : 20)
  const width = content.getUint16(76 + more)
  const height = content.getUint16(80 + more)
  const isTurned = content.getInt32(44 + more) !== 0
  return isTurned ? { id, width: height, height: width } : { id, width, height }
}
