import { deflateSync, inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { onePixelPng } from '../../../post/onePixelPng.ts'
import { dataViewOf } from './bytes.ts'
import { boxBytes, exampleFilm } from './mp4/exampleMovie.ts'
import { readMedia, type MediaFormat } from './readMedia.ts'

type Bytes = Uint8Array<ArrayBuffer>

const bytes = (...parts: (string | number | readonly number[] | Uint8Array)[]): Bytes =>
  new Uint8Array(
    Buffer.concat(
      parts.map((part) =>
        Buffer.from(typeof part === 'string' ? Buffer.from(part, 'latin1') : typeof part === 'number' ? [part] : part),
      ),
    ),
  )
const be = (value: number, size: 2 | 4) =>
  [...Array(size).keys()].map((index) => (value >>> (8 * (size - 1 - index))) & 255)
const le = (value: number, size: 2 | 3 | 4) => [...Array(size).keys()].map((index) => (value >>> (8 * index)) & 255)

/** Text in each file's metadata that must be removed. */
const secret = 'GPS 35.6586N 139.7454E'

const chunk = (name: string, data: Uint8Array | string) => bytes(be(data.length, 4), name, bytes(data), be(0, 4))
const png = (...extra: Uint8Array[]) =>
  bytes(
    '\u0089PNG\r\n\u001a\n',
    chunk('IHDR', bytes(be(3, 4), be(2, 4), [8, 6, 0, 0, 0])),
    ...extra,
    chunk('IDAT', deflateSync(Buffer.alloc(26))),
    chunk('IEND', ''),
  )

const segment = (marker: number, data: Uint8Array | string) => bytes(0xff, marker, be(data.length + 2, 2), bytes(data))
const exif = (orientation: number) =>
  segment(
    0xe1,
    bytes(
      'Exif\0\0',
      'II',
      le(42, 2),
      le(8, 4),
      le(1, 2),
      le(0x112, 2),
      le(3, 2),
      le(1, 4),
      le(orientation, 4),
      le(0, 4),
      secret,
    ),
  )
const jpeg = (...extra: Uint8Array[]) =>
  bytes(
    [0xff, 0xd8],
    ...extra,
    segment(0xc0, bytes(8, be(2, 2), be(3, 2), [1, 1, 0x11, 0])),
    segment(0xda, bytes([1, 1, 0, 0, 63, 0])),
    [1, 2, 0xff, 0, 3, 0xff, 0xd0, 4],
    [0xff, 0xd9],
    secret,
  )

const riffChunk = (name: string, data: Uint8Array | string) =>
  bytes(name, le(data.length, 4), bytes(data), data.length % 2 ? [0] : [])
const webp = (...chunks: Uint8Array[]) => {
  const body = bytes('WEBP', ...chunks)
  return bytes('RIFF', le(body.length, 4), body)
}
const extended = (flags: number) => riffChunk('VP8X', bytes(flags, [0, 0, 0], le(2, 3), le(1, 3)))
const picture = riffChunk('VP8L', bytes(0x2f, le(2 | (1 << 14), 4), [1, 2, 3]))

const gifImage = bytes(0x2c, le(0, 2), le(0, 2), le(3, 2), le(2, 2), 0, 2, [2, 1, 2, 0])
const gif = (...blocks: Uint8Array[]) =>
  bytes('GIF89a', le(3, 2), le(2, 2), [0x80, 0, 0], Array(6).fill(0), ...blocks, 0x3b)
const gifText = bytes(0x21, 0x01, 12, Array(12).fill(1), secret.length, secret, 0)
const gifApplication = bytes(0x21, 0xff, 11, 'XMP DataXMP', secret.length, secret, 0)
const gifComment = bytes(0x21, 0xfe, secret.length, secret, 0)

/** A colour profile as cameras write it: with a name, a date and a vendor tag. */
const profile = (() => {
  const data = [
    ['desc', `desc\0\0\0\0${secret}`],
    ['wtpt', 'XYZ \0\0\0\0abcdefghijkl'],
    ['rTRC', 'curv\0\0\0\0\0\0\0\u0001\u0002\u0033' + secret],
    ['vend', secret],
  ].map(([name = '', text = '']) => [name, bytes(text)] as const)
  const table = 128 + 4 + 12 * data.length
  const entries = data.map(([name, { length }], index) => {
    const before = data.slice(0, index).reduce((sum, [, each]) => sum + each.length, 0)
    return bytes(name, be(table + before, 4), be(length, 4))
  })
  const header = bytes(be(0, 4), 'Niko', [2, 0x40, 0, 0], 'mntrRGB XYZ ', Array(12).fill(9), 'acsp', Array(88).fill(9))
  return bytes(header, be(data.length, 4), ...entries, ...data.map(([, each]) => each))
})()

const profileParts = [
  segment(0xe2, bytes('ICC_PROFILE\0', 2, 2, profile.slice(100))),
  segment(0xe2, bytes('ICC_PROFILE\0', 1, 2, profile.slice(0, 100))),
]
const profileOfJpeg = (content: Bytes) => {
  const at = Buffer.from(content).indexOf('ICC_PROFILE')
  return content.slice(at + 14, at - 2 + dataViewOf(content).getUint16(at - 2))
}
const profileOfPng = (content: Bytes) => {
  const at = Buffer.from(content).indexOf('iCCP')
  return new Uint8Array(inflateSync(content.slice(at + 9, at + 4 + dataViewOf(content).getUint32(at - 4))))
}
const profileOfWebp = (content: Bytes) => {
  const at = Buffer.from(content).indexOf('ICCP')
  return content.slice(at + 8, at + 8 + dataViewOf(content).getUint32(at + 4, true))
}
const xmp = `http://ns.adobe.com/xap/1.0/\0<GCamera:MotionPhoto>${secret}`
const mpf = segment(0xe2, `MPF\0${secret}`)

const read = (format: MediaFormat, file: Bytes) => {
  const { content, ...rest } = readMedia(format, file)
  return { ...rest, text: Buffer.from(content).toString('latin1'), content }
}

describe('readMedia(), which cleans an uploaded picture or film (X10),', () => {
  it.each([
    ['image/png', png(chunk('tEXt', secret), chunk('eXIf', secret)), png()],
    ['image/jpeg', jpeg(segment(0xfe, secret), segment(0xe0, 'JFIF\0'), exif(1)), jpeg().slice(0, -secret.length)],
    [
      'image/webp',
      webp(extended(0x0c), picture, riffChunk('EXIF', secret), riffChunk('XMP ', secret)),
      webp(extended(0), picture),
    ],
    ['image/gif', gif(gifComment, gifImage), gif(gifImage)],
  ] as const)(
    'keeps the picture, and removes metadata about place, device and author, in a file of the type %s',
    (format, file, clean) => {
      const result = read(format, file)
      expect(result).toMatchObject({ format, width: 3, height: 2 })
      expect(result.text).toBe(Buffer.from(clean).toString('latin1'))
    },
  )

  it.each<[string, MediaFormat, Bytes, Bytes]>([
    ['a preview and a list of pictures', 'image/jpeg', jpeg(segment(0xe0, `JFXX\0${secret}`), mpf), jpeg()],
    [
      'unknown segments',
      'image/jpeg',
      jpeg(segment(0xeb, secret), segment(0xf0, secret), segment(0xdf, secret)),
      jpeg(),
    ],
    [
      'XMP, IPTC and FlashPix',
      'image/jpeg',
      jpeg(segment(0xe1, xmp), segment(0xed, secret), segment(0xe2, secret)),
      jpeg(),
    ],
    ['the film of a motion photo', 'image/jpeg', bytes(jpeg(segment(0xe1, xmp)), exampleFilm()), jpeg()],
    ['bytes between the segments', 'image/jpeg', jpeg(bytes([0xff, 0xff, 0xff])), jpeg()],
    ['unknown chunks', 'image/png', png(chunk('caBX', secret), chunk('iDOT', secret), chunk('vpAg', secret)), png()],
    ['known chunks that are too long', 'image/png', png(chunk('gAMA', secret), chunk('sRGB', secret)), png()],
    ['what follows the end', 'image/png', bytes(png(), secret, png()), png()],
    ['what follows the end', 'image/webp', bytes(webp(picture), secret), webp(picture)],
    ['a second picture', 'image/webp', webp(picture, riffChunk('VP8L', secret)), webp(picture)],
    [
      'the additional bytes of a longer header',
      'image/webp',
      webp(riffChunk('VP8X', bytes(0x0c, [1, 2, 3], le(2, 3), le(1, 3), secret)), picture),
      webp(extended(0), picture),
    ],
    ['texts and application blocks', 'image/gif', gif(gifText, gifApplication, gifImage, gifComment), gif(gifImage)],
    [
      'the additional bytes of a longer control block',
      'image/gif',
      gif(bytes([0x21, 0xf9, 4, 0, 0, 0, 0], secret.length, secret, 0), gifImage),
      gif(gifImage),
    ],
    ['what follows the end', 'image/gif', bytes(gif(gifImage), secret), gif(gifImage)],
  ])('removes %s from a file of the type %s (Q369)', (_, format, file, without) => {
    expect(read(format, file).text).toBe(read(format, without).text)
    expect(read(format, file).text).not.toContain('GPS')
  })

  it.each<[MediaFormat, Bytes, (content: Bytes) => Bytes]>([
    ['image/jpeg', jpeg(...profileParts), profileOfJpeg],
    ['image/png', png(chunk('iCCP', bytes(`${secret.slice(0, 20)}\0\0`, deflateSync(profile)))), profileOfPng],
    ['image/webp', webp(extended(0x20), riffChunk('ICCP', profile), picture), profileOfWebp],
  ])(
    'keeps the colours of the colour profile, and removes its names, dates and devices, in a file of the type %s (Q369)',
    (format, file, profileOf) => {
      const { content } = read(format, file)
      const kept = Buffer.from(profileOf(content)).toString('latin1')
      expect(kept).toContain('XYZ \0\0\0\0abcdefghijkl')
      expect(kept).toContain('curv\0\0\0\0\0\0\0\u0001\u0002\u0033')
      expect(kept.slice(12, 24)).toBe('mntrRGB XYZ ')
      expect(kept.slice(24, 36) + kept.slice(40, 64) + kept.slice(80, 128)).toMatch(/^\0*$/)
      expect(kept).not.toMatch(/GPS|Niko|vend/)
      expect(kept.length).toBe(dataViewOf(profileOf(content)).getUint32(0))
      expect(read(format, content).text).toBe(read(format, file).text)
    },
  )

  it.each<[MediaFormat, Bytes]>([
    ['image/jpeg', jpeg(segment(0xe2, `ICC_PROFILE\0\u0001\u0001${secret}`))],
    ['image/png', png(chunk('iCCP', `name\0\0${secret}`))],
    ['image/webp', webp(extended(0x20), riffChunk('ICCP', secret), picture)],
  ])('removes an unreadable colour profile from a file of the type %s', (format, file) => {
    expect(read(format, file).text).not.toContain('GPS')
  })

  it('keeps the orientation in the EXIF data of an image/png, and removes all other EXIF data', () => {
    const { text, width, height, content } = read('image/png', png(chunk('eXIf', exif(6).slice(10))))
    expect({ width, height }).toEqual({ width: 2, height: 3 })
    expect(text).not.toContain('GPS')
    expect(text).toContain('eXIf')
    expect(read('image/png', content)).toMatchObject({ text, width, height })
  })

  it('accepts an image/jpeg with unreadable EXIF data, and removes these data', () => {
    const broken = segment(0xe1, `Exif\0\0MM\0*\u00ff\u00ff\u00ff\u00ff${secret}`)
    expect(read('image/jpeg', jpeg(broken)).text).toBe(read('image/jpeg', jpeg()).text)
  })

  it('keeps the orientation in the EXIF data of an image/jpeg, and removes all other EXIF data', () => {
    const { text, width, height, content } = read('image/jpeg', jpeg(exif(6)))
    expect({ width, height }).toEqual({ width: 2, height: 3 })
    expect(text).not.toContain('GPS')
    expect(text).toContain('Exif')
    expect(read('image/jpeg', content).text).toBe(text)
  })

  it.each([
    ['an animated PNG', 'image/png', png(chunk('acTL', bytes(Array(8).fill(0))))],
    ['an animated WebP', 'image/webp', webp(extended(2), riffChunk('ANIM', bytes(Array(6).fill(0))))],
    ['an animated GIF', 'image/gif', gif(gifImage, gifImage)],
    ['a JPEG with a longer table of arithmetic codes', 'image/jpeg', jpeg(segment(0xcc, secret))],
    ['a HEIC as a video', 'video/mp4', bytes(boxBytes('ftyp', 'heic'), exampleFilm())],
    ['a PNG under the type of a JPEG', 'image/jpeg', onePixelPng],
    ['an HTML page under the type of a PNG', 'image/png', bytes('<!doctype html><script>alert(1)</script>')],
    ['an empty file', 'image/gif', bytes()],
    ['a PNG of a terapixel', 'image/png', bytes(png().slice(0, 16), be(2 ** 20, 4), be(2 ** 20, 4), png().slice(24))],
    [
      'a hundred thousand nested boxes',
      'video/mp4',
      bytes(
        boxBytes('ftyp', 'isom'),
        Array(1e6)
          .fill(be(8, 4).concat([...Buffer.from('moov')]))
          .flat()
          .slice(0, 8e5),
      ),
    ],
  ] as const)('refuses %s (InvalidArgument)', (_, format, file) => {
    expect(() => readMedia(format, file)).toThrow('InvalidArgument')
  })

  it.each([
    ['image/png', png()],
    ['image/jpeg', jpeg().slice(0, -secret.length)],
    ['image/webp', webp(picture)],
    ['image/gif', gif(gifImage)],
  ] as const)(
    'either accepts or refuses (InvalidArgument) a truncated or corrupted file of the type %s, without another error',
    (format, file) => {
      for (let length = 0; length < file.length; length += 1) {
        const broken = file.slice(0, length)
        const flipped = file.map((byte, index) => (index === length ? byte ^ 0xff : byte))
        for (const each of [broken, flipped]) {
          const outcome = (() => {
            try {
              return readMedia(format, each).format
            } catch (error) {
              return (error as Error).message
            }
          })()
          expect([format, 'InvalidArgument']).toContain(outcome)
        }
      }
    },
  )
})
