import { viewOf } from './bytes.ts'

type Bytes = Uint8Array<ArrayBuffer>

const orientationTag = 0x0112

/** Which way up a picture is, 1 to 8, from EXIF (a TIFF file); 1 when that cannot be read. */
export function orientationOf(tiff: Bytes): number {
  try {
    return readOrientation(viewOf(tiff))
  } catch (error) {
    if (error instanceof RangeError) return 1
    throw error
  }
}

/** The first directory of the file has entries of 12 bytes. */
function readOrientation(tiff: DataView): number {
  const isLittle = tiff.getUint16(0) === 0x4949
  const directory = tiff.getUint32(4, isLittle)
  const entries = tiff.getUint16(directory, isLittle)
  for (let index = 0; index < entries; index += 1) {
    const entry = directory + 2 + 12 * index
    if (tiff.getUint16(entry, isLittle) !== orientationTag) continue
    const value = tiff.getUint16(entry + 8, isLittle)
    return value >= 1 && value <= 8 ? value : 1
  }
  return 1
}

/** EXIF that says only which way up a picture is. */
export const orientationExif = (orientation: number): Bytes =>
  new Uint8Array([0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0])

/** The size of a picture as it is shown: from 5 on it lies on its side. */
export const shownSize = ({ width, height }: { width: number; height: number }, orientation: number) =>
  orientation < 5 ? { width, height } : { width: height, height: width }
