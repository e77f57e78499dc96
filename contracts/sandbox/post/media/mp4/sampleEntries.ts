import { boxesIn, contentOf, type Box } from './boxes.ts'
import { fixed, type Keep, type KeptFields } from './keptFields.ts'

type Bytes = Uint8Array<ArrayBuffer>

/**
 * Codecs that browsers play. What their samples look like is known, so that nothing else is taken for one. MPEG-4
 * Visual (`mp4v`) is none: hardly a browser plays it, and its samples may hold texts of their encoder.
 */
const codecs: Readonly<Record<string, readonly string[]>> = {
  vide: ['avc1', 'avc3', 'hvc1', 'hev1', 'dvh1', 'dvhe', 'av01', 'vp08', 'vp09'],
  soun: ['mp4a', 'Opus', 'ac-3', 'ec-3'],
}

/** Whether a track of this kind holds nothing but codecs that are known. */
export const areKnownCodecs = (handler: string, entries: readonly Box[]) =>
  entries.length > 0 && entries.every(({ name }) => codecs[handler]?.includes(name))

/** The sample entries of an `stsd`, which says how the samples of a track are encoded. */
export const sampleEntriesOf = (bytes: Bytes, { start, end }: Box) => [...boxesIn(bytes, { start: start + 8, end })]

const videoFields: KeptFields = [
  [6, 8],
  [24, 36],
  [40, 42],
  [74, 78],
]
const soundFields: KeptFields = [
  [6, 10],
  [16, 28],
]
/** Sound of QuickTime has more fields in front of its boxes, by its version. */
const quickTimeSound = [28, 44, 64]

/** What is kept of a sample entry, and where its boxes begin. Names of encoders and vendors go. */
export function entryFields(bytes: Bytes, entry: Box, handler: string, stsdVersion: number) {
  if (handler === 'vide') return { fields: videoFields, boxesAt: entry.start + 78 }
  const version = stsdVersion === 0 ? contentOf(bytes, entry).getUint16(8) : 0
  const length = quickTimeSound[version] ?? 28
  return { fields: [...soundFields, [28, length]] satisfies KeptFields, boxesAt: entry.start + length }
}

/** The parameter sets of H.264, and what follows them in its high profiles. */
const avcConfiguration: Keep = (content) => {
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
 * The parameter sets of HEVC, in arrays by their kind. Of messages beside the picture (kinds 39 and 40), where encoders
 * write who they are, only the headers stay.
 */
const hevcConfiguration: Keep = (content) => {
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

/** A descriptor: a tag, its length in groups of seven bits, and so many bytes. */
const elementaryStream: Keep = (content) => {
  let length = 0
  for (let at = 5; at < 9; at += 1) {
    const byte = content.getUint8(at)
    length = length * 128 + (byte & 127)
    if (byte < 128) return [[0, at + 1 + length]]
  }
  return []
}

const opus: Keep = (content) => [[0, content.getUint8(10) === 0 ? 11 : 13 + content.getUint8(9)]]

const nclx = 0x6e63_6c78
const nclc = 0x6e63_6c63
/** Colours as numbers. A colour profile (`prof`, `rICC`) goes: videos have their colours in these numbers as well. */
const colours: Keep = (content) => {
  const kind = content.getUint32(0)
  if (kind === nclx) return [[0, 11]]
  return kind === nclc ? [[0, 10]] : []
}

const whole: Keep = (content) => [[0, content.byteLength]]

/** The boxes of a sample entry that a decoder or a screen needs. */
export const entryBoxes: Readonly<Record<string, Keep>> = {
  avcC: avcConfiguration,
  hvcC: hevcConfiguration,
  av1C: whole,
  vpcC: whole,
  dvcC: fixed(24),
  dvvC: fixed(24),
  esds: elementaryStream,
  dOps: opus,
  dac3: fixed(3),
  dec3: whole,
  colr: colours,
  pasp: fixed(8),
  clap: fixed(32),
  fiel: fixed(2),
  btrt: fixed(12),
  mdcv: fixed(24),
  clli: fixed(4),
}
