import { largestMedia } from '@tsudoi/contracts/post/media'
import { MediaProblem } from './mediaProblem.ts'
import { isQuickTime, quickTimeAsMp4 } from './quickTimeAsMp4.ts'
import { mediaKindOf, readMediaHeader, type MediaHeader } from './readMediaHeader.ts'

/** A file that is ready to be sent to the server. */
export interface PreparedMedia {
  kind: 'image' | 'video'
  file: File
  /** Size of the picture in pixels. 0 for a video, which only the server measures. */
  width: number
  height: number
  /** Whether the file is the first frame of an animated one (Q312). */
  isFirstFrame?: boolean | undefined
}

/**
 * Maximum size in bytes of a picture that the user chooses. It is scaled down before it is sent. The product chose the
 * value.
 */
export const maxPictureBytes = 60_000_000
/** Maximum length of a sent picture's longer side, in pixels. The product chose the value. */
export const maxSentSidePx = 2_048
const quality = 0.85

/**
 * Encodes a picture for sending, with a longer side of at most `longest` pixels. In the app the browser does it; tests
 * replace it.
 */
export type EncodePicture = (
  file: Blob,
  longest: number,
  type: string,
) => Promise<{ blob: Blob; width: number; height: number }>

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer())

/** The size scaled down to a longer side of at most `longest`, with the same aspect ratio. */
export function scaledSize({ width, height }: { width: number; height: number }, longest: number) {
  const share = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) }
}

/** How many pixels of a picture are drawn at once. Between two strips the page can react to input. */
const pixelsPerStrip = 2 ** 17
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

type Picture = ImageBitmap | OffscreenCanvas

/** Draws a picture at another size, strip by strip. */
async function drawScaled(picture: Picture, width: number, height: number): Promise<OffscreenCanvas> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new MediaProblem('unsupported')
  // Uses the low quality, because for a higher one the browser would read the whole picture for each strip.
  context.imageSmoothingQuality = 'low'
  const rows = Math.ceil(pixelsPerStrip / width)
  for (let y = 0; y < height; y += rows) {
    context.save()
    context.beginPath()
    context.rect(0, y, width, rows)
    context.clip()
    context.drawImage(picture, 0, 0, width, height)
    context.restore()
    // Reads a pixel, so that the browser draws the strip now. Otherwise it would draw all strips in one long task
    // before encoding.
    context.getImageData(0, y, 1, 1)
    await nextTask()
  }
  return canvas
}

/**
 * Halves the picture until its longer side is at most twice `longest`, because scaling it down further in one step
 * would skip pixels.
 */
async function halveUntilNear(picture: Picture, longest: number): Promise<Picture> {
  if (Math.max(picture.width, picture.height) <= 2 * longest) return picture
  return halveUntilNear(await drawScaled(picture, Math.ceil(picture.width / 2), Math.ceil(picture.height / 2)), longest)
}

/**
 * Decodes, rotates by EXIF, scales and encodes a picture. Decoding and encoding run off the main thread, drawing does
 * not. Drawing is needed even without scaling, because it applies the rotation.
 */
export const encodeInBrowser: EncodePicture = async (file, longest, type) => {
  const whole = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const { width, height } = scaledSize(whole, longest)
  const canvas = await drawScaled(await halveUntilNear(whole, longest), width, height)
  whole.close()
  return { blob: await canvas.convertToBlob({ type, quality }), width, height }
}

/** The format to encode a picture in. It keeps transparency, if the format of the chosen file supports it. */
const typeOf = ({ kind }: MediaHeader) => (kind === 'jpeg' || kind === 'heic' ? 'image/jpeg' : 'image/webp')

async function preparePicture(file: File, head: MediaHeader, encode: EncodePicture): Promise<PreparedMedia> {
  const unreadable = (error: unknown) => {
    throw error instanceof MediaProblem ? error : new MediaProblem(head.kind === 'heic' ? 'unsupported' : 'broken')
  }
  const { blob, width, height } = await encode(file, maxSentSidePx, typeOf(head)).catch(unreadable)
  if (blob.size > largestMedia) throw new MediaProblem('pictureTooLarge')
  const sent = new File([blob], nameOf(blob.type), { type: blob.type })
  return { kind: 'image', file: sent, width, height, isFirstFrame: head.isAnimated }
}

/** A neutral file name, because the original name may reveal where the picture was taken. */
const nameOf = (type: string) => `media.${type.split('/')[1] ?? 'bin'}`

/** How many bytes to read of a file that is too large to be loaded. They are enough to detect its kind. */
const headBytes = 64

/**
 * Prepares a picture or a video for sending. It detects the kind by the content, and draws and encodes a picture again,
 * which removes its metadata. The server removes the metadata of every upload, too. Throws a `MediaProblem` with the
 * reason if the file cannot be sent (X10).
 */
export async function prepareMedia(file: File, encode: EncodePicture = encodeInBrowser): Promise<PreparedMedia> {
  if (file.size === 0) throw new MediaProblem('empty')
  if (file.size > maxPictureBytes) {
    const bytes = await bytesOf(file.slice(0, headBytes))
    const kind = mediaKindOf(bytes)
    if (!kind) throw new MediaProblem('unknown')
    throw new MediaProblem(kind === 'mp4' ? 'videoTooLarge' : 'pictureTooLarge')
  }
  const bytes = await bytesOf(file)
  const head = readMediaHeader(bytes)
  if (head.kind !== 'mp4') return preparePicture(file, head, encode)
  if (file.size > largestMedia) throw new MediaProblem('videoTooLarge')
  const film = isQuickTime(bytes) ? quickTimeAsMp4(bytes) : bytes
  return { kind: 'video', file: new File([film], nameOf('video/mp4'), { type: 'video/mp4' }), width: 0, height: 0 }
}
