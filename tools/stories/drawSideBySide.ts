import { distanceAt, tolerance, type Pixels } from './comparePictures.ts'

const gap = 8
const changed = [224, 0, 64, 255]

/** Expected | actual | difference: what differs in red on the faded actual picture, and so is what only one of them has. */
export function drawSideBySide(expected: Pixels, actual: Pixels): Pixels {
  const width = Math.max(expected.width, actual.width)
  const height = Math.max(expected.height, actual.height)
  const sheet: Pixels = { width: width * 3 + gap * 2, height, data: new Uint8Array((width * 3 + gap * 2) * height * 4) }
  sheet.data.fill(128)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const before = pixelAt(expected, x, y)
      const after = pixelAt(actual, x, y)
      put(sheet, x, y, before)
      put(sheet, x + width + gap, y, after)
      put(sheet, x + (width + gap) * 2, y, differs(before, after) ? changed : fade(after))
    }
  }
  return sheet
}

function pixelAt({ width, height, data }: Pixels, x: number, y: number): Uint8Array | undefined {
  return x < width && y < height ? data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4) : undefined
}

function differs(before: Uint8Array | undefined, after: Uint8Array | undefined): boolean {
  return before && after ? distanceAt(before, after, 0) > tolerance : before !== after
}

function fade(pixel: Uint8Array | undefined): number[] {
  const [red = 0, green = 0, blue = 0] = pixel ?? []
  const grey = 200 + Math.round((red * 0.299 + green * 0.587 + blue * 0.114) * 0.2)
  return [grey, grey, grey, 255]
}

function put(sheet: Pixels, x: number, y: number, pixel: ArrayLike<number> | undefined): void {
  if (pixel) sheet.data.set(pixel, (y * sheet.width + x) * 4)
}
