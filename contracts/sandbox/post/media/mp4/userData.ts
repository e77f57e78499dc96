import { viewOf } from '../bytes.ts'
import { boxIn, contentOf } from './boxes.ts'
import { entryFields } from './sampleEntries.ts'
import type { Track } from './tracks.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** How the samples of a track hold units of H.264 or HEVC. */
export interface Packing {
  /** Bytes of the length in front of each unit. */
  lengthSize: number
  headerSize: number
  /** Whether a unit holds messages beside the picture (SEI), by the first byte of its header. */
  isSei: (header: number) => boolean
}

/** Undefined for a codec without such units. */
export function packingOf(bytes: Bytes, { entries, handler }: Track): Packing | undefined {
  const [entry] = entries
  if (!entry || handler !== 'vide') return undefined
  const inside = { start: entryFields(bytes, entry, handler, 0).boxesAt, end: entry.end }
  const avc = boxIn(bytes, inside, 'avcC')
  if (avc) {
    const lengthSize = (contentOf(bytes, avc).getUint8(4) & 3) + 1
    return { lengthSize, headerSize: 1, isSei: (header) => (header & 31) === 6 }
  }
  const hevc = boxIn(bytes, inside, 'hvcC')
  if (!hevc) return undefined
  const isSei = (header: number) => [39, 40].includes((header >> 1) & 63)
  return { lengthSize: (contentOf(bytes, hevc).getUint8(21) & 3) + 1, headerSize: 2, isSei }
}

/**
 * Messages that say how and when a picture is shown: buffering, timing, recovery after a jump, two pictures in one,
 * rotation, hashes, and the light of HDR. All others go: cameras write their settings, places and times of day there.
 */
const keptMessages = new Set([0, 1, 6, 45, 47, 129, 132, 137, 144, 147])

/** Overwrites the messages of a sample that are not needed to show it. The sample keeps its length. */
export function blankUserData(sample: Bytes, { lengthSize, headerSize, isSei }: Packing): void {
  const view = viewOf(sample)
  for (let at = 0; at + lengthSize + headerSize <= sample.length;) {
    const start = at + lengthSize
    let length = 0
    for (let index = at; index < start; index += 1) length = length * 256 + view.getUint8(index)
    if (isSei(view.getUint8(start))) blankMessages(sample.subarray(start + headerSize, start + length))
    at = start + length
  }
}

/** Each message has its kind, its size (both in bytes of 255 and a last one below) and its content. */
function blankMessages(unit: Bytes): void {
  const places = meantBytes(unit)
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

/** Where the bytes of a unit are without the 3 that is put behind each two zeros. */
function meantBytes(unit: Bytes): number[] {
  const places: number[] = []
  let zeros = 0
  for (const [index, byte] of unit.entries()) {
    const isPutIn = zeros >= 2 && byte === 3
    if (!isPutIn) places.push(index)
    zeros = byte === 0 ? zeros + 1 : 0
  }
  return places
}

/** The two zeros in front of each 3 that was put in stay, so that it is still read as that. */
function blank(unit: Bytes, places: readonly number[]): void {
  const meant = new Set(places)
  for (const place of places) {
    const isFollowed = [1, 2].some((next) => unit[place + next] === 3 && !meant.has(place + next) && unit[place] === 0)
    if (!isFollowed) unit[place] = 255
  }
}
