import { largestMedia } from '@tsudoi/contracts/post/media'
import { MediaProblem } from './mediaProblem.ts'
import { metadataIn } from './metadataIn.ts'
import { kindOf, readHead, reasonOfOther, type Head } from './readHead.ts'

/** A file as it goes to the host. */
export interface PreparedMedia {
  kind: 'image' | 'video'
  file: File
  /** In pixels; 0 of a video, which only the host measures. */
  width: number
  height: number
  /** The file moves; this is its first frame (Q312). */
  isFirstFrame?: boolean
}

/** Bytes of a picture as it is taken (ours): it is scaled before it leaves. */
export const largestPicture = 60_000_000
/** Pixels of its longer side as it leaves (ours). */
export const longestSent = 2_048
const quality = 0.85

/** Makes a picture ready to be sent; browsers do it, tests may not be able to. */
export type Encode = (
  file: Blob,
  longest: number,
  type: string,
) => Promise<{ blob: Blob; width: number; height: number }>

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer())

/** At most so long, in its own shape. */
export function fitted({ width, height }: { width: number; height: number }, longest: number) {
  const share = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) }
}

/** Pixels that are drawn at once: the page answers between two strips of so many. */
const stripPixels = 2 ** 17
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

type Picture = ImageBitmap | OffscreenCanvas

/** Draws a picture in another size, strip by strip. */
async function drawn(picture: Picture, width: number, height: number): Promise<OffscreenCanvas> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new MediaProblem('unsupported')
  // A better one looks at the whole picture for each strip.
  context.imageSmoothingQuality = 'low'
  const rows = Math.ceil(stripPixels / width)
  for (let y = 0; y < height; y += rows) {
    context.save()
    context.beginPath()
    context.rect(0, y, width, rows)
    context.clip()
    context.drawImage(picture, 0, 0, width, height)
    context.restore()
    // Reading has it drawn now; otherwise all of it would be drawn in one task, before it is encoded.
    context.getImageData(0, y, 1, 1)
    await nextTask()
  }
  return canvas
}

/** Drawn as less than half of it, pixels would be left out: it is halved until it is near enough. */
async function halved(picture: Picture, longest: number): Promise<Picture> {
  if (Math.max(picture.width, picture.height) <= 2 * longest) return picture
  return halved(await drawn(picture, Math.ceil(picture.width / 2), Math.ceil(picture.height / 2)), longest)
}

/**
 * Decodes, turns by its EXIF, scales and encodes a picture anew. Decoding and encoding run beside the page. Drawing
 * does not, nor would scaling in `createImageBitmap`; and only drawing turns: a bitmap that changes hands without it
 * lies as the camera held it.
 */
export const encodeInBrowser: Encode = async (file, longest, type) => {
  const whole = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const { width, height } = fitted(whole, longest)
  const canvas = await drawn(await halved(whole, longest), width, height)
  whole.close()
  return { blob: await canvas.convertToBlob({ type, quality }), width, height }
}

/** What may be transparent stays so. */
const typeOf = ({ kind }: Head) => (kind === 'jpeg' || kind === 'heic' ? 'image/jpeg' : 'image/webp')

async function preparePicture(file: File, head: Head, encode: Encode): Promise<PreparedMedia> {
  const unreadable = (error: unknown) => {
    throw error instanceof MediaProblem ? error : new MediaProblem(head.kind === 'heic' ? 'unsupported' : 'broken')
  }
  const { blob, width, height } = await encode(file, longestSent, typeOf(head)).catch(unreadable)
  const bytes = await bytesOf(blob)
  if (readCleanly(bytes).length > 0) throw new MediaProblem('unclean')
  if (bytes.length > largestMedia) throw new MediaProblem('pictureTooLarge')
  const sent = new File([bytes], nameOf(blob.type), { type: blob.type })
  return { kind: 'image', file: sent, width, height, isFirstFrame: head.isAnimated }
}

/** What cannot be read to its end could hold anything. */
function readCleanly(bytes: Uint8Array<ArrayBuffer>): string[] {
  try {
    return metadataIn(bytes)
  } catch {
    return ['unreadable']
  }
}

/** A name of ours: a file's own name may say where it was taken. */
const nameOf = (type: string) => `media.${type.split('/')[1] ?? 'bin'}`

/** Bytes that tell what a file is, of one that is too large to be read whole. */
const headLength = 64

/**
 * A picture or a video as it may leave the device: by its content, turned, scaled and freed of metadata. Whatever is
 * not
 * certain stays here, with its reason as a MediaProblem. The host frees videos of their metadata (X10).
 */
export async function prepareMedia(file: File, encode: Encode = encodeInBrowser): Promise<PreparedMedia> {
  if (file.size === 0) throw new MediaProblem('empty')
  if (file.size > largestPicture) {
    const bytes = await bytesOf(file.slice(0, headLength))
    const kind = kindOf(bytes)
    if (!kind) throw new MediaProblem(reasonOfOther(bytes))
    throw new MediaProblem(kind === 'mp4' ? 'videoTooLarge' : 'pictureTooLarge')
  }
  const bytes = await bytesOf(file)
  const head = readHead(bytes)
  if (head.kind !== 'mp4') return preparePicture(file, head, encode)
  if (file.size > largestMedia) throw new MediaProblem('videoTooLarge')
  return { kind: 'video', file: new File([bytes], nameOf('video/mp4'), { type: 'video/mp4' }), width: 0, height: 0 }
}
