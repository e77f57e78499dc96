import { boxesIn, contentOf, type Box } from './boxes.ts'
import { keepFirstBytes, type ChooseKeptRanges, type KeptRanges } from './keptFields.ts'

type Bytes = Uint8Array<ArrayBuffer>

/**
 * The accepted codecs by the kind of track: those that browsers play and whose samples can be parsed, so that no other
 * data can be hidden in them. MPEG-4 Visual (`mp4v`) is excluded, because hardly any browser plays it and its samples
 * may contain encoder texts.
 */
const codecs: Readonly<Record<string, readonly string[]>> = {
  vide: ['avc1', 'avc3', 'hvc1', 'hev1', 'dvh1', 'dvhe', 'av01', 'vp08', 'vp09'],
  soun: ['mp4a', 'Opus', 'ac-3', 'ec-3'],
}

/** Whether all sample entries of a track use known codecs. */
export const areKnownCodecs = (handler: string, entries: readonly Box[]) =>
  entries.length > 0 && entries.every(({ name }) => codecs[handler]?.includes(name))

/** The sample entries of an `stsd` box, which describe how the samples of a track are encoded. */
export const sampleEntriesOf = (bytes: Bytes, { start, end }: Box) => [...boxesIn(bytes, { start: start + 8, end })]

const videoFields: KeptRanges = [
  [6, 8],
  [24, 36],
  [40, 42],
  [74, 78],
]
const soundFields: KeptRanges = [
  [6, 10],
  [16, 28],
]
/** The offset of the inner boxes in QuickTime sound, by its version. QuickTime sound has more fields than MP4. */
const quickTimeSound = [28, 44, 64]

/** The kept fields of a sample entry, and the offset of its inner boxes. Encoder and vendor names are removed. */
export function entryFields(bytes: Bytes, entry: Box, handler: string, stsdVersion: number) {
  if (handler === 'vide') return { fields: videoFields, boxesAt: entry.start + 78 }
  const version = stsdVersion === 0 ? contentOf(bytes, entry).getUint16(8) : 0
  const length = quickTimeSound[version] ?? 28
  return { fields: [...soundFields, [28, length]] satisfies KeptRanges, boxesAt: entry.start + length }
}

/** Keeps the parameter sets of H.264, and the fields after them in high profiles. */
const avcConfiguration: ChooseKeptRanges = (content) => {
  let at = 5
  const skip = (count: number) => {
    at += 1
    for (let index = 0; index < count; index += 1) at += 2 + content.getUint16(at)
  }
  skip(content.getUint8(at) & 31)
  skip(content.getUint8(at))
  if (![100, 110, 122, 144].includes(content.getUint8(1)) || content.byteLength < at + 4) return [[0, at]]
  at += 3
  skip(content.getUint8(at))
  return [[0, at]]
}

/**
 * Keeps the parameter sets of HEVC, in arrays by kind. Of SEI messages (kinds 39 and 40), where encoders write their
 * names, only the headers are kept.
 */
const hevcConfiguration: ChooseKeptRanges = (content) => {
  const fields: [number, number][] = [[0, 23]]
  let at = 23
  for (let arrays = content.getUint8(22); arrays > 0; arrays -= 1) {
    const isMessage = [39, 40].includes(content.getUint8(at) & 63)
    const count = content.getUint16(at + 1)
    fields.push([at, at + 3])
    at += 3
    for (let index = 0; index < count; index += 1) {
      const length = content.getUint16(at)
      fields.push([at, at + 2 + (isMessage ? Math.min(2, length) : length)])
      at += 2 + length
    }
  }
  return fields
}

/** Keeps a descriptor: a tag, its length in groups of seven bits, and its content. */
const elementaryStream: ChooseKeptRanges = (content) => {
  let length = 0
  for (let at = 5; at < 9; at += 1) {
    const byte = content.getUint8(at)
    length = length * 128 + (byte & 127)
    if (byte < 128) return [[0, at + 1 + length]]
  }
  return []
}

const opus: ChooseKeptRanges = (content) => [[0, content.getUint8(10) === 0 ? 11 : 13 + content.getUint8(9)]]

const nclx = 0x6e63_6c78
const nclc = 0x6e63_6c63
/** Keeps colours given as numbers. Removes colour profiles (`prof`, `rICC`), because videos contain the numbers too. */
const colours: ChooseKeptRanges = (content) => {
  const kind = content.getUint32(0)
  if (kind === nclx) return [[0, 11]]
  return kind === nclc ? [[0, 10]] : []
}

const whole: ChooseKeptRanges = (content) => [[0, content.byteLength]]

/** The inner boxes of a sample entry that a decoder or a display needs, with the byte ranges to keep. */
export const entryBoxes: Readonly<Record<string, ChooseKeptRanges>> = {
  avcC: avcConfiguration,
  hvcC: hevcConfiguration,
  av1C: whole,
  vpcC: whole,
  dvcC: keepFirstBytes(24),
  dvvC: keepFirstBytes(24),
  esds: elementaryStream,
  dOps: opus,
  dac3: keepFirstBytes(3),
  dec3: whole,
  colr: colours,
  pasp: keepFirstBytes(8),
  clap: keepFirstBytes(32),
  fiel: keepFirstBytes(2),
  btrt: keepFirstBytes(12),
  mdcv: keepFirstBytes(24),
  clli: keepFirstBytes(4),
}
