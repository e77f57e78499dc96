import { UnfitMedia } from './unfitMedia.ts'

type Bytes = Uint8Array<ArrayBuffer>

export const viewOf = (bytes: Bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** ASCII at a place: the name of a chunk. */
export const nameAt = (bytes: Bytes, at: number, length = 4) => String.fromCharCode(...bytes.subarray(at, at + length))

/** From one place to another, both within the file. */
export function slice(bytes: Bytes, from: number, to: number): Bytes {
  if (from < 0 || to < from || to > bytes.length) throw new UnfitMedia('It is cut off')
  return bytes.subarray(from, to)
}

export function joined(parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
