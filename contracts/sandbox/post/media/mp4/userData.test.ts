import { describe, expect, it } from 'vitest'
import { readMedia } from '../readMedia.ts'
import { bytesOf, exampleFilm, uint32Bytes } from './exampleMovie.ts'
import { overwriteUserData, nalCodecs } from './userData.ts'

const secret = 'GPS +35.6586+139.7454/'
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const unit = (header: readonly number[], content: string) =>
  bytesOf(uint32Bytes(header.length + content.length), [...header], content)
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

const avc = { ...nalCodecs.avc, lengthSize: 4 }
const hevc = { ...nalCodecs.hevc, lengthSize: 4 }

describe('the NAL units of an uploaded film’s pictures (Q369)', () => {
  it.each(range(0, 31))(
    'of H.264 are kept if their kind is for picture data, and otherwise overwritten: kind %i',
    (kind) => {
      const sample = bytesOf(unit([kind], `\u0005\u0016${secret}\u0080`), unit([1], 'picture'))
      const isOfPicture = [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 13, 14, 15, 16, 19, 20, 21].includes(kind)
      const { length } = sample
      overwriteUserData(sample, avc)
      expect(textOf(sample).includes('GPS')).toBe(isOfPicture)
      expect(textOf(sample)).toContain('picture')
      expect(sample).toHaveLength(length)
    },
  )

  it.each(range(0, 63))(
    'of HEVC are kept if their kind is for picture data, and otherwise overwritten: kind %i',
    (kind) => {
      const sample = bytesOf(unit([kind << 1, 1], `\u0005\u0016${secret}\u0080`), unit([2, 1], 'picture'))
      overwriteUserData(sample, hevc)
      expect(textOf(sample).includes('GPS')).toBe(kind <= 37)
      expect(textOf(sample)).toContain('picture')
    },
  )

  it('of Dolby Vision include an HEVC unit of kind 62 with brightness data, which is kept', () => {
    const sample = bytesOf(unit([62 << 1, 1], 'brightness'), unit([63 << 1, 1], secret))
    overwriteUserData(sample, { ...hevc, hasDolbyVision: true })
    expect(textOf(sample)).toContain('brightness')
    expect(textOf(sample)).not.toContain('GPS')
  })

  it('must have length fields of one size in all samples of a film; otherwise the film is refused', () => {
    const stsd = textOf(exampleFilm()).indexOf('stsd')
    const file = exampleFilm()
    const at = stsd + 12
    const length = new DataView(file.buffer).getUint32(at)
    const entry = file.slice(at, at + length)
    const other = entry.slice()
    const configuration = textOf(other).indexOf('avcC') + 4
    other[configuration + 4] = 0xfc
    const two = bytesOf(uint32Bytes(8 + 8 + 2 * length), 'stsd', uint32Bytes(0), uint32Bytes(2), [...entry], [...other])
    expect(() => readMedia('video/mp4', exampleFilm({ firstTables: [], stsd: two }))).toThrow('InvalidArgument')
    expect(() =>
      readMedia(
        'video/mp4',
        exampleFilm({
          stsd: bytesOf(uint32Bytes(16 + 2 * length), 'stsd', uint32Bytes(0), uint32Bytes(2), [...entry], [...entry]),
        }),
      ),
    ).not.toThrow()
  })
})
