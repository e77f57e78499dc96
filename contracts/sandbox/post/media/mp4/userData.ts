import { dataViewOf } from '../bytes.ts'
import { UnfitMedia } from '../unfitMedia.ts'
import { boxIn, contentOf, type Box } from './boxes.ts'
import { entryFields } from './sampleEntries.ts'
import type { Track } from './tracks.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** The kinds of NAL units (pieces of a coded picture) in a codec, by the first byte of their header. */
interface Units {
  headerSize: number
  kindOf: (header: number) => number
  /** The kinds of units that make up the picture: its slices and parameter sets. */
  ofPicture: ReadonlySet<number>
  /** The kinds of units that are SEI messages (additional information). */
  messages: ReadonlySet<number>
}

/** How the samples of a track contain H.264 or HEVC units. */
export interface NalPacking extends Units {
  /** The number of bytes in the length field before each unit. */
  lengthSize: number
  hasDolbyVision?: boolean
}

/**
 * Codec descriptions. Units that are neither picture nor message are removed: filler, and kinds that cameras use
 * freely.
 */
export const nalCodecs = {
  avc: {
    headerSize: 1,
    kindOf: (header) => header & 31,
    ofPicture: new Set([1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 13, 14, 15, 16, 19, 20, 21]),
    messages: new Set([6]),
  },
  hevc: {
    headerSize: 2,
    kindOf: (header) => (header >> 1) & 63,
    ofPicture: new Set(Array.from({ length: 38 }, (_, kind) => kind)),
    messages: new Set([39, 40]),
  },
} satisfies Record<string, Units>

/** The kind of HEVC unit that contains Dolby Vision's brightness data. */
const dolbyVision = 62

/**
 * The packing of a track; undefined for a codec without such units. Throws UnfitMedia if the track's entries differ.
 */
export function nalPackingOf(bytes: Bytes, { entries, handler }: Track): NalPacking | undefined {
  if (handler !== 'vide') return undefined
  const [first, ...others] = entries.map((entry) => packingOfEntry(bytes, entry, handler))
  const isSame = (other: typeof first) =>
    other?.headerSize === first?.headerSize && other?.lengthSize === first?.lengthSize
  if (!others.every(isSame)) throw new UnfitMedia('Its samples are packed in several ways')
  return first
}

function packingOfEntry(bytes: Bytes, entry: Box, handler: string): NalPacking | undefined {
  const inside = { start: entryFields(bytes, entry, handler, 0).boxesAt, end: entry.end }
  const avc = boxIn(bytes, inside, 'avcC')
  if (avc) return { ...nalCodecs.avc, lengthSize: (contentOf(bytes, avc).getUint8(4) & 3) + 1 }
  const hevc = boxIn(bytes, inside, 'hvcC')
  if (!hevc) return undefined
  const hasDolbyVision = ['dvcC', 'dvvC'].some((name) => boxIn(bytes, inside, name))
  return { ...nalCodecs.hevc, lengthSize: (contentOf(bytes, hevc).getUint8(21) & 3) + 1, hasDolbyVision }
}

/**
 * Messages that say how and when a picture is shown: buffering, timing, recovery points, frame packing, rotation,
 * hashes and HDR light levels. All others are removed: cameras write settings, places and times in them.
 */
const keptMessages = new Set([0, 1, 6, 45, 47, 129, 132, 137, 144, 147])

/** Overwrites messages and units of a sample that are not needed to show it. The sample keeps its length. */
export function overwriteUserData(sample: Bytes, packing: NalPacking): void {
  const { lengthSize, headerSize, kindOf, ofPicture, messages, hasDolbyVision = false } = packing
  const view = dataViewOf(sample)
  for (let at = 0; at + lengthSize + headerSize <= sample.length;) {
    const start = at + lengthSize
    let length = 0
    for (let index = at; index < start; index += 1) length = length * 256 + view.getUint8(index)
    const kind = kindOf(view.getUint8(start))
    const content = sample.subarray(start + headerSize, start + length)
    if (messages.has(kind)) blankMessages(content)
    else if (!ofPicture.has(kind) && !(hasDolbyVision && kind === dolbyVision)) content.fill(255)
    at = start + length
  }
}

/**
 * Overwrites the removed messages of a unit. Each message has a kind and a size (each as bytes of 255 and a last
 * smaller byte) and its content.
 */
function blankMessages(unit: Bytes): void {
  const places = contentOffsets(unit)
  const byteAt = (index: number) => unit[places[index] ?? unit.length] ?? 0
  let at = 0
  const number = () => {
    let sum = 0
    for (; byteAt(at) === 255; at += 1) sum += 255
    sum += byteAt(at)
    at += 1
    return sum
  }
  while (at + 2 < places.length) {
    const kind = number()
    const size = number()
    if (!keptMessages.has(kind)) blank(unit, places.slice(at, at + size))
    at += size
  }
}

/** Offsets of a unit's content bytes, without the 3 that is inserted after each two zeros (emulation prevention). */
function contentOffsets(unit: Bytes): number[] {
  const places: number[] = []
  let zeros = 0
  for (const [index, byte] of unit.entries()) {
    const isPutIn = zeros >= 2 && byte === 3
    if (!isPutIn) places.push(index)
    zeros = byte === 0 ? zeros + 1 : 0
  }
  return places
}

/** Overwrites bytes but keeps the two zeros before each inserted 3, so that decoders still recognise it. */
function blank(unit: Bytes, places: readonly number[]): void {
  const meant = new Set(places)
  for (const place of places) {
    const isFollowed = [1, 2].some((next) => unit[place + next] === 3 && !meant.has(place + next) && unit[place] === 0)
    if (!isFollowed) unit[place] = 255
  }
}
