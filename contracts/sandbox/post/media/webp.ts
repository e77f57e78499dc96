import { joined, nameAt, slice, viewOf } from './bytes.ts'
import type { CleanMedia } from './cleanMedia.ts'
import { UnfitMedia } from './unfitMedia.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** EXIF, XMP and whatever else is left out. */
const kept = ['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ICCP']
const exifAndXmpFlags = 0x0c

/** WebP: a RIFF file, chunks of name, length and data, filled up to even lengths. */
export function readWebp(bytes: Bytes): CleanMedia {
  if (nameAt(bytes, 0) !== 'RIFF' || nameAt(bytes, 8) !== 'WEBP') throw new UnfitMedia('It is no WebP')
  const view = viewOf(bytes)
  const end = 8 + view.getUint32(4, true)
  const parts: Bytes[] = []
  for (let at = 12; at < end;) {
    const name = nameAt(bytes, at)
    if (name === 'ANIM' || name === 'ANMF') throw new UnfitMedia('It is animated')
    const length = view.getUint32(at + 4, true)
    const chunk = slice(bytes, at, at + 8 + length + (length % 2))
    if (kept.includes(name)) parts.push(name === 'VP8X' ? withoutFlags(chunk) : chunk)
    at += chunk.length
  }
  const [first] = parts
  if (!first) throw new UnfitMedia('It is empty')
  const header = bytes.slice(0, 12)
  const content = joined([header, ...parts])
  viewOf(content).setUint32(4, content.length - 8, true)
  return { ...sizeOf(first), content }
}

function withoutFlags(chunk: Bytes): Bytes {
  const copy = chunk.slice()
  viewOf(copy).setUint8(8, viewOf(copy).getUint8(8) & ~exifAndXmpFlags)
  return copy
}

function sizeOf(chunk: Bytes): { width: number; height: number } {
  const view = viewOf(chunk)
  switch (nameAt(chunk, 0)) {
    case 'VP8X':
      return { width: 1 + uint24(view, 12), height: 1 + uint24(view, 15) }
    case 'VP8L': {
      const bits = view.getUint32(9, true)
      return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
    }
    case 'VP8 ':
      return { width: view.getUint16(14, true) & 0x3fff, height: view.getUint16(16, true) & 0x3fff }
    default:
      throw new UnfitMedia('It does not begin with a picture')
  }
}

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
