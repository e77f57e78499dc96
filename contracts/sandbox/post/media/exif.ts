import { dataViewOf } from './bytes.ts'

type Bytes = Uint8Array<ArrayBuffer>

const orientationTag = 0x0112

/** Reads the orientation (1 to 8) from EXIF, which is a TIFF file; 1 if it cannot be read. */
export function orientationOf(tiff: Bytes): number {
  try {
    return readOrientation(dataViewOf(tiff))
  } catch (error) {
    if (error instanceof RangeError) return 1
    throw error
  }
}

/** Searches the first directory of the TIFF file, whose entries have 12 bytes, for the orientation. */
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

/** Builds an EXIF block that contains only the orientation. */
export const orientationExif = (orientation: number): Bytes =>
  new Uint8Array([0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0])

/** The displayed size of a picture: orientations from 5 on swap width and height. */
export const displayedSize = ({ width, height }: { width: number; height: number }, orientation: number) =>
  orientation < 5 ? { width, height } : { width: height, height: width }
