import { joinBytes, asciiAt, bytesBetween, dataViewOf } from './bytes.ts'
import type { CleanMedia } from './cleanMedia.ts'
import { cleanProfile } from './colourProfile.ts'
import { UnfitMedia } from './unfitMedia.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** The chunks of a picture that are kept; each may occur once. */
const kept = ['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ICCP']
const profileFlag = 0x20
const alphaFlag = 0x10

/**
 * Parses a WebP: a RIFF file of chunks with name, length and data, padded to even lengths. Removes EXIF, XMP, unknown
 * chunks and bytes after the end. Browsers ignore the EXIF orientation of WebP, so it is not kept either.
 */
export function readWebp(bytes: Bytes): CleanMedia {
  if (asciiAt(bytes, 0) !== 'RIFF' || asciiAt(bytes, 8) !== 'WEBP') throw new UnfitMedia('It is no WebP')
  const chunks = chunksOf(bytes)
  const profile = cleanProfile(chunks.get('ICCP') ?? new Uint8Array())
  const parts = [...chunks].flatMap(([name, data]) => {
    if (name === 'ICCP') return profile ? [chunkOf(name, profile)] : []
    return [chunkOf(name, name === 'VP8X' ? header(data, profile !== undefined) : data)]
  })
  const [first] = parts
  if (!first) throw new UnfitMedia('It is empty')
  const content = joinBytes([bytes.slice(0, 12), ...parts])
  dataViewOf(content).setUint32(4, content.length - 8, true)
  return { ...sizeOf(first), content }
}

function chunksOf(bytes: Bytes): Map<string, Bytes> {
  const view = dataViewOf(bytes)
  const end = 8 + view.getUint32(4, true)
  const chunks = new Map<string, Bytes>()
  for (let at = 12; at < end;) {
    const name = asciiAt(bytes, at)
    if (name === 'ANIM' || name === 'ANMF') throw new UnfitMedia('It is animated')
    const length = view.getUint32(at + 4, true)
    const data = bytesBetween(bytes, at + 8, at + 8 + length)
    if (kept.includes(name) && !chunks.has(name)) chunks.set(name, data)
    at += 8 + length + (length % 2)
  }
  return chunks
}

function chunkOf(name: string, data: Bytes): Bytes {
  const chunk = joinBytes([new TextEncoder().encode(name), new Uint8Array(4), data, new Uint8Array(data.length % 2)])
  dataViewOf(chunk).setUint32(4, data.length, true)
  return chunk
}

/** Builds the extended header: feature flags (transparency, profile), three reserved bytes, and the size. */
function header(data: Bytes, hasProfile: boolean): Bytes {
  const clean = bytesBetween(data, 0, 10).slice()
  const flags = dataViewOf(data).getUint8(0) & alphaFlag
  clean.set([hasProfile ? flags | profileFlag : flags, 0, 0, 0])
  return clean
}

function sizeOf(chunk: Bytes): { width: number; height: number } {
  const view = dataViewOf(chunk)
  switch (asciiAt(chunk, 0)) {
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
