import { jpegSegments, kindOf, pngChunks, webpChunks } from './readHead.ts'

/** What a picture is made of; of anything else nobody knows what it tells. */
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

/** Of the applications' segments: JFIF's head, colour profiles, Adobe's colour transform. */
const jpegParts = new Set([0xffe0, 0xffe2, 0xffee])
const isTold = (marker: number) => (marker >= 0xffe0 && marker <= 0xffef) || marker === 0xfffe

function partsOf(view: DataView, kind: string): string[] {
  if (kind === 'png') return Array.from(pngChunks(view), ([name]) => name).filter((name) => !pngParts.has(name))
  if (kind === 'webp') return Array.from(webpChunks(view), ([name]) => name).filter((name) => !webpParts.has(name))
  return Array.from(jpegSegments(view), ([marker]) => marker)
    .filter((marker) => isTold(marker) && !jpegParts.has(marker))
    .map((marker) => marker.toString(16))
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
