import { describe, expect, it } from 'vitest'
import { readMedia } from '../readMedia.ts'
import {
  boxBytes,
  boxContent,
  bytesOf,
  exampleFilm,
  fragmentedFilm,
  uint32Bytes,
  boxPathsOf,
  type FilmInsertions,
} from './exampleMovie.ts'
import { requireBox } from './boxes.ts'
import { tableSamples } from './samples.ts'
import { tracksOf } from './tracks.ts'

type Bytes = Uint8Array<ArrayBuffer>

const secret = 'GPS +35.6586+139.7454/ Model X100 Serial 8712345'
const textOf = (bytes: Bytes) => Buffer.from(bytes).toString('latin1')
const clean = (bytes: Bytes) => readMedia('video/mp4', bytes)

/** The samples that a player reads from a film whose tables list them. */
const samplesOf = (bytes: Bytes) => {
  const movie = requireBox(bytes, { start: 0, end: bytes.length }, 'moov')
  return tracksOf(bytes, movie).flatMap((track) =>
    Array.from(tableSamples(bytes, track), ([from, to]) => bytes.slice(from, to)),
  )
}
/**
 * The samples of the film without the first one, which contains the name of the encoder and is therefore overwritten.
 */
const pictures = samplesOf(exampleFilm()).slice(1)

const keys = boxBytes(
  'meta',
  uint32Bytes(0),
  boxBytes('keys', uint32Bytes(0), uint32Bytes(1), boxBytes('mdta', 'com.apple.quicktime.location.ISO6709')),
  secret,
)
const hidden: Readonly<Record<string, Bytes>> = {
  udta: boxBytes('udta', boxBytes('\u00A9xyz', secret), boxBytes('auth', secret)),
  meta: keys,
  uuid: boxBytes('uuid', Array(16).fill(7), secret),
  sefd: boxBytes('sefd', 'SEFH', secret),
  XMP_: boxBytes('XMP_', `<x:xmpmeta>${secret}`),
  free: boxBytes('free', secret),
  skip: boxBytes('skip', secret),
  wide: boxBytes('wide', secret),
  iods: boxBytes('iods', secret),
  abcd: boxBytes('abcd', boxBytes('udta', secret)),
}
const levels = ['file', 'movie', 'track', 'media', 'information', 'table'] as const

describe('an MP4 film that a member uploads (X10, Q369)', () => {
  it.each(levels.flatMap((level) => Object.keys(hidden).map((name) => [name, level] as const)))(
    'loses personal data in a box `%s` at the level “%s”, and keeps all its samples',
    (name, level) => {
      const file = exampleFilm({ [level]: [hidden[name]] } as FilmInsertions)
      const { content, width, height } = clean(file)
      expect({ width, height, length: content.length }).toEqual({ width: 320, height: 180, length: file.length })
      expect(textOf(content)).not.toMatch(/GPS|Serial|udta|meta|uuid|sefd|XMP|location/)
      expect(samplesOf(content).slice(1)).toEqual(pictures)
    },
  )

  it.each([
    ['before the samples', {}],
    ['after the samples', { isDataFirst: true }],
    ['with offsets of 64 bits', { hasLongOffsets: true }],
  ] as const)('still has tables with the correct offsets of its samples after the cleaning: tables %s', (_, extra) => {
    const { content } = clean(exampleFilm({ ...extra, movie: [boxBytes('udta', secret)] }))
    expect(samplesOf(content).slice(1)).toEqual(pictures)
  })

  it('loses bytes that are hidden between its samples', () => {
    const { content } = clean(exampleFilm({ slack: bytesOf(secret) }))
    expect(textOf(content)).not.toContain('GPS')
    expect(samplesOf(content).slice(1)).toEqual(pictures)
  })

  it.each(['mebx', 'camm', 'gpmd', 'tmcd', 'text'])(
    'loses a track of the kind `%s`, which can contain positions, with its samples',
    (kind) => {
      const { content } = clean(exampleFilm({ timed: { handler: 'meta', kind, sample: bytesOf(secret) } }))
      expect(textOf(content)).not.toMatch(/GPS|Telemetry|metadata of a camera/)
      expect(boxPathsOf(content).filter((path) => path === 'moov/trak')).toHaveLength(1)
      expect(samplesOf(content).slice(1)).toEqual(pictures)
    },
  )

  it('loses its creation times and the names of the programs that wrote it', () => {
    const before = textOf(exampleFilm())
    const { content } = clean(exampleFilm())
    expect(before).toContain('Haru')
    expect(before).toContain('x264')
    expect(textOf(content)).not.toMatch(/Haru|appl|mhlr|Lavc|x264/)
    expect(textOf(content)).not.toContain(textOf(bytesOf(uint32Bytes(0x7e57_ed))))
    expect(textOf(content)).toContain('vide')
  })

  it('keeps its codec configuration, and its sample tables unchanged byte by byte', () => {
    const file = exampleFilm()
    const { content } = clean(file)
    for (const name of ['stts', 'stsc', 'stsz', 'stco'])
      expect(boxContent(content, 'moov', 'trak', 'mdia', 'minf', 'stbl', name)).toEqual(
        boxContent(file, 'moov', 'trak', 'mdia', 'minf', 'stbl', name),
      )
    expect(textOf(content)).toContain('avcC')
  })

  it('does not change if it is uploaded a second time after the cleaning', () => {
    const { content } = clean(exampleFilm({ movie: [boxBytes('udta', secret)] }))
    expect(clean(content).content).toEqual(content)
  })

  it('keeps its fragments if it is a fragmented film', () => {
    const file = fragmentedFilm()
    const { content, width, height } = clean(file)
    expect({ width, height }).toEqual({ width: 320, height: 180 })
    expect(textOf(file)).toContain('Lavf')
    expect(textOf(content)).not.toMatch(/Lavf|x264|udta/)
    expect(boxPathsOf(content).filter((path) => path !== 'moov/free')).toEqual(
      boxPathsOf(file).filter((path) => path !== 'moov/udta'),
    )
    const changed = file.filter((byte, index) => byte !== content[index]).length
    expect(changed).toBeLessThan(800)
  })

  it('loses boxes that are hidden between and after its fragments', () => {
    const file = fragmentedFilm()
    const at = requireBox(file, { start: 0, end: file.length }, 'moof').at
    for (const hiding of [
      boxBytes('emsg', secret),
      boxBytes('prft', secret),
      boxBytes('uuid', secret),
      boxBytes('styp', secret),
    ]) {
      const { content } = clean(bytesOf(file.slice(0, at), hiding, file.slice(at), hiding))
      expect(textOf(content)).not.toContain('GPS')
    }
  })

  it.each<[string, Bytes]>([
    ['that is cut off', exampleFilm().slice(0, -5)],
    ['with a box of a size below its header', bytesOf(exampleFilm(), uint32Bytes(4), 'free', uint32Bytes(0))],
    ['with a box larger than the file', bytesOf(exampleFilm(), uint32Bytes(0x7fff_ffff), 'free')],
    [
      'with a box of more than 2^63 bytes',
      bytesOf(exampleFilm(), uint32Bytes(1), 'free', uint32Bytes(0xffff_ffff), uint32Bytes(0xffff_ffff)),
    ],
    [
      'with a box that is larger than the box around it',
      exampleFilm({ movie: [bytesOf(uint32Bytes(9_000_000), 'trak')] }),
    ],
    [
      'with a table of four thousand million samples',
      exampleFilm({ table: [boxBytes('stss', uint32Bytes(0), uint32Bytes(0xffff_ffff))] }),
    ],
    ['with two movies', bytesOf(exampleFilm(), boxBytes('moov'))],
    ['without a movie', bytesOf(boxBytes('ftyp', 'isom', uint32Bytes(0)), boxBytes('mdat', secret))],
    ['whose samples are in its tables', withFirstChunkAt(40)],
    ['whose samples are after its end', withFirstChunkAt(0x7000_0000)],
    ['whose samples are in another file', withoutOwnSamples()],
    ['of an unknown codec', renamed(exampleFilm(), 'avc1\0', 'zzzz\0')],
  ])('is refused %s (InvalidArgument)', (_, file) => {
    expect(() => clean(file)).toThrow('InvalidArgument')
  })

  it('is refused without a long computation if 400,000 chunks refer to one large chunk', () => {
    const chunks = 400_000
    const firstTables = [
      boxBytes('stsc', uint32Bytes(0), uint32Bytes(1), uint32Bytes(1), uint32Bytes(1), uint32Bytes(1)),
      boxBytes('stsz', uint32Bytes(0), uint32Bytes(40_000), uint32Bytes(chunks)),
      boxBytes(
        'stco',
        uint32Bytes(0),
        uint32Bytes(chunks),
        Array.from({ length: chunks }, () => uint32Bytes(2_000)).flat(),
      ),
    ]
    const file = exampleFilm({ firstTables, slack: new Uint8Array(2_000), isDataFirst: true })
    expect(() => clean(file)).toThrow('InvalidArgument')
  })

  it('is refused without a long computation if a table claims four billion samples of one byte', () => {
    const firstTables = [
      boxBytes('stsc', uint32Bytes(0), uint32Bytes(1), uint32Bytes(1), uint32Bytes(0xffff_ffff), uint32Bytes(1)),
      boxBytes('stsz', uint32Bytes(0), uint32Bytes(1), uint32Bytes(0xffff_ffff)),
    ]
    expect(() => clean(exampleFilm({ firstTables }))).toThrow('InvalidArgument')
  })
})

/** A film in which the offset of the first sample is changed. */
function withFirstChunkAt(place: number): Bytes {
  const file = exampleFilm()
  boxContent(file, 'moov', 'trak', 'mdia', 'minf', 'stbl', 'stco')?.setUint32(8, place)
  return file
}

function withoutOwnSamples(): Bytes {
  const file = exampleFilm()
  boxContent(file, 'moov', 'trak', 'mdia', 'minf', 'dinf', 'dref')?.setUint32(16, 0)
  return file
}

function renamed(file: Bytes, from: string, to: string): Bytes {
  return new Uint8Array(Buffer.from(textOf(file).replaceAll(from, to), 'latin1'))
}
