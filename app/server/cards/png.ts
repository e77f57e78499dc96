/** Pixels with eight bits each for red, green, blue and opacity. */
export interface PixelImage {
  data: Uint8Array | Uint8ClampedArray
  width: number
  height: number
}

/** The colour histogram of a picture. For each bin with pixels it has the total weight and the mean colour. */
interface Colors {
  bins: Int32Array
  weights: Float64Array
  /** Mean red, green and blue of each bin. */
  means: readonly [Float64Array, Float64Array, Float64Array]
}

/**
 * The step (0–55) of each value of a colour channel. Dark values are in steps of 8 and bright ones in steps of 2,
 * because steps are visible in a gradient on paper and not in a dark photo.
 */
const steps = Uint8Array.from({ length: 256 }, (_, value) => (value < 192 ? value >> 3 : 24 + ((value - 192) >> 1)))
const bins = 1 << 18
const binOf = (r: number, g: number, b: number) => ((steps[r] ?? 0) << 12) | ((steps[g] ?? 0) << 6) | (steps[b] ?? 0)
/** A pixel of the card's background counts as this many pixels of a photo. */
const paperWeight = 12
const paperFrom = 168

/**
 * Encodes opaque pixels as a PNG with a palette of at most `colorCount` colours (2–256). For a photo it has about a
 * quarter of the bytes of a PNG with all colours.
 */
export async function encodePalettePng(pixels: PixelImage, colorCount = 256): Promise<Uint8Array> {
  const { width, height, data } = pixels
  const { palette, indexOf } = paletteOf(colorsOf(data), colorCount)
  const rows = new Uint8Array((width + 1) * height)
  for (let at = 0, pixel = 0; pixel < width * height; pixel += 1) {
    // Skips the first byte of each row, which names its filter: 0 for none.
    if (pixel % width === 0) at += 1
    const from = 4 * pixel
    rows[at++] = indexOf[binOf(data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0)] ?? 0
  }
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  // Each pixel has eight bits, which are an index of the palette.
  header.set([8, 3], 8)
  return joined([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', await deflated(rows)),
    chunk('IEND', new Uint8Array()),
  ])
}

function colorsOf(data: PixelImage['data']): Colors {
  // For each bin: its weight, and the weighted sums of red, green and blue.
  const sums = new Float64Array(4 * bins)
  for (let at = 0; at + 3 < data.length; at += 4) {
    const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
    const weight = Math.min(r, g, b) < paperFrom ? 1 : paperWeight
    const sum = 4 * binOf(r, g, b)
    sums[sum] = (sums[sum] ?? 0) + weight
    sums[sum + 1] = (sums[sum + 1] ?? 0) + weight * r
    sums[sum + 2] = (sums[sum + 2] ?? 0) + weight * g
    sums[sum + 3] = (sums[sum + 3] ?? 0) + weight * b
  }
  const used: number[] = []
  for (let bin = 0; bin < bins; bin += 1) if (sums[4 * bin]) used.push(bin)
  const weights = Float64Array.from(used, (bin) => sums[4 * bin] ?? 0)
  const mean = (channel: number) =>
    Float64Array.from(used, (bin, at) => (sums[4 * bin + channel] ?? 0) / (weights[at] ?? 1))
  return { bins: Int32Array.from(used), weights, means: [mean(1), mean(2), mean(3)] }
}

/** A group of similar colours. It is a range of `order`, which contains indices of `Colors`. */
interface Box {
  start: number
  end: number
  /** The mean colour of the group. */
  color: readonly number[]
  /** The colour channel in which the group differs most, and how much is lost there by using one colour. */
  channel: number
  loss: number
}

/** Computes the palette by median cut: splits the group that loses most, at its mean, until there are enough groups. */
function paletteOf(colors: Colors, colorCount: number) {
  const order = Int32Array.from(colors.bins.keys())
  const boxes = [boxOf(colors, order, 0, order.length)]
  while (boxes.length < colorCount) {
    const worst = boxes.reduce((found, box, at) => (box.loss > (boxes[found]?.loss ?? 0) ? at : found), 0)
    const box = boxes[worst]
    if (!box || box.loss <= 0) break
    const middle = partition(colors, order, box)
    if (middle === box.start || middle === box.end) box.loss = 0
    else boxes.splice(worst, 1, boxOf(colors, order, box.start, middle), boxOf(colors, order, middle, box.end))
  }
  const indexOf = new Uint8Array(bins)
  for (const [index, { start, end }] of boxes.entries())
    for (let at = start; at < end; at += 1) indexOf[colors.bins[order[at] ?? 0] ?? 0] = index
  return { palette: Uint8Array.from(boxes.flatMap(({ color }) => color.map(Math.round))), indexOf }
}

/** Moves the colours that are at most as bright as the mean to the beginning of a box. Returns the index after them. */
function partition({ means }: Colors, order: Int32Array, { start, end, channel, color }: Box): number {
  const [values, mean] = [means[channel], color[channel] ?? 0]
  let middle = start
  for (let at = start; at < end; at += 1) {
    const index = order[at] ?? 0
    if ((values?.[index] ?? 0) > mean) continue
    order[at] = order[middle] ?? 0
    order[middle] = index
    middle += 1
  }
  return middle
}

function boxOf({ weights, means }: Colors, order: Int32Array, start: number, end: number): Box {
  const box = { start, end, channel: 0, loss: 0 }
  const color = means.map((values, channel) => {
    let [total, sum, squares] = [0, 0, 0]
    for (let at = start; at < end; at += 1) {
      const index = order[at] ?? 0
      const [weight, value] = [weights[index] ?? 0, values[index] ?? 0]
      total += weight
      sum += weight * value
      squares += weight * value * value
    }
    const mean = sum / (total || 1)
    const loss = squares - sum * mean
    if (loss > box.loss) Object.assign(box, { channel, loss })
    return mean
  })
  return { ...box, color }
}

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

function chunk(name: string, content: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + content.length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, content.length)
  bytes.set(new TextEncoder().encode(name), 4)
  bytes.set(content, 8)
  view.setUint32(8 + content.length, crc32(bytes.subarray(4, 8 + content.length)))
  return bytes
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
