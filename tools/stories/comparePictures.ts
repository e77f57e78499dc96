/** Raw pixels, four bytes each: red, green, blue, alpha. */
export interface Pixels {
  width: number
  height: number
  data: Uint8Array
}

export type Comparison =
  | { same: true }
  | { same: false; reason: 'size' }
  | {
      same: false
      reason: 'pixels'
      differing: number
      worst: number
      box: [left: number, top: number, right: number, bottom: number]
    }

/** Another processor rounds a channel by at most this much; a colour that somebody changed is further off. */
export const tolerance = 2

/**
 * Whether two pictures are the same: each channel of each pixel within the tolerance. No share of pixels is forgiven, because
 * a colour off by three levels on one word is a real change.
 */
export function comparePictures(expected: Pixels, actual: Pixels): Comparison {
  if (expected.width !== actual.width || expected.height !== actual.height) return { same: false, reason: 'size' }
  const box: [number, number, number, number] = [Infinity, Infinity, -1, -1]
  let differing = 0
  let worst = 0
  for (let index = 0; index < expected.data.length; index += 4) {
    const distance = distanceAt(expected.data, actual.data, index)
    if (distance <= tolerance) continue
    differing += 1
    worst = Math.max(worst, distance)
    widen(box, (index / 4) % expected.width, Math.floor(index / 4 / expected.width))
  }
  return differing === 0 ? { same: true } : { same: false, reason: 'pixels', differing, worst, box }
}

/** The largest distance of the four channels of the pixel that begins at `index`, 0 to 255. */
export function distanceAt(one: Uint8Array, other: Uint8Array, index: number): number {
  let distance = 0
  for (let channel = index; channel < index + 4; channel += 1) {
    distance = Math.max(distance, Math.abs((one[channel] ?? 0) - (other[channel] ?? 0)))
  }
  return distance
}

function widen(box: [number, number, number, number], x: number, y: number): void {
  box[0] = Math.min(box[0], x)
  box[1] = Math.min(box[1], y)
  box[2] = Math.max(box[2], x)
  box[3] = Math.max(box[3], y)
}
