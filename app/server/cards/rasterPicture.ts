import { withTimeout } from '../../time/withTimeout.ts'
import { encodePalettePng, type PixelImage } from './png.ts'

/** A function that fetches a picture. It refuses addresses that the server must not request. */
export type FetchImage = (address: string, signal: AbortSignal) => Promise<Response>

/** Decodes a WebP picture. Rejects if it cannot. */
export type DecodeWebp = (bytes: Uint8Array<ArrayBuffer>) => Promise<PixelImage>

const maxBytes = 2 * 1024 * 1024
const timeoutMs = 1_000
/** Maximum number of pixels of a picture. Decoding more would take too long. */
const maxPixels = 4_200_000
/** Size of the largest area for a picture on a card, in px. */
const shown = { width: 640, height: 630 }

type RasterType = 'png' | 'jpeg' | 'webp'

/** The bytes of a picture, and what they are by their own header. */
export interface LoadedPicture {
  type: RasterType
  bytes: Uint8Array<ArrayBuffer>
}

/**
 * Loads the picture of a card. Resolves with undefined if the picture does not arrive within 1 s, is larger than 2 MiB
 * or 4.2 megapixels, or is no PNG, JPEG or WebP by its own bytes. An SVG is never used, because it could contain
 * anything. Does not reject.
 */
export async function loadPicture(
  address: string | undefined,
  fetchImage: FetchImage,
): Promise<LoadedPicture | undefined> {
  if (address === undefined || !/^(?:https:\/\/|\/(?!\/))/.test(address) || /\.svg(?:$|[?#])/i.test(address))
    return undefined
  const aborter = new AbortController()
  try {
    const bytes = await withTimeout(readPicture(address, fetchImage, aborter.signal), timeoutMs)
    const type = bytes && drawableType(bytes)
    return type && { type, bytes }
  } catch {
    return undefined
  } finally {
    aborter.abort()
  }
}

async function readPicture(address: string, fetchImage: FetchImage, signal: AbortSignal) {
  const response = await fetchImage(address, signal)
  if (!response.ok || !response.body || Number(response.headers.get('content-length') ?? 0) > maxBytes) {
    await response.body?.cancel()
    return undefined
  }
  const bytes = new Uint8Array(maxBytes)
  let length = 0
  const reader = response.body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return bytes.slice(0, length)
    if (length + value.length > maxBytes || signal.aborted) {
      await reader.cancel()
      return undefined
    }
    bytes.set(value, length)
    length += value.length
  }
}

function drawableType(bytes: Uint8Array): RasterType | undefined {
  const size = rasterSize(bytes)
  if (!size || size.width < 1 || size.height < 1 || size.width * size.height > maxPixels) return undefined
  return size.type
}

/**
 * Returns a picture as a data URL of a PNG or JPEG, which the drawing engine reads. Resolves with undefined if a WebP
 * cannot be decoded, which occupies the thread. Does not reject.
 */
export async function drawablePicture(
  { type, bytes }: LoadedPicture,
  decodeWebp: DecodeWebp | undefined,
): Promise<string | undefined> {
  if (type !== 'webp') return dataUrl(type, bytes)
  if (!decodeWebp) return undefined
  try {
    return dataUrl('png', await encodePalettePng(shrunk(await decodeWebp(bytes))))
  } catch {
    return undefined
  }
}

/** Type and size of a PNG, JPEG or WebP from its header; undefined for anything else. */
export function rasterSize(bytes: Uint8Array): { type: RasterType; width: number; height: number } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = (at: number, length: number) => String.fromCodePoint(...bytes.subarray(at, at + length))
  if (bytes.length < 30) return undefined
  if (text(1, 3) === 'PNG') return { type: 'png', width: view.getUint32(16), height: view.getUint32(20) }
  if (view.getUint16(0) === 0xffd8) return jpegSize(view)
  if (text(0, 4) === 'RIFF' && text(8, 4) === 'WEBP') return webpSize(view, text(12, 4))
  return undefined
}

function jpegSize(view: DataView) {
  for (let at = 2; at + 9 < view.byteLength;) {
    const marker = view.getUint16(at)
    // Markers from C0 to CF begin a frame header, except for three that begin tables and extensions.
    if (marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker))
      return { type: 'jpeg' as const, height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    if (marker < 0xff01) return undefined
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

function webpSize(view: DataView, format: string) {
  const type = 'webp' as const
  if (format === 'VP8X') {
    const three = (at: number) => 1 + (view.getUint16(at, true) | (view.getUint8(at + 2) << 16))
    return { type, width: three(24), height: three(27) }
  }
  if (format === 'VP8L') {
    const bits = view.getUint32(21, true)
    return { type, width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
  }
  return { type, width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
}

/**
 * Scales a picture down by the largest whole factor at which it still fills its area on the card. Transparent pixels
 * become white.
 */
function shrunk({ data, width, height }: PixelImage): PixelImage {
  const factor = Math.max(1, Math.floor(Math.min(width / shown.width, height / shown.height)))
  const [w, h] = [Math.floor(width / factor), Math.floor(height / factor)]
  const small = new Uint8Array(4 * w * h).fill(255)
  for (let y = 0; y < h; y += 1)
    for (let x = 0; x < w; x += 1)
      for (let channel = 0; channel < 3; channel += 1) {
        let sum = 0
        for (let row = y * factor; row < (y + 1) * factor; row += 1)
          for (let column = x * factor; column < (x + 1) * factor; column += 1) {
            const at = 4 * (row * width + column)
            const opacity = (data[at + 3] ?? 255) / 255
            sum += (data[at + channel] ?? 0) * opacity + 255 * (1 - opacity)
          }
        small[4 * (y * w + x) + channel] = Math.round(sum / factor ** 2)
      }
  return { data: small, width: w, height: h }
}

function dataUrl(type: 'png' | 'jpeg', bytes: Uint8Array): string {
  let binary = ''
  for (let at = 0; at < bytes.length; at += 8_192) binary += String.fromCharCode(...bytes.subarray(at, at + 8_192))
  return `data:image/${type};base64,${btoa(binary)}`
}
