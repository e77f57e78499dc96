import { readFileSync } from 'node:fs'
import { joinBytes, dataViewOf } from '../bytes.ts'
import { boxesIn, boxIn, contentOf, requireBox, type Box } from './boxes.ts'
import { defaultSizesOf, readFragmentSamples } from './samples.ts'
import { tracksOf } from './tracks.ts'

type Bytes = Uint8Array<ArrayBuffer>
type Part = string | number | readonly number[] | Uint8Array

/** Test helper: concatenates texts (one byte per letter), numbers and lists into bytes. */
export const bytesOf = (...parts: readonly Part[]): Bytes =>
  joinBytes(
    parts.map((part) => {
      if (typeof part === 'string') return Uint8Array.from(part, (letter) => letter.charCodeAt(0))
      return typeof part === 'number' ? new Uint8Array([part]) : Uint8Array.from(part)
    }),
  )

/** A number as four bytes, the most significant first. */
export const uint32Bytes = (value: number) => [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255]

/** Test helper: builds an MP4 box with this name and content. */
export const boxBytes = (name: string, ...parts: readonly Part[]): Bytes => {
  const content = bytesOf(...parts)
  return bytesOf(uint32Bytes(content.length + 8), name, content)
}

/** A film of the sandbox: H.264 in fragments, written by ffmpeg. */
export const fragmentedFilm = (): Bytes =>
  new Uint8Array(readFileSync(new URL('../../../public/videos/velvet/180.mp4', import.meta.url)))

/** The first fragment of `fragmentedFilm`: its samples, and the boxes that describe their encoding. */
function filmParts() {
  const film = fragmentedFilm()
  const file = { start: 0, end: film.length }
  const movie = requireBox(film, file, 'moov')
  const tracks = new Map(tracksOf(film, movie).map((track) => [track.id, track]))
  const fragments = { tracks, defaultSizes: defaultSizesOf(film, movie) }
  const samples = [...readFragmentSamples(film, requireBox(film, file, 'moof'), fragments)]
  const whole = ({ at, end }: Box) => film.slice(at, end)
  return {
    samples: samples.map(([, [from, to]]) => film.slice(from, to)),
    stsd: whole(requireBox(film, movie, 'trak', 'mdia', 'minf', 'stbl', 'stsd')),
    header: whole(requireBox(film, movie, 'trak', 'tkhd')),
  }
}

/** Bytes that a test inserts into a film, and that the reader must remove again. */
export interface FilmInsertions {
  file?: readonly Bytes[]
  movie?: readonly Bytes[]
  track?: readonly Bytes[]
  media?: readonly Bytes[]
  information?: readonly Bytes[]
  table?: readonly Bytes[]
  /** Tables that are inserted before the film's own ones, so that players use them instead. */
  firstTables?: readonly Bytes[]
  /** Replaces the box that describes the encoding of the samples. */
  stsd?: Bytes
  /** Bytes that are inserted before the samples and between the chunks. */
  slack?: Bytes
  /** A second track with this kind of sample entry, such as `gpmd`, and one sample. */
  timed?: { handler: string; kind: string; sample: Bytes }
  hasLongOffsets?: boolean
  isDataFirst?: boolean
}

const noTimes = [...uint32Bytes(0), ...uint32Bytes(0)]
const matrix = [
  ...uint32Bytes(0x1_0000),
  ...uint32Bytes(0),
  ...uint32Bytes(0),
  ...uint32Bytes(0),
  ...uint32Bytes(0x1_0000),
  ...uint32Bytes(0),
]
const unit = [...matrix, ...uint32Bytes(0), ...uint32Bytes(0), ...uint32Bytes(0x4000_0000)]
const written = [...uint32Bytes(0x7e57_ed), ...uint32Bytes(0x7e57_ed)]

const offsets = (places: readonly number[], isLong: boolean) =>
  isLong
    ? boxBytes(
        'co64',
        uint32Bytes(0),
        uint32Bytes(places.length),
        places.flatMap((place) => [...uint32Bytes(0), ...uint32Bytes(place)]),
      )
    : boxBytes('stco', uint32Bytes(0), uint32Bytes(places.length), places.flatMap(uint32Bytes))

const references = boxBytes('dinf', boxBytes('dref', uint32Bytes(0), uint32Bytes(1), boxBytes('url ', uint32Bytes(1))))

function tableOf(stsd: Bytes, sizes: readonly number[], chunks: Bytes, extra: FilmInsertions = {}) {
  return boxBytes(
    'stbl',
    stsd,
    ...(extra.firstTables ?? []),
    boxBytes('stts', uint32Bytes(0), uint32Bytes(1), uint32Bytes(sizes.length), uint32Bytes(512)),
    boxBytes('stsc', uint32Bytes(0), uint32Bytes(1), uint32Bytes(1), uint32Bytes(1), uint32Bytes(1)),
    boxBytes('stsz', uint32Bytes(0), uint32Bytes(0), uint32Bytes(sizes.length), sizes.flatMap(uint32Bytes)),
    chunks,
    ...(extra.table ?? []),
  )
}

/**
 * Builds a film with all samples in one data box and one sample per chunk, as phones write it, with the given
 * insertions.
 */
export function exampleFilm(extra: FilmInsertions = {}): Bytes {
  const { samples, stsd, header } = filmParts()
  const slack = extra.slack ?? new Uint8Array()
  const timed = extra.timed ? [extra.timed.sample] : []
  const data = boxBytes('mdat', ...[...samples, ...timed].flatMap((sample) => [slack, sample]))
  const ftyp = boxBytes('ftyp', 'isom', uint32Bytes(512), 'isom', 'avc1', 'mp41')
  const build = (start: number) => {
    let at = start + 8
    const places = [...samples, ...timed].map((sample) => {
      at += slack.length + sample.length
      return at - sample.length
    })
    const own = offsets(places.slice(0, samples.length), extra.hasLongOffsets ?? false)
    const tkhd = header.slice()
    dataViewOf(tkhd).setUint32(12, 0x7e57_ed)
    const picture = boxBytes(
      'trak',
      tkhd,
      ...(extra.track ?? []),
      boxBytes(
        'mdia',
        boxBytes('mdhd', uint32Bytes(0), written, uint32Bytes(4_096), uint32Bytes(4_096), [0x55, 0xc4, 0, 0]),
        boxBytes('hdlr', uint32Bytes(0), 'mhlr', 'vide', 'appl', noTimes, 'Core Media Video of Haru\0'),
        ...(extra.media ?? []),
        boxBytes(
          'minf',
          boxBytes('vmhd', uint32Bytes(1), noTimes),
          references,
          ...(extra.information ?? []),
          tableOf(
            extra.stsd ?? stsd,
            samples.map(({ length }) => length),
            own,
            extra,
          ),
        ),
      ),
    )
    return boxBytes(
      'moov',
      boxBytes(
        'mvhd',
        uint32Bytes(0),
        written,
        uint32Bytes(1_000),
        uint32Bytes(4_000),
        uint32Bytes(0x1_0000),
        [1, 0],
        Array(10).fill(0),
        unit,
        Array(24).fill(0),
        uint32Bytes(3),
      ),
      ...(extra.movie ?? []),
      picture,
      ...(extra.timed ? [timedTrack(extra.timed, offsets(places.slice(-1), false))] : []),
    )
  }
  const length = build(0).length
  const rest = extra.file ?? []
  return extra.isDataFirst
    ? bytesOf(ftyp, ...rest, data, build(bytesOf(ftyp, ...rest).length))
    : bytesOf(ftyp, ...rest, build(bytesOf(ftyp, ...rest).length + length), data)
}

function timedTrack({ handler, kind, sample }: NonNullable<FilmInsertions['timed']>, chunks: Bytes): Bytes {
  const entry = boxBytes(
    'stsd',
    uint32Bytes(0),
    uint32Bytes(1),
    boxBytes(kind, Array(6).fill(0), 0, 1, 'metadata of a camera'),
  )
  const tkhd = boxBytes(
    'tkhd',
    uint32Bytes(0),
    written,
    uint32Bytes(2),
    uint32Bytes(0),
    uint32Bytes(0),
    Array(16).fill(0),
    unit,
    uint32Bytes(0),
    uint32Bytes(0),
  )
  return boxBytes(
    'trak',
    tkhd,
    boxBytes(
      'mdia',
      boxBytes('mdhd', uint32Bytes(0), written, uint32Bytes(1_000), uint32Bytes(1_000), uint32Bytes(0)),
      boxBytes('hdlr', uint32Bytes(0), uint32Bytes(0), handler, Array(12).fill(0), 'Telemetry\0'),
      boxBytes('minf', references, tableOf(entry, [sample.length], chunks)),
    ),
  )
}

/** The paths of all boxes in a file, descending into container boxes. */
export function boxPathsOf(bytes: Bytes, place = { start: 0, end: bytes.length }, outer = ''): string[] {
  const holds = /^(moov|trak|mdia|minf|stbl|dinf|edts|mvex|moof|traf)$/
  return [...boxesIn(bytes, place)].flatMap((each) => {
    const path = outer ? `${outer}/${each.name}` : each.name
    return holds.test(each.name) ? [path, ...boxPathsOf(bytes, each, path)] : [path]
  })
}

/** The content of the box at a path. */
export const boxContent = (bytes: Bytes, ...path: readonly string[]) => {
  const found = boxIn(bytes, { start: 0, end: bytes.length }, ...path)
  return found && contentOf(bytes, found)
}
