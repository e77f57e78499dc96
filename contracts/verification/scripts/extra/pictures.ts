import { onePixelPng } from '../../../post/onePixelPng.ts'

/** A text in the metadata of the pictures below: a location, which a host must remove (X10). */
export const secretPlace = 'GPS 35.6586N 139.7454E'

type Bytes = Uint8Array<ArrayBuffer>

const ascii = (text: string): Bytes => Uint8Array.from(text, (character) => character.charCodeAt(0))

function joined(...parts: readonly Uint8Array[]): Bytes {
  return new Uint8Array(Buffer.concat(parts))
}

function bigEndian(value: number, bytes: number): Bytes {
  return Uint8Array.from({ length: bytes }, (_, index) => (value >>> (8 * (bytes - 1 - index))) & 255)
}

/** The checksum of a PNG chunk (CRC-32). */
function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return (sum ^ 0xffffffff) >>> 0
}

function chunk(name: string, data: Uint8Array): Bytes {
  const named = joined(ascii(name), data)
  return joined(bigEndian(data.length, 4), named, bigEndian(checksum(named), 4))
}

/** Number of bytes of a PNG's signature and first chunk, after which further chunks may follow. */
const headLength = 33

/** A PNG of one pixel that contains its location in a text. */
export const pngWithPlace: Bytes = joined(
  onePixelPng.subarray(0, headLength),
  chunk('tEXt', ascii(`Comment\0${secretPlace}`)),
  onePixelPng.subarray(headLength),
)

/** A JPEG of one white pixel. */
const onePixelJpeg =
  '/9j/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////2wBDAVVaWnhpeOuCguv/////////////////////////////////////////////////////////////////////////wAARCAABAAEDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/ALQAf//Z'

/** An Exif segment whose only field is a description with the location. */
function exifSegment(): Bytes {
  const text = ascii(`${secretPlace}\0`)
  const field = joined(bigEndian(0x10e, 2), bigEndian(2, 2), bigEndian(text.length, 4), bigEndian(26, 4))
  const tiff = joined(ascii('MM\0*'), bigEndian(8, 4), bigEndian(1, 2), field, bigEndian(0, 4), text)
  const data = joined(ascii('Exif\0\0'), tiff)
  return joined(Uint8Array.of(0xff, 0xe1), bigEndian(data.length + 2, 2), data)
}

/** Builds a JPEG of one pixel that contains its location in Exif data. */
export function jpegWithGpsPosition(): Bytes {
  const plain = ascii(atob(onePixelJpeg))
  return joined(plain.subarray(0, 2), exifSegment(), plain.subarray(2))
}
