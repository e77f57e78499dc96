import { joinBytes, asciiAt, bytesBetween, dataViewOf } from './bytes.ts'
import type { CleanMedia } from './cleanMedia.ts'
import { cleanProfile } from './colourProfile.ts'
import { orientationExif, orientationOf, displayedSize } from './exif.ts'
import { UnfitMedia } from './unfitMedia.ts'

type Bytes = Uint8Array<ArrayBuffer>

const startOfImage = 0xd8
const endOfImage = 0xd9
const startOfScan = 0xda
const tables = { huffman: 0xc4, arithmetic: 0xcc, quantization: 0xdb, restarts: 0xdd }
const exif = 0xe1
const profile = 0xe2
const adobe = 0xee

interface Segment {
  marker: number
  /** The content of the segment after its marker and length. */
  data: Bytes
  /** The whole segment. For a scan header, this includes the coded data that follows. */
  whole: Bytes
}

/**
 * Parses a JPEG: segments introduced by markers. Keeps the picture's own segments. Of the application segments it
 * rewrites only what is needed to display the picture: colours and orientation. Removes comments, previews, unknown
 * segments and bytes after the end (films, depth maps, more pictures).
 */
export function readJpeg(bytes: Bytes): CleanMedia {
  if (dataViewOf(bytes).getUint16(0) !== 0xff00 + startOfImage) throw new UnfitMedia('It is no JPEG')
  const segments = [...segmentsOf(bytes)]
  const frames = segments.filter(({ marker }) => isFrame(marker))
  const [frame] = frames
  if (!frame || frames.length > 1) throw new UnfitMedia('It has no frame, or several')
  const view = dataViewOf(frame.data)
  const orientation = exifOrientation(segments)
  const parts = [
    segmentOf(startOfImage),
    orientation === 1 ? new Uint8Array() : segmentOf(exif, exifName, orientationExif(orientation)),
    ...profileSegments(segments),
    ...segments.filter(({ marker }) => marker === adobe).map(colourTransform),
    ...segments.filter(isPicture).map(({ whole }) => whole),
    segmentOf(endOfImage),
  ]
  const size = { height: view.getUint16(1), width: view.getUint16(3) }
  return { ...displayedSize(size, orientation), content: joinBytes(parts) }
}

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function* segmentsOf(bytes: Bytes): Generator<Segment> {
  const view = dataViewOf(bytes)
  for (let at = 2; ;) {
    while (view.getUint16(at) === 0xffff) at += 1
    const marker = view.getUint16(at) - 0xff00
    if (marker === endOfImage) return
    if (marker < 0xc0) throw new UnfitMedia('It has no marker where one must be')
    const header = at + 2 + view.getUint16(at + 2)
    const end = marker === startOfScan ? endOfScan(view, header) : header
    yield { marker, data: bytesBetween(bytes, at + 4, header), whole: bytesBetween(bytes, at, end) }
    at = end
  }
}

/**
 * The offset where a scan's coded data ends. In coded data, 0xff is followed by 0, a restart marker or another 0xff.
 */
function endOfScan(view: DataView, from: number): number {
  for (let at = from; ; at += 1) {
    if (view.getUint8(at) !== 0xff) continue
    const next = view.getUint8(at + 1)
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
}

/**
 * Whether a segment belongs to the picture: its frame, tables and scans. Throws UnfitMedia if it is longer than its
 * content.
 */
function isPicture({ marker, data }: Segment): boolean {
  const length = isFrame(marker) ? 6 + 3 * dataViewOf(data).getUint8(5) : lengthOf(marker, data)
  if (length !== undefined && length !== data.length) throw new UnfitMedia('A segment has room for more')
  return length !== undefined
}

/** The length that a picture segment must have by its own content; undefined for other segments. */
function lengthOf(marker: number, data: Bytes): number | undefined {
  const view = dataViewOf(data)
  if (marker === startOfScan) return 4 + 2 * view.getUint8(0)
  if (marker === tables.restarts) return 2
  // The table of an arithmetic coding has no count of its entries: at most one pair of bytes for each of the four
  // tables of both kinds.
  if (marker === tables.arithmetic) return Math.min(16, data.length - (data.length % 2))
  let at = 0
  if (marker === tables.quantization) for (; at < data.length;) at += view.getUint8(at) >> 4 ? 129 : 65
  else if (marker === tables.huffman) for (; at < data.length;) at += 17 + codesOf(view, at + 1)
  else return undefined
  return at
}

/** The number of codes in a Huffman table, which begins with 16 counts. */
const codesOf = (view: DataView, at: number) =>
  [...Array(16).keys()].reduce((sum, index) => sum + view.getUint8(at + index), 0)

function segmentOf(marker: number, ...data: readonly Bytes[]): Bytes {
  if (data.length === 0) return new Uint8Array([0xff, marker])
  const length = 2 + data.reduce((sum, { length: each }) => sum + each, 0)
  return joinBytes([new Uint8Array([0xff, marker, length >> 8, length & 255]), ...data])
}

const exifName = new TextEncoder().encode('Exif\0\0')

function exifOrientation(segments: readonly Segment[]): number {
  const found = segments.find(({ marker, data }) => marker === exif && asciiAt(data, 0, 6) === 'Exif\0\0')
  return found ? orientationOf(found.data.subarray(6)) : 1
}

/** The colour transform byte of Adobe's segment, which says whether colours are coded as YCbCr. */
function colourTransform({ data }: Segment): Bytes {
  if (asciiAt(data, 0, 5) !== 'Adobe') return new Uint8Array()
  const transform = dataViewOf(data).getUint8(11)
  return segmentOf(adobe, new TextEncoder().encode('Adobe'), new Uint8Array([0, 100, 0, 0, 0, 0, transform]))
}

const profileName = new TextEncoder().encode('ICC_PROFILE\0')
const profilePart = 65_000

/** The cleaned colour profile as segments. In the file, a profile is stored in numbered parts, in any order. */
function profileSegments(segments: readonly Segment[]): Bytes[] {
  const parts = segments
    .filter(({ marker, data }) => marker === profile && asciiAt(data, 0, 12) === 'ICC_PROFILE\0')
    .map(({ data }) => data.subarray(12))
    .toSorted((one, other) => (one[0] ?? 0) - (other[0] ?? 0))
  const clean = parts.length > 0 ? cleanProfile(joinBytes(parts.map((part) => part.subarray(2)))) : undefined
  if (!clean) return []
  const count = Math.ceil(clean.length / profilePart)
  return Array.from({ length: count }, (_, index) =>
    segmentOf(
      profile,
      profileName,
      new Uint8Array([index + 1, count]),
      clean.subarray(index * profilePart, (index + 1) * profilePart),
    ),
  )
}
