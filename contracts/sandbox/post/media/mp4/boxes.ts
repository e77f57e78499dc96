import { asciiAt, dataViewOf } from '../bytes.ts'
import { UnfitMedia } from '../unfitMedia.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** A box of an MP4 file: its header starts at offset `at`, its content is from `start` to `end`. */
export interface Box {
  name: string
  at: number
  start: number
  end: number
}

/**
 * Iterates over the boxes between two offsets. Throws UnfitMedia for a box that is smaller than its header or larger
 * than its container. Ignores a remainder shorter than a header.
 */
export function* boxesIn(bytes: Bytes, { start, end }: Pick<Box, 'start' | 'end'>): Generator<Box> {
  for (let at = start; end - at >= 8;) {
    const box = boxAt(bytes, at)
    if (box.end < box.start || box.end > end) throw new UnfitMedia('A box does not fit into what it is in')
    yield box
    at = box.end
  }
}

/**
 * Reads the header of a box. Size 1: a 64-bit size follows the name. Size 0: the box extends to the end of the file,
 * which inner boxes cannot.
 */
function boxAt(bytes: Bytes, at: number): Box {
  const view = dataViewOf(bytes)
  const size = view.getUint32(at)
  const name = asciiAt(bytes, at + 4)
  if (size === 1) return { name, at, start: at + 16, end: at + Number(view.getBigUint64(at + 8)) }
  return { name, at, start: at + 8, end: size === 0 ? bytes.length : at + size }
}

/** Finds the first box along a path of names, such as `mdia`, `hdlr`. */
export function boxIn(bytes: Bytes, outer: Pick<Box, 'start' | 'end'>, ...path: readonly string[]): Box | undefined {
  const [name, ...rest] = path
  for (const box of boxesIn(bytes, outer)) {
    if (box.name === name) return rest.length === 0 ? box : boxIn(bytes, box, ...rest)
  }
  return undefined
}

/** Finds the first box along a path of names, such as `mdia`, `hdlr`. Throws UnfitMedia if there is none. */
export function requireBox(bytes: Bytes, outer: Pick<Box, 'start' | 'end'>, ...path: readonly string[]): Box {
  const box = boxIn(bytes, outer, ...path)
  if (!box) throw new UnfitMedia(`It has no ${path.join('/')}`)
  return box
}

/** The content of a box as a view; reading beyond it throws a RangeError. */
export const contentOf = (bytes: Bytes, { start, end }: Box) => dataViewOf(bytes.subarray(start, end))
