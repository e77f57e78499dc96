import { jpegSegments, mediaKindOf, pngChunks, webpChunks } from './readMediaHeader.ts'

/** PNG chunks of the picture itself. Any other chunk may contain its place or its author. */
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

/** Application segments that a JPEG may contain, with the name each begins with: JFIF header and colours. */
const jpegParts = new Map([
  [0xffe0, 'JFIF\0'],
  [0xffe2, 'ICC_PROFILE\0'],
  [0xffee, 'Adobe'],
])
/** Whether a JPEG marker belongs to the coded picture (ITU-T T.81): frames and their tables, scans and restarts. */
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
 * Names of a picture's parts that may reveal where, when or with which device it was taken: EXIF, XMP, comments, texts.
 * A file that is no JPEG, PNG or WebP returns `['unknown']`, because its parts cannot be checked.
 */
export function metadataIn(bytes: Uint8Array<ArrayBuffer>): string[] {
  const kind = mediaKindOf(bytes)
  if (kind !== 'jpeg' && kind !== 'png' && kind !== 'webp') return ['unknown']
  return partsOf(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), kind)
}
