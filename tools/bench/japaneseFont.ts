import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Launch } from '../browser.ts'

/**
 * A system font for the measured browser. Every phone has a Japanese one; the pinned browser, and a bare Linux, have
 * none. There each letter is looked for in every font in vain, and that was most of what a layout took. A box stands
 * for each letter: as wide as a Japanese one, shaped as in any font, and without a file to keep.
 */
const family = 'Hiragino Sans'
/** Of the em square, to which all the other numbers refer. */
const em = 1000

/** First and last character, and the glyph for all of them. */
const ranges = [
  [0x20, 0x17f, 2],
  [0x2000, 0x206f, 2],
  [0x2100, 0x2bff, 1],
  [0x3000, 0x30ff, 1],
  [0x3400, 0x9fff, 1],
  [0xf900, 0xfaff, 1],
  [0xff00, 0xffef, 1],
] as const
/** Width of each glyph: the one for what is missing, a full box, half a one. */
const widths = [em, em, em / 2]

const u16 = (...values: number[]) =>
  Buffer.concat(values.map((value) => Buffer.from([(value >> 8) & 255, value & 255])))
const u32 = (...values: number[]) => u16(...values.flatMap((value) => [value >>> 16, value & 65_535]))

/** A rectangle as tall as a letter. */
function box(width: number): Buffer {
  const [left, right, foot, head] = [60, width - 60, -60, 820]
  const bounds = u16(1, left, foot, right, head)
  const contour = u16(3, 0)
  const points = Buffer.from([1, 1, 1, 1])
  const steps = u16(left, 0, right - left, 0, foot, head - foot, 0, foot - head)
  return Buffer.concat([bounds, contour, points, steps])
}

/** Many characters, one glyph: format 13. */
function characters(): Buffer {
  const groups = ranges.map(([first, last, glyph]) => u32(first, last, glyph))
  const length = 16 + 12 * ranges.length
  return Buffer.concat([u16(0, 1, 3, 10), u32(12), u16(13, 0), u32(length, 0, ranges.length), ...groups])
}

function names(style: string): Buffer {
  const texts = [family, style, `${family} ${style} of boxes`, `${family} ${style}`, '1', `HiraginoSans-${style}`]
  const encoded = texts.map((text) => Buffer.from(text, 'utf16le').swap16())
  const places = encoded.map((_, at) => encoded.slice(0, at).reduce((sum, { length }) => sum + length, 0))
  const records = encoded.map(({ length }, at) => u16(3, 1, 0x409, at + 1, length, places[at] ?? 0))
  return Buffer.concat([u16(0, texts.length, 6 + 12 * texts.length), ...records, ...encoded])
}

function font(style: 'Regular' | 'Bold'): Buffer {
  const isBold = style === 'Bold'
  const glyphs = widths.map(box)
  const starts = [0, ...glyphs.map((_, at) => glyphs.slice(0, at + 1).reduce((sum, { length }) => sum + length, 0))]
  const os2 = [
    u16(4, em / 2, isBold ? 700 : 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0),
    Buffer.alloc(10),
    u32(1, 0x28c70000, 0, 0),
    Buffer.from('none'),
    u16(isBold ? 0x20 : 0x40, 0x20, 0xffff, 880, -120, 0, 880, 120),
    u32(1 << 17, 0),
    u16(500, 700, 0, 0x20, 1),
  ]
  const tables: Record<string, Buffer> = {
    'OS/2': Buffer.concat(os2),
    cmap: characters(),
    glyf: Buffer.concat(glyphs),
    head: Buffer.concat([
      u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
      u16(0xb, em),
      Buffer.alloc(16),
      u16(0, -60, em, 820, isBold ? 1 : 0, 8, 2, 1, 0),
    ]),
    hhea: Buffer.concat([u32(0x10000), u16(880, -120, 0, em, 60, 60, em, 1, 0, 0, 0, 0, 0, 0, 0, widths.length)]),
    hmtx: u16(...widths.flatMap((width) => [width, 60])),
    loca: u32(...starts),
    maxp: Buffer.concat([u32(0x10000), u16(widths.length, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)]),
    name: names(style),
    post: Buffer.concat([u32(0x30000, 0), u16(-100, 50), u32(0, 0, 0, 0, 0)]),
  }
  return inOneFile(tables)
}

const sumOf = (table: Buffer) => {
  let sum = 0
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0
  return sum
}

function inOneFile(tables: Record<string, Buffer>): Buffer {
  const all = Object.entries(tables)
  const padded = all.map(([, table]) => Buffer.concat([table, Buffer.alloc(-table.length & 3)]))
  const power = 2 ** Math.floor(Math.log2(all.length))
  let place = 12 + 16 * all.length
  const directory = all.map(([tag, table], at) => {
    const whole = padded[at] ?? table
    const entry = Buffer.concat([Buffer.from(tag), u32(sumOf(whole), place, table.length)])
    place += whole.length
    return entry
  })
  const head = u16(1, 0, all.length, power * 16, Math.log2(power), all.length * 16 - power * 16)
  return Buffer.concat([head, ...directory, ...padded])
}

/** The same browser, with a Japanese font of the system's beside its own fonts. Linux only: the others have one. */
export function withJapaneseFont(launch: Launch): Launch {
  if (process.platform !== 'linux') return launch
  const folder = resolve('.tmp/bench-font')
  mkdirSync(folder, { recursive: true })
  for (const style of ['Regular', 'Bold'] as const) writeFileSync(join(folder, `${style}.ttf`), font(style))
  const known = launch.env['FONTCONFIG_FILE'] ?? '/etc/fonts/fonts.conf'
  const configuration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">${known}</include>
  <dir>${folder}</dir>
</fontconfig>
`
  writeFileSync(join(folder, 'fonts.conf'), configuration)
  return { ...launch, env: { ...launch.env, FONTCONFIG_FILE: join(folder, 'fonts.conf') } }
}
