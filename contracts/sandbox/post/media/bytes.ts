import { UnfitMedia } from './unfitMedia.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** A view for reading numbers from bytes. */
export const dataViewOf = (bytes: Bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Reads ASCII characters at an offset, such as the name of a chunk. */
export const asciiAt = (bytes: Bytes, at: number, length = 4) => String.fromCharCode(...bytes.subarray(at, at + length))

/** The bytes between two offsets. Throws UnfitMedia if an offset is outside the file. */
export function bytesBetween(bytes: Bytes, from: number, to: number): Bytes {
  if (from < 0 || to < from || to > bytes.length) throw new UnfitMedia('It is cut off')
  return bytes.subarray(from, to)
}

/** Joins byte arrays to one array. */
export function joinBytes(parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
