import { jpegSegments, kindOf, pngChunks, webpChunks } from './readHead.ts'

/** The chunks that hold the picture itself. Any other chunk may name its place or its author. */
const pngParts = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'cHRM',
  'gAMA',
  'iCCP',
  'sBIT',
  'sRGB',
  'bKGD',
  'pHYs',
])
const webpParts = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP'])

/** The applications' segments that a picture may have, each with the name it begins with: JFIF's head and colours. */
const jpegParts = new Map([
  [0xffe0, 'JFIF\0'],
  [0xffe2, 'ICC_PROFILE\0'],
  [0xffee, 'Adobe'],
])
/** Markers of the coded picture (ITU-T T.81): frames and their tables, scans and restarts. */
const isPicture = (marker: number) => (marker >= 0xffc0 && marker <= 0xffcf) || (marker >= 0xffda && marker <= 0xffdd)

function isAllowed(view: DataView, marker: number, at: number): boolean {
  const name = jpegParts.get(marker)
  return name === undefined
    ? isPicture(marker)
    : Array.from(name).every((letter, index) => view.getUint8(at + 4 + index) === letter.charCodeAt(0))
}

function partsOf(view: DataView, kind: string): string[] {
  if (kind === 'png') return Array.from(pngChunks(view), ([name]) => name).filter((name) => !pngParts.has(name))
  if (kind === 'webp') return Array.from(webpChunks(view), ([name]) => name).filter((name) => !webpParts.has(name))
  return Array.from(jpegSegments(view))
    .filter(([marker, at]) => !isAllowed(view, marker, at))
    .map(([marker]) => marker.toString(16))
}

/**
 * Names of the parts of a picture that could tell where, when or by what it was taken: EXIF, XMP, comments, texts. Of
 * a file that is no JPEG, PNG or WebP nothing is known, which counts as told.
 */
export function metadataIn(bytes: Uint8Array<ArrayBuffer>): string[] {
  const kind = kindOf(bytes)
  if (kind !== 'jpeg' && kind !== 'png' && kind !== 'webp') return ['unknown']
  return partsOf(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), kind)
}
