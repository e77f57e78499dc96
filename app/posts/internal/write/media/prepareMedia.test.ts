import { describe, expect, it } from 'vitest'
import { amount } from '@tsudoi/contracts/testing/amount'
import {
  bareGif,
  bareJpeg,
  bareMp4,
  barePng,
  bareWebp,
  exifSegment,
  withExif,
} from '../../../../testing/examplePhoto.ts'
import { MediaProblem } from './mediaProblem.ts'
import { mediaProblemText } from './mediaMessages.ts'
import { scaledSize, prepareMedia, type EncodePicture } from './prepareMedia.ts'

type Bytes = Uint8Array<ArrayBuffer>
const text = (words: string): Bytes => new TextEncoder().encode(words)
const file = (bytes: Bytes, name = 'photo.jpg', type = 'image/jpeg') => new File([bytes], name, { type })
/** Returns a file that reports this size without allocating it. */
const huge = (bytes: Bytes, size: number, name: string) => {
  const whole = file(bytes, name)
  Object.defineProperty(whole, 'size', { value: size })
  return whole
}
const encodeTo =
  (bytes: Bytes, type = 'image/jpeg'): EncodePicture =>
  async () => ({ blob: new Blob([bytes], { type }), width: 4, height: 3 })
const clean = encodeTo(bareJpeg())
const fails: EncodePicture = () => Promise.reject(new DOMException('The source image could not be decoded.'))
const MB = 1_000_000

const reasonOf = (given: File, encode = clean) =>
  prepareMedia(given, encode).then(
    () => 'taken',
    (error: unknown) => (error instanceof MediaProblem ? error.reason : error),
  )
const quickTime = text('\0\0\0\x14ftypqt  \0\0\0\0qt  ')
const heic = text('\0\0\0\x18ftypheic\0\0\0\0mif1heic')

describe('a file that the member chooses for a post', () => {
  it.each<[string, File, string]>([
    ['an empty file', file(text('')), 'empty'],
    ['a text with the file name of a photo', file(text('星を見ました。')), 'unknown'],
    ['an HTML page', file(text('<!doctype html><script>alert(1)</script>')), 'unknown'],
    ['an SVG, which can contain scripts', file(text('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.svg'), 'unknown'],
    ['an executable', file(text('MZ\x90\0')), 'unknown'],
    ['an archive', file(text('PK\x03\x04')), 'unknown'],
    ['a PDF', file(text('%PDF-1.7')), 'unknown'],
    ['a script before the data of a photo', file(new Uint8Array([...text('/*'), ...bareJpeg()])), 'unknown'],
    ['a film of an unsupported format', file(text('\x1aE\xdf\xa3'), 'film.webm', 'video/webm'), 'unknown'],
    ['a QuickTime film without pictures', file(quickTime, 'IMG_1.MOV', 'video/quicktime'), 'quickTime'],
    ['a QuickTime film of 200 MB', huge(quickTime, 200 * MB, 'IMG_1.MOV'), 'videoTooLarge'],
    ['a photo of 200 MB', huge(bareJpeg(), 200 * MB, 'photo.jpg'), 'pictureTooLarge'],
    ['a film of 200 MB', huge(bareMp4(), 200 * MB, 'film.mp4'), 'videoTooLarge'],
    ['an unknown file of 200 MB', huge(text('anything'), 200 * MB, 'photo.jpg'), 'unknown'],
    ['a film of 11 MB', huge(bareMp4(), 11 * MB, 'film.mp4'), 'videoTooLarge'],
    ['a photo truncated in its picture data', file(bareJpeg().slice(0, -2)), 'cutOff'],
    ['a photo truncated in its header', file(bareJpeg().slice(0, 9)), 'cutOff'],
    ['a truncated photo whose preview has an end marker', file(withExif(bareJpeg().slice(0, -2), 1)), 'cutOff'],
    ['a truncated PNG', file(barePng().slice(0, -6)), 'cutOff'],
    ['a GIF truncated in its picture data', file(bareGif(1).slice(0, -4)), 'cutOff'],
    ['a truncated film', file(bareMp4().slice(0, -2)), 'cutOff'],
    ['a picture with too many pixels', file(bareJpeg(16_000, 16_000)), 'tooManyPixels'],
    ['a picture with a side that is too long', file(bareJpeg(20_000, 1)), 'tooManyPixels'],
  ])('is rejected with its reason: %s', async (_what, given, reason) => {
    expect(await reasonOf(given)).toBe(reason)
    expect(mediaProblemText(new MediaProblem(reason as MediaProblem['reason']))).toMatch(/。$/)
  })

  it.each([
    ['a photo that cannot be decoded', file(bareJpeg()), 'broken'],
    ['a HEIC photo that the browser cannot decode', file(heic, 'IMG_1.HEIC', ''), 'unsupported'],
  ])('is rejected when the browser cannot decode it: %s', async (_what, given, reason) => {
    expect(await reasonOf(given, fails)).toBe(reason)
  })

  const moving = [
    ['a GIF', bareGif(2)],
    ['a GIF without a trailer', bareGif(2, [])],
    ['a PNG', barePng(['acTL', [0, 0, 0, 2, 0, 0, 0, 0]])],
    ['a WebP', bareWebp(['ANIM', [0, 0, 0, 0, 0, 0]], ['ANMF', [1, 2]])],
    ['a HEIF sequence of a phone', text('\0\0\0\x18ftyphevc\0\0\0\0msf1hevc')],
    ['an AVIF', text('\0\0\0\x18ftypavis\0\0\0\0msf1avis')],
  ] as const
  it.each(moving)(
    'is sent as the first frame of its animation, with a note about that: %s (Q312, C092)',
    async (_what, bytes) => {
      const sent = await prepareMedia(file(bytes), clean)
      expect([sent.isFirstFrame, sent.kind]).toEqual([true, 'image'])
      expect(new Uint8Array(await sent.file.arrayBuffer())).toEqual(bareJpeg())
    },
  )

  it.each([
    ['a GIF', bareGif(1)],
    ['a GIF without a trailer', bareGif(1, [])],
    ['a PNG', barePng()],
    ['a WebP', bareWebp(['VP8 ', [1, 2]])],
    ['a HEIC photo of a phone', heic],
  ])('has no note about an animation if it contains one picture: %s (Q312)', async (_what, bytes) => {
    expect((await prepareMedia(file(bytes), clean)).isFirstFrame).toBeFalsy()
  })

  it('is sent with a neutral name and only its picture, even if other data is appended to the file', async () => {
    const polyglot = new Uint8Array([...bareJpeg(), ...text('<script>alert(1)</script>')])
    const sent = await prepareMedia(file(polyglot, '東京駅 2026-01-31.html', 'text/html'), clean)
    expect([sent.kind, sent.file.name, sent.file.type]).toEqual(['image', 'media.jpeg', 'image/jpeg'])
    expect(new Uint8Array(await sent.file.arrayBuffer())).toEqual(bareJpeg())
    expect((await prepareMedia(file(bareMp4(), 'a.jpg'), clean)).kind).toBe('video')
  })

  it('is sent as the newly encoded picture, without the metadata of the chosen file (X10)', async () => {
    for (const bytes of [withExif(bareJpeg(), 6), barePng(['eXIf', exifSegment(1)], ['iTXt', [65]])]) {
      const sent = await prepareMedia(file(bytes), clean)
      expect(new Uint8Array(await sent.file.arrayBuffer())).toEqual(bareJpeg())
    }
  })

  it('is scaled down to the size limit with its aspect ratio', () => {
    expect(scaledSize({ width: 4_000, height: 3_000 }, 2_048)).toEqual({ width: 2_048, height: 1_536 })
    expect(scaledSize({ width: 3, height: 16_000 }, 2_048)).toEqual({ width: 1, height: 2_048 })
    expect(scaledSize({ width: 800, height: 600 }, 2_048)).toEqual({ width: 800, height: 600 })
  })
})

describe('the checks of a file that the member chooses', () => {
  it('never hang for broken files, and throw no other error than a media problem', async () => {
    const samples = [
      withExif(bareJpeg(), 6),
      barePng(['eXIf', exifSegment(3)]),
      bareMp4(),
      bareGif(2),
      bareWebp(['ANIM', [1]]),
    ]
    let seed = 7
    const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
    for (let round = 0; round < amount({ part: 400, all: 20_000 }); round += 1) {
      const bytes = samples[round % samples.length]!.slice()
      for (let hits = 0; hits < 4; hits += 1) bytes[next(bytes.length)] = next(256)
      const given = file(bytes.slice(0, 1 + next(bytes.length)))
      expect(typeof (await reasonOf(given))).toBe('string')
    }
  })
})
