import type { mediaFormats } from '../../../post/media.ts'
import { Failure } from '../../runtime/failure.ts'
import type { CleanMedia } from './cleanMedia.ts'
import { readGif } from './gif.ts'
import { readJpeg } from './jpeg.ts'
import { readMp4 } from './mp4/readMp4.ts'
import { readPng } from './png.ts'
import { UnfitMedia } from './unfitMedia.ts'
import { readWebp } from './webp.ts'

/** The media type of an accepted upload. */
export type MediaFormat = (typeof mediaFormats)[number]

type Reader = (bytes: Uint8Array<ArrayBuffer>) => CleanMedia

const readers: Readonly<Record<MediaFormat, Reader>> = {
  'image/jpeg': readJpeg,
  'image/png': readPng,
  'image/webp': readWebp,
  'image/gif': readGif,
  'video/mp4': readMp4,
}

/** The maximum width and height in pixels. Larger pictures are made to crash viewers. */
const maxSidePx = 16_384
const maxPixels = 50_000_000

/**
 * Parses a file as the claimed format, whatever its name, and removes its metadata: places, devices, times, comments.
 * Throws InvalidArgument for anything else and for animated pictures (X10).
 */
export function readMedia(format: string, bytes: Uint8Array<ArrayBuffer>): CleanMedia & { format: MediaFormat } {
  if (!isFormat(format)) throw new Failure('InvalidArgument')
  const media = readQuietly(readers[format], bytes)
  const { width, height } = media ?? { width: 0, height: 0 }
  const isSensible = Math.min(width, height) > 0 && Math.max(width, height) <= maxSidePx
  if (!media || !isSensible || width * height > maxPixels) throw new Failure('InvalidArgument')
  return { ...media, format }
}

const isFormat = (format: string): format is MediaFormat => Object.hasOwn(readers, format)

/** Returns undefined if the reader refuses the file (UnfitMedia), or if it is truncated (RangeError). */
function readQuietly(read: Reader, bytes: Uint8Array<ArrayBuffer>): CleanMedia | undefined {
  try {
    return read(bytes)
  } catch (error) {
    if (error instanceof UnfitMedia || error instanceof RangeError) return undefined
    throw error
  }
}
