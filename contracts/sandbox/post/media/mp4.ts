import { nameAt, slice, viewOf } from './bytes.ts'
import type { CleanMedia } from './cleanMedia.ts'
import { UnfitMedia } from './unfitMedia.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Brands of MP4; HEIC, AVIF and QuickTime begin the same and are none. */
const brands = ['isom', 'iso2', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'dash', 'M4V ', 'MSNV']
const boxesOfBoxes = ['moov', 'trak', 'mdia', 'minf', 'stbl', 'dinf', 'edts', 'mvex', 'moof', 'traf']
const metadata = ['udta', 'meta', 'uuid']
/** Room without a meaning, where anything may stand. */
const room = ['free', 'skip']
const withTimes = ['mvhd', 'tkhd', 'mdhd']

/**
 * MP4: boxes of size, name and content. What is in them refers to places in the file, so metadata are overwritten
 * instead of cut out. Tracks other than picture and sound, such as a camera's places, are refused.
 */
export function readMp4(bytes: Bytes): CleanMedia {
  if (nameAt(bytes, 4) !== 'ftyp' || !brands.includes(nameAt(bytes, 8))) throw new UnfitMedia('It is no MP4')
  const content = bytes.slice()
  const sizes: Size[] = []
  walk(content, sizes)
  const size = sizes.find(({ width, height }) => width > 0 && height > 0)
  if (!size) throw new UnfitMedia('It has no picture')
  return { ...size, content }
}

interface Size {
  width: number
  height: number
}

function walk(bytes: Bytes, sizes: Size[]): void {
  for (let at = 0; at < bytes.length;) {
    const { name, start, end } = boxAt(bytes, at)
    const inside = slice(bytes, start, end)
    if (metadata.includes(name)) bytes.set([0x66, 0x72, 0x65, 0x65], at + 4) // free
    if (metadata.includes(name) || room.includes(name)) inside.fill(0)
    if (withTimes.includes(name)) inside.fill(0, 4, viewOf(inside).getUint8(0) === 1 ? 20 : 12)
    if (name === 'tkhd') sizes.push(sizeOf(inside))
    if (name === 'hdlr' && !['vide', 'soun'].includes(nameAt(inside, 8))) throw new UnfitMedia('It has another track')
    if (boxesOfBoxes.includes(name)) walk(inside, sizes)
    at = end
  }
}

/** A size of 1 stands for one of 64 bits behind the name, 0 for up to the end. */
function boxAt(bytes: Bytes, at: number) {
  const view = viewOf(bytes)
  const size = view.getUint32(at)
  const name = nameAt(bytes, at + 4)
  if (size === 1) return { name, start: at + 16, end: at + Number(view.getBigUint64(at + 8)) }
  return { name, start: at + 8, end: size === 0 ? bytes.length : at + size }
}

/** The last two figures of a track's header, in 65,536ths; its matrix says whether it lies on its side. */
function sizeOf(header: Bytes): Size {
  const view = viewOf(header)
  const width = view.getUint16(header.length - 8)
  const height = view.getUint16(header.length - 4)
  const isTurned = view.getInt32(header.length - 40) !== 0
  return isTurned ? { width: height, height: width } : { width, height }
}
