import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import type { Pixels } from './pictureFile.ts'

/**
 * Options for an exact comparison: a colour value that differs by 1 counts as a difference, and so does a different
 * antialiased edge.
 */
const exact = { threshold: 0, includeAA: true, alpha: 0.3 }
const gapPx = 8

/** Whether two pictures have the same size and pixels. */
export function areEqual(expected: Pixels, actual: Pixels): boolean {
  const sameSize = expected.width === actual.width && expected.height === actual.height
  return sameSize && Buffer.compare(expected.data, actual.data) === 0
}

/**
 * Draws the picture for review: expected | actual | difference, with differing pixels in red on the faded picture.
 * Returns the picture and the number of differing pixels.
 */
export function drawSideBySide(expected: Pixels, actual: Pixels): { sheet: PNG; differing: number } {
  const width = Math.max(expected.width, actual.width)
  const height = Math.max(expected.height, actual.height)
  const before = onCanvas(expected, width, height)
  const after = onCanvas(actual, width, height)
  const difference = new PNG({ width, height })
  const differing = pixelmatch(before.data, after.data, difference.data, width, height, exact)
  const sheet = new PNG({ width: width * 3 + gapPx * 2, height, fill: true })
  for (const [column, part] of [before, after, difference].entries()) {
    PNG.bitblt(part, sheet, 0, 0, width, height, column * (width + gapPx), 0)
  }
  return { sheet, differing }
}

/** Copies a picture to the upper left of a canvas of the given size. The remaining area is transparent. */
function onCanvas({ width, height, data }: Pixels, canvasWidth: number, canvasHeight: number): PNG {
  const part = new PNG({ width, height })
  part.data = Buffer.from(data)
  const canvas = new PNG({ width: canvasWidth, height: canvasHeight, fill: true })
  PNG.bitblt(part, canvas, 0, 0, width, height, 0, 0)
  return canvas
}
