/** What is needed of a TrueType font to measure texts before they are drawn. Lengths are in em. */
export interface FontMetrics {
  /** Whether the font draws a code point. */
  has: (codePoint: number) => boolean
  /** The width by which a code point advances a line; 0 if the font lacks the code point. */
  advance: (codePoint: number) => number
}

/** A group of code points with consecutive glyphs (table `cmap`, format 12). */
interface GlyphGroup {
  first: number
  last: number
  glyph: number
}

/**
 * Reads which code points a TrueType font (not WOFF) has, and their widths. Texts are clipped by these widths, because
 * the drawing library does not report them. Throws if the bytes are not such a font, or if the font has no Unicode
 * mapping.
 */
export function readFontMetrics(bytes: Uint8Array): FontMetrics {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const table = tablesOf(view)
  const unitsPerEm = view.getUint16(table('head') + 18)
  const widthCount = view.getUint16(table('hhea') + 34)
  const widths = table('hmtx')
  const glyphOf = glyphReader(view, table('cmap'))
  return {
    has: (codePoint) => glyphOf(codePoint) > 0,
    advance: (codePoint) => {
      const glyph = glyphOf(codePoint)
      return glyph === 0 ? 0 : view.getUint16(widths + 4 * Math.min(glyph, widthCount - 1)) / unitsPerEm
    },
  }
}

function tablesOf(view: DataView): (name: string) => number {
  const offsets = new Map<string, number>()
  for (let at = 12; at < 12 + 16 * view.getUint16(4); at += 16) {
    const name = String.fromCodePoint(...[0, 1, 2, 3].map((byte) => view.getUint8(at + byte)))
    offsets.set(name, view.getUint32(at + 8))
  }
  return (name) => {
    const offset = offsets.get(name)
    if (offset === undefined) throw new Error(`The font has no table ${name}.`)
    return offset
  }
}

/**
 * Returns a function that looks up glyphs: in the font's table of all Unicode code points if it has one, otherwise in
 * the table of the first 65,536.
 */
function glyphReader(view: DataView, cmap: number): (codePoint: number) => number {
  const formats = new Map<number, number>()
  for (let at = cmap + 4; at < cmap + 4 + 8 * view.getUint16(cmap + 2); at += 8) {
    const start = cmap + view.getUint32(at + 4)
    formats.set(view.getUint16(start), start)
  }
  const [all, basic] = [formats.get(12), formats.get(4)]
  if (all !== undefined) return (codePoint) => glyphInGroups(groupsOf(view, all), codePoint)
  if (basic !== undefined) return (codePoint) => glyphInSegments(view, basic, codePoint)
  throw new Error('The font has no Unicode mapping.')
}

const groups = new WeakMap<DataView, GlyphGroup[]>()

function groupsOf(view: DataView, start: number): GlyphGroup[] {
  const known = groups.get(view)
  if (known) return known
  const read = Array.from({ length: view.getUint32(start + 12) }, (_, index) => {
    const at = start + 16 + 12 * index
    return { first: view.getUint32(at), last: view.getUint32(at + 4), glyph: view.getUint32(at + 8) }
  })
  groups.set(view, read)
  return read
}

function glyphInGroups(sorted: GlyphGroup[], codePoint: number): number {
  let [low, high] = [0, sorted.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const group = sorted[middle]
    if (!group) return 0
    if (codePoint < group.first) high = middle - 1
    else if (codePoint > group.last) low = middle + 1
    else return group.glyph + codePoint - group.first
  }
  return 0
}

function glyphInSegments(view: DataView, start: number, codePoint: number): number {
  const size = view.getUint16(start + 6)
  const [ends, starts, deltas, offsets] = [14, 16 + size, 16 + 2 * size, 16 + 3 * size].map((at) => start + at) as [
    number,
    number,
    number,
    number,
  ]
  for (let at = 0; at < size; at += 2) {
    if (view.getUint16(ends + at) < codePoint) continue
    const first = view.getUint16(starts + at)
    if (first > codePoint) return 0
    const offset = view.getUint16(offsets + at)
    const delta = view.getUint16(deltas + at)
    if (offset === 0) return (codePoint + delta) & 0xffff
    const glyph = view.getUint16(offsets + at + offset + 2 * (codePoint - first))
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff
  }
  return 0
}
