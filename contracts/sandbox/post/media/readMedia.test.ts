import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { onePixel } from '../../../post/onePixel.ts'
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

/** What stands in each file's metadata and must not come out again. */
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
const gifComment = bytes(0x21, 0xfe, secret.length, secret, 0)

const box = (name: string, ...data: Uint8Array[]) => {
  const inside = bytes(...data)
  return bytes(be(inside.length + 8, 4), name, inside)
}
const header = (name: string) =>
  box(name, bytes([0, 0, 0, 0], be(0x7e57ed, 4), be(0x7e57ed, 4), Array(60).fill(0), be(3 << 16, 4), be(2 << 16, 4)))
const track = (handler: string) =>
  box('trak', header('tkhd'), box('mdia', box('hdlr', bytes(Array(8).fill(0), handler, Array(12).fill(0)))))
const mp4 = (...extra: Uint8Array[]) =>
  bytes(
    box('ftyp', bytes('isom', be(0, 4), 'isom')),
    box('moov', header('mvhd'), track('vide'), ...extra),
    box('mdat', bytes([1, 2, 3])),
  )

const read = (format: MediaFormat, file: Bytes) => {
  const { content, ...rest } = readMedia(format, file)
  return { ...rest, text: Buffer.from(content).toString('latin1'), content }
}

describe('uploads are taken by their content (X10)', () => {
  it.each([
    ['image/png', png(chunk('tEXt', secret), chunk('eXIf', secret)), png()],
    ['image/jpeg', jpeg(segment(0xfe, secret), segment(0xe0, 'JFIF\0'), exif(1)), jpeg().slice(0, -secret.length)],
    [
      'image/webp',
      webp(extended(0x0c), picture, riffChunk('EXIF', secret), riffChunk('XMP ', secret)),
      webp(extended(0), picture),
    ],
    ['image/gif', gif(gifComment, gifImage), gif(gifImage)],
  ] as const)('%s: keeps the picture and drops what says where and by whom', (format, file, clean) => {
    const result = read(format, file)
    expect(result).toMatchObject({ format, width: 3, height: 2 })
    expect(result.text).toBe(Buffer.from(clean).toString('latin1'))
  })

  it('video/mp4: blanks places and times where they stand, so that nothing moves', () => {
    const file = mp4(box('udta', bytes(secret)))
    const { text, width, height, content } = read('video/mp4', file)
    expect({ width, height, length: content.length }).toEqual({ width: 3, height: 2, length: file.length })
    expect(text).not.toContain('GPS')
    expect(text).not.toContain(Buffer.from(be(0x7e57ed, 4)).toString('latin1'))
    expect(text).toContain('free')
  })

  it.each([
    ['free', mp4(box('free', bytes(secret)))],
    ['skip', mp4(box('skip', bytes(secret)))],
    ['free behind everything', bytes(mp4(), box('free', bytes(secret)))],
    ['free in a table of samples', mp4(box('trak', box('mdia', box('minf', box('stbl', box('free', bytes(secret)))))))],
    ['free among edits', mp4(box('trak', box('edts', box('skip', bytes(secret)))))],
  ])('video/mp4: blanks what a box of no meaning hides (%s)', (_, file) => {
    const { text, content } = read('video/mp4', file)
    expect(content.length).toBe(file.length)
    expect(text).not.toContain(Buffer.from(bytes(secret)).toString('latin1'))
  })

  it('image/jpeg: keeps which way up a photo is, and nothing else of its EXIF', () => {
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
    ['a video with a track of places', 'video/mp4', mp4(track('meta'))],
    ['a HEIC as a video', 'video/mp4', bytes(box('ftyp', bytes('heic')), mp4())],
    ['a PNG that says JPEG', 'image/jpeg', onePixel],
    ['a page that says PNG', 'image/png', bytes('<!doctype html><script>alert(1)</script>')],
    ['nothing', 'image/gif', bytes()],
    ['a PNG of a terapixel', 'image/png', bytes(png().slice(0, 16), be(2 ** 20, 4), be(2 ** 20, 4), png().slice(24))],
    [
      'boxes in boxes without end',
      'video/mp4',
      bytes(
        box('ftyp', bytes('isom')),
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
    ['video/mp4', mp4()],
  ] as const)('%s: whatever is cut off or broken is refused or read, and never an accident', (format, file) => {
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
  })
})
