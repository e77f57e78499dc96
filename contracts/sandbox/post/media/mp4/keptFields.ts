/** Byte ranges [from, to] of a box's content that are kept; all other bytes become 0. */
export type KeptRanges = readonly (readonly [from: number, to: number])[]

/** A function that returns the kept byte ranges of a box's content. */
export type ChooseKeptRanges = (content: DataView) => KeptRanges

const upTo = (length: number): KeptRanges => [[0, length]]

/** Keeps the first `length` bytes of a box's content. */
export const keepFirstBytes =
  (length: number): ChooseKeptRanges =>
  () =>
    upTo(length)
/** Chooses the byte ranges by the version of the box, which is its first byte. */
const versioned =
  (first: KeptRanges, second: KeptRanges): ChooseKeptRanges =>
  (content) =>
    content.getUint8(0) === 1 ? second : first
/** Keeps a table: version and flags, a count, and entries of `entry` bytes. Removes bytes after the last entry. */
const table =
  (entry: number): ChooseKeptRanges =>
  (content) =>
    upTo(8 + entry * content.getUint32(4))

const bitsOf = (flags: number, fields: readonly (readonly [flag: number, bytes: number])[]) =>
  fields.reduce((sum, [flag, bytes]) => sum + (flags & flag ? bytes : 0), 0)

const sampleSizes: ChooseKeptRanges = (content) => upTo(content.getUint32(4) === 0 ? 12 + 4 * content.getUint32(8) : 12)
const compactSizes: ChooseKeptRanges = (content) =>
  upTo(12 + Math.ceil((content.getUint8(7) * content.getUint32(8)) / 8))
const editList: ChooseKeptRanges = (content) => upTo(8 + (content.getUint8(0) === 1 ? 20 : 12) * content.getUint32(4))
const fragmentHeader: ChooseKeptRanges = (content) =>
  upTo(
    8 +
      bitsOf(content.getUint32(0), [
        [0x1, 8],
        [0x2, 4],
        [0x8, 4],
        [0x10, 4],
        [0x20, 4],
      ]),
  )
const run: ChooseKeptRanges = (content) => {
  const flags = content.getUint32(0)
  const sample = bitsOf(flags, [
    [0x100, 4],
    [0x200, 4],
    [0x400, 4],
    [0x800, 4],
  ])
  const header = bitsOf(flags, [
    [0x1, 4],
    [0x4, 4],
  ])
  return upTo(8 + header + sample * content.getUint32(4))
}
const segmentIndex: ChooseKeptRanges = (content) => {
  const header = content.getUint8(0) === 1 ? 32 : 24
  return upTo(header + 12 * content.getUint16(header - 2))
}

/**
 * The kept fields of boxes that contain numbers (ISO/IEC 14496-12). Creation times, names and reserved bytes are
 * removed.
 */
export const keptFieldsOfBoxes = {
  mvhd: versioned(
    [
      [0, 4],
      [12, 26],
      [36, 72],
      [96, 100],
    ],
    [
      [0, 4],
      [20, 38],
      [48, 84],
      [108, 112],
    ],
  ),
  tkhd: versioned(
    [
      [0, 4],
      [12, 16],
      [20, 24],
      [32, 38],
      [40, 84],
    ],
    [
      [0, 4],
      [20, 24],
      [28, 36],
      [44, 50],
      [52, 96],
    ],
  ),
  mdhd: versioned(
    [
      [0, 4],
      [12, 22],
    ],
    [
      [0, 4],
      [20, 34],
    ],
  ),
  /** Keeps the kind of the track, but not the name of the program or device that wrote it. */
  hdlr: () => [
    [0, 4],
    [8, 12],
  ],
  vmhd: keepFirstBytes(12),
  smhd: keepFirstBytes(8),
  elst: editList,
  stts: table(8),
  ctts: table(8),
  stsc: table(12),
  stss: table(4),
  stco: table(4),
  co64: table(8),
  stsz: sampleSizes,
  stz2: compactSizes,
  cslg: versioned(upTo(24), upTo(44)),
  mehd: versioned(upTo(8), upTo(12)),
  trex: keepFirstBytes(24),
  mfhd: keepFirstBytes(8),
  tfhd: fragmentHeader,
  tfdt: versioned(upTo(8), upTo(12)),
  trun: run,
  sidx: segmentIndex,
} as const satisfies Readonly<Record<string, ChooseKeptRanges>>
