import { MediaProblem } from './mediaProblem.ts'
import { boxesIn } from './movieBoxes.ts'

/** The formats that a post's pictures and videos may have. */
export type MediaKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'heic' | 'mp4'

/**
 * The kind of a file by its content, and its size in pixels. The size is 0 if it is unknown until the file is decoded.
 */
export interface MediaHeader {
  kind: MediaKind
  width: number
  height: number
  /** Whether the file contains more than one picture. */
  isAnimated?: boolean
}

const ascii = (bytes: Uint8Array, at: number, length: number) => String.fromCharCode(...bytes.subarray(at, at + length))

/** Matches the brands of HEIF, which phones produce, and of AVIF. */
const heicBrands = /^(heic|heix|hevc|hevx|heim|heis|mif1|msf1|avif|avis)$/
/** The brands among `heicBrands` whose files are sequences of pictures. */
const sequenceBrands = /^(hevc|hevx|msf1|avis)$/

/** Detects the kind of a file by its first bytes, because its name and its declared type may be wrong. */
export function mediaKindOf(bytes: Uint8Array): MediaKind | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'gif'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return 'webp'
  if (ascii(bytes, 4, 4) !== 'ftyp') return undefined
  const brand = ascii(bytes, 8, 4)
  if (heicBrands.test(brand)) return 'heic'
  return /^(isom|iso\d|mp4\d|avc1|M4V |M4VH|MSNV|dash|3gp\d|qt {2})$/.test(brand) ? 'mp4' : undefined
}

/** The segments of a JPEG up to its first scan. `length` includes the marker and the length field. */
function* jpegSegments(view: DataView): Generator<[marker: number, at: number, length: number]> {
  for (let at = 2; ;) {
    const marker = view.getUint16(at)
    if (marker >> 8 !== 0xff) throw new MediaProblem('broken')
    if (marker === 0xffff) {
      at += 1
      continue
    }
    const length = 2 + view.getUint16(at + 2)
    yield [marker, at, length]
    if (marker === 0xffda) return
    at += length
  }
}

const isFrame = (marker: number) => marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)

function readJpeg(view: DataView): Omit<MediaHeader, 'kind'> {
  let size = { width: 0, height: 0 }
  let scan = 0
  for (const [marker, at] of jpegSegments(view)) {
    if (isFrame(marker)) size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    scan = at
  }
  // Searches for the end marker after the scan, because a preview in the metadata has an end marker, too.
  let end = view.byteLength - 2
  while (end > scan && view.getUint16(end) !== 0xffd9) end -= 1
  if (end <= scan) throw new MediaProblem('cutOff')
  return size
}

/** The chunks of a PNG: name, start offset of the data, length of the data, in bytes. */
function* pngChunks(view: DataView): Generator<[name: string, at: number, length: number]> {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength)
  for (let at = 8; ;) {
    const length = view.getUint32(at)
    const name = ascii(bytes, at + 4, 4)
    if (at + 12 + length > view.byteLength) throw new MediaProblem('cutOff')
    yield [name, at + 8, length]
    if (name === 'IEND') return
    at += 12 + length
  }
}

function readPng(view: DataView): Omit<MediaHeader, 'kind'> {
  const names = Array.from(pngChunks(view), ([name]) => name)
  return { width: view.getUint32(16), height: view.getUint32(20), isAnimated: names.includes('acTL') }
}

/** The chunks of a WebP: name, start offset of the data, length of the data, in bytes. */
function* webpChunks(view: DataView): Generator<[name: string, at: number, length: number]> {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength)
  const end = 8 + view.getUint32(4, true)
  if (end > view.byteLength) throw new MediaProblem('cutOff')
  for (let at = 12; at + 8 <= end;) {
    const length = view.getUint32(at + 4, true)
    yield [ascii(bytes, at, 4), at + 8, length]
    at += 8 + length + (length % 2)
  }
}

function readWebp(view: DataView): Omit<MediaHeader, 'kind'> {
  const [first, ...rest] = webpChunks(view)
  if (!first) throw new MediaProblem('cutOff')
  const [name, at] = first
  const uint24 = (from: number) => view.getUint16(from, true) + (view.getUint8(from + 2) << 16)
  const isAnimated = rest.some(([other]) => other === 'ANIM' || other === 'ANMF')
  if (name === 'VP8X') return { width: uint24(at + 4) + 1, height: uint24(at + 7) + 1, isAnimated }
  if (name === 'VP8 ')
    return { width: view.getUint16(at + 6, true) & 0x3fff, height: view.getUint16(at + 8, true) & 0x3fff }
  const bits = view.getUint32(at + 1, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
}

const gifImage = 0x2c
const gifExtension = 0x21
const gifColours = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** Reads the blocks of a GIF up to its second picture. A missing trailer is not an error. */
function readGif(view: DataView): Omit<MediaHeader, 'kind'> {
  let images = 0
  for (let at = 13 + gifColours(view.getUint8(10)); images < 2 && at < view.byteLength;) {
    const block = view.getUint8(at)
    if (block !== gifImage && block !== gifExtension) break
    if (block === gifImage) images += 1
    // Skips what precedes the data: for a picture its position, its own colour table and a code size; for an extension
    // its label.
    at += block === gifImage ? 11 + gifColours(view.getUint8(at + 9)) : 2
    while (view.getUint8(at) !== 0) at += 1 + view.getUint8(at)
    at += 1
  }
  if (images === 0) throw new MediaProblem('cutOff')
  return { width: view.getUint16(6, true), height: view.getUint16(8, true), isAnimated: images > 1 }
}

/** A HEIC file has a size of 0 here: it is unknown until the file is decoded. */
const readHeic = (view: DataView): Omit<MediaHeader, 'kind'> => {
  const brand = ascii(new Uint8Array(view.buffer, view.byteOffset, view.byteLength), 8, 4)
  return { width: 0, height: 0, isAnimated: sequenceBrands.test(brand) }
}

/** Reads the boxes of a film only to check that the last box is complete. The server measures its size. */
function readMp4(view: DataView): Omit<MediaHeader, 'kind'> {
  const last = [...boxesIn(view, 0, view.byteLength)].at(-1)
  if (last?.end !== view.byteLength) throw new MediaProblem('cutOff')
  return { width: 0, height: 0 }
}

const readers: Readonly<Record<MediaKind, (view: DataView) => Omit<MediaHeader, 'kind'>>> = {
  jpeg: readJpeg,
  png: readPng,
  webp: readWebp,
  mp4: readMp4,
  gif: readGif,
  heic: readHeic,
}

/** Limits that protect decoders from files made to exhaust them. The server refuses larger pictures, too. */
const maxSidePx = 16_384
const maxPixels = 50_000_000

/**
 * Detects the kind and the size of a file before anything decodes it. Throws a `MediaProblem` if the file cannot be
 * sent.
 */
export function readMediaHeader(bytes: Uint8Array<ArrayBuffer>): MediaHeader {
  const kind = mediaKindOf(bytes)
  if (!kind) throw new MediaProblem('unknown')
  const size = readOrCutOff(kind, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  const { width, height } = size
  if (Math.max(width, height) > maxSidePx || width * height > maxPixels) throw new MediaProblem('tooManyPixels')
  return { kind, ...size }
}

/** Reads the header. A read beyond the end of the file means that the file is truncated. */
function readOrCutOff(kind: MediaKind, view: DataView): Omit<MediaHeader, 'kind'> {
  try {
    return readers[kind](view)
  } catch (error) {
    if (error instanceof RangeError) throw new MediaProblem('cutOff')
    throw error
  }
}
