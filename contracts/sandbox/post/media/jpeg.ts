import { joined, nameAt, slice, viewOf } from './bytes.ts'
import type { CleanMedia } from './cleanMedia.ts'
import { UnfitMedia } from './unfitMedia.ts'

type Bytes = Uint8Array<ArrayBuffer>

const startOfImage = 0xd8
const endOfImage = 0xd9
const startOfScan = 0xda
const comment = 0xfe
const exif = 0xe1

/**
 * JPEG: segments behind markers. Everything of applications and comments is left out but the colours; of EXIF, which
 * way up the picture is. What hangs behind its end, as phones do with films and depths, is gone too.
 */
export function readJpeg(bytes: Bytes): CleanMedia {
  const view = viewOf(bytes)
  if (view.getUint16(0) !== 0xff00 + startOfImage) throw new UnfitMedia('It is no JPEG')
  const parts: Bytes[] = []
  let size: { width: number; height: number } | undefined
  let orientation = 1
  for (let at = 2, marker = 0; marker !== endOfImage;) {
    marker = view.getUint16(at) - 0xff00
    if (marker < 0xc0 || marker > comment) throw new UnfitMedia('It has no marker where one must be')
    const end = marker === endOfImage ? at + 2 : endOfSegment(view, at, marker)
    const segment = slice(bytes, at, end)
    if (isFrame(marker)) size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    if (marker === exif) orientation = orientationOf(segment) ?? orientation
    if (isKept(marker, segment)) parts.push(segment)
    at = end
  }
  if (!size) throw new UnfitMedia('It has no frame')
  const content = joined([new Uint8Array([0xff, startOfImage]), upright(orientation), ...parts])
  return orientation < 5 ? { ...size, content } : { width: size.height, height: size.width, content }
}

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Of the applications' segments, colour profiles (APP2) and Adobe's colour transform (APP14). */
function isKept(marker: number, segment: Bytes): boolean {
  if (marker === comment) return false
  if (marker < 0xe0 || marker > 0xef) return true
  const name = nameAt(segment, 4, 11)
  return (marker === 0xe2 && name === 'ICC_PROFILE') || (marker === 0xee && name.startsWith('Adobe'))
}

/** Behind the header of a scan come its data, in which 0xff is followed by 0 or a restart. */
function endOfSegment(view: DataView, at: number, marker: number): number {
  let end = at + 2 + view.getUint16(at + 2)
  if (marker !== startOfScan) return end
  for (; ; end += 1) {
    if (view.getUint8(end) !== 0xff) continue
    const next = view.getUint8(end + 1)
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return end
  }
}

const orientationTag = 0x0112

/** From EXIF: a TIFF file, whose first directory has entries of 12 bytes. */
function orientationOf(segment: Bytes): number | undefined {
  if (nameAt(segment, 4) !== 'Exif') return undefined
  const tiff = viewOf(segment.subarray(10))
  const isLittle = tiff.getUint16(0) === 0x4949
  const directory = tiff.getUint32(4, isLittle)
  const entries = tiff.getUint16(directory, isLittle)
  for (let index = 0; index < entries; index += 1) {
    const entry = directory + 2 + 12 * index
    if (tiff.getUint16(entry, isLittle) !== orientationTag) continue
    const value = tiff.getUint16(entry + 8, isLittle)
    return value >= 1 && value <= 8 ? value : undefined
  }
  return undefined
}

/** An EXIF segment that says nothing but which way up; none for a picture that is. */
function upright(orientation: number): Bytes {
  if (orientation === 1) return new Uint8Array()
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
  const data = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff]
  return new Uint8Array([0xff, exif, 0, data.length + 2, ...data])
}
