import { MediaProblem } from './mediaProblem.ts'
import { codecsOf } from './movieBoxes.ts'

/** Byte offset of the main brand, after the size and the name of the first box. */
const brandAt = 8

/** Whether a file is a QuickTime film (MOV), as an iPhone records it. */
export const isQuickTime = (bytes: Uint8Array): boolean =>
  String.fromCharCode(...bytes.subarray(4, brandAt + 4)) === 'ftypqt  '

/**
 * Returns a QuickTime film as MP4, which has the same boxes: only the brand changes. Throws a `MediaProblem` unless the
 * pictures are H.264 and the sound is AAC, which every browser plays (Q439).
 */
export function quickTimeAsMp4(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const pictures = codecsOf(view, 'vide')
  if (pictures.some((codec) => /^(hvc1|hev1|dvh1|dvhe)$/.test(codec))) throw new MediaProblem('hevc')
  const isH264 = pictures.length > 0 && pictures.every((codec) => codec === 'avc1' || codec === 'avc3')
  if (!isH264 || codecsOf(view, 'soun').some((codec) => codec !== 'mp4a')) throw new MediaProblem('quickTime')
  const film = bytes.slice()
  film.set(new TextEncoder().encode('mp42'), brandAt)
  return film
}
